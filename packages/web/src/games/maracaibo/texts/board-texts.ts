import type { Decision } from '@captains-table/maracaibo';
import type { CardsTexts } from './cards/texts.ts';
import type { ChartTexts } from './chart/texts.ts';
import type { NationsTexts } from './nations/texts.ts';
import type { ScreenTexts } from './screen/texts.ts';
import type { ShipTexts } from './ship/texts.ts';

/** The words of the Maracaibo board. Pieces, moves, prompts and events have theirs from the game itself. */
export interface BoardTexts {
  readonly chart: ChartTexts;
  readonly cards: CardsTexts;
  readonly ship: ShipTexts;
  readonly nations: NationsTexts;
  readonly screen: ScreenTexts;
  /** From one part of the board to another, on a small screen. */
  readonly jump: string;
  readonly close: string;
  /** What is meant by a thing that more than one move is about. */
  which(thing: string): string;
  round(number: number, of: number): string;
  /** The prompt's second line: why, and what follows. */
  readonly why: Readonly<Partial<Record<Decision['kind'], string>>>;
  readonly points: string;
  readonly doubloons: string;
}
