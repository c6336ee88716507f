/**
 * What is about people, each part with its words. Pages and tables lead there by this file alone, so that a first visit
 * brings along neither the parts nor the places of their words.
 */
import { adminTexts } from '../../texts/admin/index.ts';
import { clubsTexts } from '../../texts/clubs/index.ts';
import { noticesTexts } from '../../texts/notices/index.ts';
import { peopleTexts } from '../../texts/people/index.ts';
import { profileTexts } from '../../texts/profile/index.ts';
import { accountTexts } from '../../texts/shell/account/index.ts';
import { tableTexts } from '../../texts/table/index.ts';
import { withWords } from '../app/with-words.ts';

export const adminPage = () => withWords(import('../admin/admin-page.tsx'), adminTexts);
export const hostWords = () => withWords(import('../admin/host-words.tsx'), adminTexts);
export const peoplePage = () => withWords(import('./people-page.tsx'), peopleTexts, tableTexts);
export const clubPages = () => withWords(import('../clubs/club-pages.tsx'), clubsTexts);
export const profilePage = () => withWords(import('../profile/profile-page.tsx'), profileTexts);
export const invitations = () => withWords(import('./invitations.tsx'), peopleTexts);
export const company = () => withWords(import('./company.tsx'), peopleTexts);
export const roomInvitations = () => withWords(import('./room-invitations.tsx'), peopleTexts);
export const settingsPage = () =>
  withWords(import('../lobby/settings/settings-page.tsx'), accountTexts, noticesTexts);
export const signInPage = () =>
  withWords(import('../lobby/settings/sign-in-page.tsx'), accountTexts, noticesTexts);
export const turnLine = () => withWords(import('../notices/turn-line.tsx'), noticesTexts);
export const noticesOffer = () => withWords(import('../notices/offer.tsx'), noticesTexts);
export const tableRoom = () => withWords(import('../notices/table-room.tsx'), noticesTexts);
