import { useLocation } from "@remix-run/react";
import { theBroker } from "../broker/broker.server";
import { creditNotice } from "../content/credit-notice";
import { financeItems, financePage } from "../content/finance";
import { scopeOfPowers } from "../content/loan-powers";
import { FinanceDoor } from "../drawings/doors";
import { financeDrawings } from "../drawings/finance";
import { PageHead } from "../shell/page-head";
import { choiceFrom } from "./choice";
import { DefaultButton, ItemBrowser } from "./item-browser";
import { financeRanges, INSTALMENT, PROPERTY } from "./ranges";

/** What stands on /finanzierung above the form, whose id is `form`. */
export function FinanceTopics({ form }: { form: string }) {
  const { pathname, search } = useLocation();
  const { selected } = choiceFrom(new URLSearchParams(search), financeItems, financeRanges);
  const shared = { items: financeItems, drawings: financeDrawings, path: pathname, form };
  return (
    <>
      <DefaultButton form={form} />
      <PageHead title={financePage.title} lead={financePage.header} scene={<FinanceDoor />}>
        <p>
          <strong>{creditNotice}</strong> {scopeOfPowers(theBroker())}
        </p>
      </PageHead>
      <ItemBrowser
        {...shared}
        range={PROPERTY}
        selected={selected[PROPERTY.query] ?? PROPERTY.first}
        heading={financePage.immoHeading}
        intro={financePage.immoIntro}
      />
      <ItemBrowser
        {...shared}
        range={INSTALMENT}
        selected={selected[INSTALMENT.query] ?? INSTALMENT.first}
        heading={financePage.rateHeading}
        intro={financePage.rateIntro}
        notice={creditNotice}
      />
      <p className="page-close">{financePage.footer}</p>
    </>
  );
}
