/** Francis Drake: is every place in the first loading order fair, and does the Golden Hind decide? */
import type { Event, Move, State } from '@captains-table/francis-drake';
import type { Result, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import { wilson } from '@captains-table/bots';
import type { Probe } from './play.ts';
import { winsIn } from './play.ts';
import type { Section } from './section.ts';

const VOYAGES = 3;
/** Of a fair share. */
const LEAST = 0.5;
const MOST = 1.5;

export class LoadingOrder implements Probe<State, Move, Event> {
  readonly #seats: number;
  readonly #wins: number[];
  /** By voyage: this many winners, and this many others, had the Golden Hind. */
  readonly #hind = Array.from({ length: VOYAGES }, () => ({ winners: 0, others: 0 }));
  #order: readonly Seat[] = [];
  /** Voyage and seat of who took it in this game. */
  #taken: [voyage: number, seat: Seat][] = [];
  #games = 0;

  constructor(seats: number) {
    this.#seats = seats;
    this.#wins = Array.from({ length: seats }, () => 0);
  }

  begin({ loading }: State): void {
    this.#order = [...loading];
    this.#taken = [];
  }

  hears(event: Event, { voyage }: State): void {
    if (event.key === 'took-hind') this.#taken.push([voyage, event.seat]);
  }

  end(_state: State, result: Result | undefined): void {
    if (result === undefined) return;
    this.#games++;
    const wins = winsIn(result);
    for (const [place, seat] of this.#order.entries())
      this.#wins[place] = must(this.#wins[place]) + must(wins[seat]);
    for (const [voyage, seat] of this.#taken) {
      const counts = must(this.#hind[voyage - 1]);
      counts.winners += must(wins[seat]);
      counts.others += 1 - must(wins[seat]);
    }
  }

  sections(): Section[] {
    const games = this.#games;
    return [
      {
        title: `${this.#seats} players, ${games} games: wins by place in the first loading order`,
        wanted: `${LEAST} to ${MOST} of a fair share`,
        rows: this.#wins.map((wins, place) => {
          const share = wins / games;
          const fair = share * this.#seats;
          const [low, high] = wilson(share, games);
          return {
            name: `place ${place + 1}`,
            values: { wins: share, ofFairShare: fair, low, high },
            within: fair >= LEAST && fair <= MOST,
          };
        }),
      },
      {
        title: `${this.#seats} players: the Golden Hind, by voyage`,
        rows: this.#hind.map(({ winners, others }, i) => ({
          name: `voyage ${i + 1}`,
          values: { ofWinners: winners / games, ofOthers: others / (games * (this.#seats - 1)) },
        })),
      },
    ];
  }
}
