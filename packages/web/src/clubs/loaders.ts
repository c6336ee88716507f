/** Parts of the pages of clubs that are fetched when they are opened, with their words. */
import { peopleTexts } from '../../texts/people/index.ts';
import { tablesTexts } from '../../texts/shell/tables/index.ts';
import { tableTexts } from '../../texts/table/index.ts';
import { withWords } from '../app/with-words.ts';

export const inviteToClub = () => withWords(import('./invite-to-club.tsx'), peopleTexts, tableTexts);
export const clubFeeds = () => withWords(import('./club-feeds.tsx'), tableTexts);
export const shareCup = () => withWords(import('./share-cup.tsx'), peopleTexts, tableTexts);
/** It brings the form of a new table along: most people never open it. */
export const newCup = () => withWords(import('./new-cup-page.tsx'), tablesTexts);
