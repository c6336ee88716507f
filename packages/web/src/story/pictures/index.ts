/**
 * The pictures of stories, by the names that `pictures.json` of a game's pages uses. Only the build and the gallery
 * import them: a reader's browser is sent a picture together with its page.
 */
import type { Picture } from '../picture.ts';
import { fleet, night, storm } from './at-sea.ts';
import { letter, tavern } from './indoors.ts';
import { fort, harbour, shore } from './on-land.ts';

export const PICTURES: Readonly<Record<string, Picture>> = {
  fleet,
  fort,
  harbour,
  letter,
  night,
  shore,
  storm,
  tavern,
};

/** For pages that name none. */
export const USUAL_PICTURE = 'harbour';
