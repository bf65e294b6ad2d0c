import { useLocation } from "@remix-run/react";
import { insuranceItems, insurancePage } from "../content/insurance";
import { InsuranceDoor } from "../drawings/doors";
import { insuranceDrawings } from "../drawings/insurance";
import { PageHead } from "../shell/page-head";
import { choiceFrom } from "./choice";
import { DefaultButton, ItemBrowser } from "./item-browser";
import { BUSINESS, insuranceRanges, PRIVATE } from "./ranges";

/** What stands on /versicherungen above the form, whose id is `form`. */
export function InsuranceTopics({ form }: { form: string }) {
  const { pathname, search } = useLocation();
  const { selected } = choiceFrom(new URLSearchParams(search), insuranceItems, insuranceRanges);
  const shared = { items: insuranceItems, drawings: insuranceDrawings, path: pathname, form };
  return (
    <>
      <DefaultButton form={form} />
      <PageHead title={insurancePage.title} lead={insurancePage.header} scene={<InsuranceDoor />} />
      <ItemBrowser
        {...shared}
        range={PRIVATE}
        selected={selected[PRIVATE.query] ?? PRIVATE.first}
        heading={insurancePage.privateHeading}
        intro={insurancePage.privateIntro}
      />
      <ItemBrowser
        {...shared}
        range={BUSINESS}
        selected={selected[BUSINESS.query] ?? BUSINESS.first}
        heading={insurancePage.businessHeading}
        intro={insurancePage.businessIntro}
      />
      <p className="page-close">{insurancePage.footer}</p>
    </>
  );
}
