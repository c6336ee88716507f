/** What a game explains to people who play it for the first time. */
import type { GameEvent, Options, Seat } from '@captains-table/kernel';
import type { TextsByLocale } from '../app/texts-by-locale.ts';

export interface Primer {
  /** How long its lessons take. */
  readonly minutes: number;
  /** The tip that an event calls for, by its name in the words, as this seat sees it. */
  tip(event: GameEvent, seat: Seat): string | undefined;
  readonly texts: TextsByLocale<PrimerTexts>;
}

export interface PrimerTexts {
  /** How a game with these options is won, in one sentence. */
  aim(options: Options): string;
  readonly tips: Readonly<Record<string, Tip>>;
}

interface Tip {
  readonly title: string;
  readonly text: string;
}

interface Occasion {
  readonly tip: string;
  /** Only where the viewer did it. */
  readonly own?: boolean;
}

/** A game's tips by the events that call for them. */
export function tipsOf<Key extends string>(
  occasions: Readonly<Partial<Record<Key, Occasion>>>,
): Primer['tip'] {
  const byKey = new Map(Object.entries<Occasion | undefined>(occasions));
  return (event, seat) => {
    const occasion = byKey.get(event.key);
    const isOwn = 'seat' in event && event.seat === seat;
    return occasion === undefined || (occasion.own === true && !isOwn) ? undefined : occasion.tip;
  };
}
