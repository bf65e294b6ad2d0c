import type { Answer } from "./enquiry-form";

/**
 * With scripts, a form is sent without leaving the page. Where no answer comes, or one that isn't the site's
 * own, the page stays, with everything typed, and says what happened.
 */
export async function sendOrExplain(send: () => Promise<unknown>): Promise<Answer> {
  try {
    const answer = await send();
    if (isOwn(answer)) return answer;
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    // The browser's word for a connection that failed. What a proxy says is thrown as another error.
    if (thrown instanceof TypeError) return { trouble: "offline" };
  }
  return { trouble: "intercepted" };
}

function isOwn(answer: unknown): answer is Answer {
  return (
    typeof answer === "object" && answer !== null && ("lastResult" in answer || "trouble" in answer)
  );
}

/** The page's data are the same for as long as it is open; what was sent stands in the address. */
export const never = () => false;
