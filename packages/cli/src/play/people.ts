import type { Bot } from '@captains-table/bots';
import type { Seat } from '@captains-table/kernel';
import type { Words } from '../../texts/index.ts';

/** Who sits where: a bot, or somebody at the keyboard. */
export class People {
  readonly #bots: ReadonlyMap<Seat, Bot>;
  readonly #you: Seat | undefined;

  /** `you` is the one seat of the person at the keyboard; undefined when several share it. */
  constructor(bots: ReadonlyMap<Seat, Bot>, you: Seat | undefined) {
    this.#bots = bots;
    this.#you = you;
  }

  botAt(seat: Seat): Bot | undefined {
    return this.#bots.get(seat);
  }

  get shareKeyboard(): boolean {
    return this.#you === undefined;
  }

  /** Always in the third person, since a game's sentences are: "Player 1 (you) draws a card". */
  name(seat: Seat, words: Words): string {
    const role = seat === this.#you ? words.you : this.#bots.get(seat)?.name;
    return role === undefined ? words.player(seat + 1) : `${words.player(seat + 1)} (${role})`;
  }
}
