/** Everything that a site says at one time: who the broker is, their pictures, its parts and look. */
import { theBroker } from "./broker/broker.server";
import { theLook, type Look } from "./broker/look.server";
import {
  pictureFile,
  thePictures,
  type PictureFile,
  type Pictures,
} from "./broker/pictures.server";
import type { Broker } from "./broker/profile.server";

export interface Edition {
  broker: Broker;
  pictures: Pictures;
  /** The file of a picture; undefined where there is none of that name. */
  pictureFile: (name: string) => PictureFile | undefined;
  look: Look;
}

/** The newest. Ends the process where the profile is wrong. */
export const theEdition = (): Edition => ({
  broker: theBroker(),
  pictures: thePictures(),
  pictureFile,
  look: theLook(),
});
