import type { Pending } from '@captains-table/kernel';
import { isPageDecision } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import type { Offer } from '../../board-kit/board.ts';
import type { Sitting } from '../sitting.ts';
import { isVote } from '../../story/decisions.ts';
import { flat, moveGroups, ownDecision } from './offers.ts';

/** The moves that the number keys play: the board's buttons, or every move of the text table, of a page or of a vote. */
export function currentOffers(sitting: Sitting, scene: TableScene, play: PlayScene): readonly Offer[] {
  const { board } = sitting;
  if (play.legal.length === 0) return [];
  const owed = ownDecision(play, scene.you.seat);
  if (waitsForBook(sitting, owed)) return [];
  const ofStory = owed !== undefined && (isPageDecision(owed) || isVote(owed));
  if (board !== undefined && !sitting.told.value && !ofStory) {
    const isTelling = sitting.momentIn(scene, play) !== undefined;
    return isTelling ? [] : board.offers(sitting.boardProps(scene, play));
  }
  return flat(moveGroups(play, scene.you.seat, sitting.speech.value, locale.value));
}

/** A page is read in its book: until that has shown it, there is nothing to say about it. */
export function waitsForBook(sitting: Sitting, owed: Pending | undefined): boolean {
  if (owed === undefined || !isPageDecision(owed) || !sitting.tellsStory) return false;
  return !sitting.pagesShown.value.includes(owed.page);
}
