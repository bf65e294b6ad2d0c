/** Everything that a site says at one time: who the broker is, and their pictures. */
import { theBroker } from "./broker/broker.server";
import { thePictures, type Pictures } from "./broker/pictures.server";
import type { Broker } from "./broker/profile.server";

export interface Edition {
  broker: Broker;
  pictures: Pictures;
}

/** The newest. Ends the process where the profile is wrong. */
export const theEdition = (): Edition => ({ broker: theBroker(), pictures: thePictures() });
