/** Everything that a site says at one time: who the broker is, their pictures, and what the pages are about. */
import { theBroker } from "./broker/broker.server";
import { thePictures, type Pictures } from "./broker/pictures.server";
import type { Broker } from "./broker/profile.server";
import { shippedTopics, type Topics } from "./content/items.server";

export interface Edition {
  broker: Broker;
  pictures: Pictures;
  topics: Topics;
}

/** The newest. Ends the process where the profile is wrong. */
export const theEdition = (): Edition => ({
  broker: theBroker(),
  pictures: thePictures(),
  topics: shippedTopics(),
});
