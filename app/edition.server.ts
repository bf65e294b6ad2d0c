/** Everything that a site says at one time: who the broker is, their pictures, its texts, and what its forms ask for. */
import { theBroker } from "./broker/broker.server";
import { thePictures, type Pictures } from "./broker/pictures.server";
import type { Broker } from "./broker/profile.server";
import { shippedTexts, type Texts } from "./content/texts.server";
/** Everything that a site says at one time: who the broker is, their pictures, and what the pages are about. */
import { theBroker } from "./broker/broker.server";
import { thePictures, type Pictures } from "./broker/pictures.server";
import type { Broker } from "./broker/profile.server";
import { shippedTopics, type Topics } from "./content/items.server";

export interface Edition {
  broker: Broker;
  pictures: Pictures;
  /** Whether the forms ask when a call suits best. */
  callBack: boolean;
  texts: Texts;
  topics: Topics;
}

/** The newest. Ends the process where the profile is wrong. */
export const theEdition = (): Edition => ({
  broker: theBroker(),
  pictures: thePictures(),
  callBack: true,
  texts: shippedTexts(),
  topics: shippedTopics(),
});
