import type { SlowBot } from '@captains-table/bots';
import { tellOfMove } from '@captains-table/bots';
import { botTexts } from '@captains-table/bots/texts';
import type { AnyGame, BotAtSeat, Locale, Move, Seat } from '@captains-table/kernel';
import type { Words } from '../../texts/index.ts';
import { toldBots } from '../bots-by-name.ts';

/** Who sits where: a bot, or a person at the keyboard. */
export class People {
  readonly #bots: ReadonlyMap<Seat, SlowBot>;
  readonly #you: Seat | undefined;

  /** `you` is the one seat of the person at the keyboard; undefined when several share it. */
  constructor(bots: ReadonlyMap<Seat, SlowBot>, you: Seat | undefined) {
    this.#bots = bots;
    this.#you = you;
  }

  botAt(seat: Seat): SlowBot | undefined {
    return this.#bots.get(seat);
  }

  /** Tells the bots of a move, as far as they may know it. */
  tell(game: AnyGame, seat: Seat, move: Move, choices: number): void {
    tellOfMove(game, this.#bots, { seat, move, choices });
  }

  /** Bots of our own, as a match names them. */
  get told(): readonly BotAtSeat[] {
    return toldBots(this.#bots);
  }

  close(): void {
    for (const bot of this.#bots.values()) bot.close?.();
  }

  #botName(seat: Seat, locale: Locale): string | undefined {
    const name = this.#bots.get(seat)?.name;
    const levels: Readonly<Record<string, { readonly name: string }>> = botTexts[locale].levels;
    return name === undefined ? undefined : (levels[name]?.name ?? name);
  }

  get shareKeyboard(): boolean {
    return this.#you === undefined;
  }

  /** Always in the third person, since a game's sentences are: "Player 1 (you) draws a card". */
  name(seat: Seat, words: Words, locale: Locale): string {
    const role = seat === this.#you ? words.you : this.#botName(seat, locale);
    return role === undefined ? words.player(seat + 1) : `${words.player(seat + 1)} (${role})`;
  }
}
