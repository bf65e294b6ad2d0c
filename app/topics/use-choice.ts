import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { choiceFrom, choose, queryOf, topicOf, type Item, type Range } from "./choice";

/** The choice in a page's browsers. It begins as the address says, and the address follows it. */
export function useChoice(items: readonly Item[], ranges: readonly Range[]) {
  const { pathname, search } = useLocation();
  const [choice, setChoice] = useState(() =>
    choiceFrom(new URLSearchParams(search), items, ranges),
  );

  return {
    /** Path and query of the page as it stands. */
    address: pathname + queryOf(choice, items, ranges),
    topic: topicOf(choice, items),
    browser: (range: Range) => ({
      range,
      selected: choice.selected[range.query] ?? range.first,
      hrefOf: (index: number) =>
        `${queryOf(choose(choice, range.query, index), items, ranges)}#${range.query}`,
      onSelect: (index: number) => {
        const next = choose(choice, range.query, index);
        setChoice(next);
        window.history.replaceState(
          window.history.state,
          "",
          pathname + queryOf(next, items, ranges),
        );
      },
    }),
  };
}
