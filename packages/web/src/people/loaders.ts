/**
 * What is about people, each part with its words. Pages and tables lead there by this file alone, so that a first visit
 * brings along neither the parts nor the places of their words.
 */
import { deskTexts } from '../../texts/desk/index.ts';
import { peopleTexts } from '../../texts/people/index.ts';
import { profileTexts } from '../../texts/profile/index.ts';
import { tableTexts } from '../../texts/table/index.ts';
import { withWords } from '../app/with-words.ts';

export const deskPage = () => withWords(import('../desk/desk-page.tsx'), deskTexts);
export const hostWords = () => withWords(import('../desk/host-words.tsx'), deskTexts);
export const peoplePage = () => withWords(import('./people-page.tsx'), peopleTexts, tableTexts);
export const profilePage = () => withWords(import('../profile/profile-page.tsx'), profileTexts);
export const invitations = () => withWords(import('./invitations.tsx'), peopleTexts);
export const company = () => withWords(import('./company.tsx'), peopleTexts);
export const roomInvitations = () => withWords(import('./room-invitations.tsx'), peopleTexts);
