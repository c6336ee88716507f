import type { PlayScene, TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import type { Offer } from '../../board-kit/board.ts';
import type { Sitting } from '../sitting.ts';
import { flat, moveGroups } from './offers.ts';

/** The moves that the number keys play: the board's buttons, or every move of the text table. */
export function currentOffers(sitting: Sitting, scene: TableScene, play: PlayScene): readonly Offer[] {
  const { board } = sitting;
  if (play.legal.length === 0) return [];
  if (board !== undefined && !sitting.told.value) return board.offers(sitting.boardProps(scene, play));
  return flat(moveGroups(play, scene.you.seat, sitting.speech.value, locale.value));
}
