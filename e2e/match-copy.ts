/** A copy of a match on a server with fixed seeds. It follows the moves there, and knows how the game can be ended. */
import { createHash } from 'node:crypto';
import type { LoadedGame } from '@captains-table/catalogue';
import { createBot, Observation } from '@captains-table/bots';
import type { AnyMatch, Carry, Move, Pending, Seat } from '@captains-table/kernel';
import { below, chanceFrom, commitmentOf, Match, must, sameJson } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';

export type Outcome = 'won' | 'lost';

export interface Played {
  readonly seat: Seat;
  readonly move: Move;
}

/** More tables than a test opens. */
const SEEDS = 100;
/** How many times it looks for a way to the wanted end. */
const TRIES = 400;
/** One decision in this many is left to chance while a way to win is looked for. */
const DISTRACTED = 12;

/** The seed that a server draws with `fixed-seeds.mjs`, as the kernel writes it. */
function seedAt(row: string, number: number): string {
  return createHash('sha256').update(`${row}/${number}`).digest('hex').slice(0, 32);
}

function seedOf({ commitment }: Pick<TableScene, 'commitment'>, row: string, carry: Carry): string {
  for (let number = 0; number < SEEDS; number++) {
    const seed = seedAt(row, number);
    if (commitmentOf(seed, carry) === commitment) return seed;
  }
  throw new Error('no seed of this row fits what the server has committed itself to');
}

export class MatchCopy {
  readonly #loaded: LoadedGame;
  readonly #match: AnyMatch;
  readonly #carry: Carry;

  /** Of the match at a table that has started. `row` names the seeds of its server. */
  constructor(loaded: LoadedGame, scene: TableScene, row: string, carry: Carry) {
    const { options, seats } = scene;
    const seed = seedOf(scene, row, carry);
    this.#loaded = loaded;
    this.#carry = carry;
    this.#match = new Match(loaded.game, { seats: seats.length, options, seed, carry });
  }

  get moves(): number {
    return this.#match.line.length;
  }

  /** The first seat that has to decide; undefined when the game is over. */
  get due(): Seat | undefined {
    return this.#pending[0]?.seat;
  }

  owes(seat: Seat): boolean {
    return this.#pending.some((owed) => owed.seat === seat);
  }

  /** What is carried on, from the end on. */
  get after(): Carry | undefined {
    return this.#match.after;
  }

  /** Pages that were shown, the one that lies open included. */
  get pages(): readonly string[] {
    const shown = [...this.#match.line.map(({ move }: Played) => move), ...this.#pending];
    const here = shown.flatMap((thing: object) =>
      'page' in thing && typeof thing.page === 'string' ? [thing.page] : [],
    );
    // The choice that won a vote counts as read, and no move names it: it is carried on.
    const before = must(this.#loaded.game.campaign).view(this.#match.after ?? this.#carry).pages;
    return [...before.map(({ page }) => page), ...here];
  }

  play({ seat, move }: Played): void {
    const outcome = this.#match.play(seat, move);
    if (!outcome.ok) throw new Error(`the copy refuses ${JSON.stringify(move)}: ${outcome.refusal.code}`);
  }

  /** Whether the server shows this seat the same game. */
  isSeenIn({ play, you }: TableScene): boolean {
    return sameJson(this.#loaded.game.view(this.#match.state, must(you.seat)), play?.view);
  }

  /** What a fair player would do. */
  suggestion(seat: Seat): Move {
    return this.#choice(this.#match, seat, 'sailor', this.moves);
  }

  /** A way from here to that end, all seats included; undefined where none was found. */
  lineTo(wanted: Outcome): readonly Played[] | undefined {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { outcome, line } = this.#tryOut(wanted, attempt);
      if (outcome === wanted) return line;
    }
    return undefined;
  }

  /** What fair players would do from here, all seats included, until this is owed or the game is over. */
  lineUntil(isReached: (owed: Pending) => boolean): readonly Played[] {
    const match = this.#match.copy();
    const chance = chanceFrom(this.#match.seed);
    for (;;) {
      const [owed]: readonly Pending[] = this.#loaded.game.pending(match.state);
      if (owed === undefined || isReached(owed)) return match.line.slice(this.moves);
      match.play(owed.seat, this.#choice(match, owed.seat, 'sailor', below(chance, 1e6)));
    }
  }

  /** Chance is dealt already, so it is the players who differ from try to try. */
  #tryOut(wanted: Outcome, attempt: number): { readonly outcome: Outcome; readonly line: readonly Played[] } {
    const match = this.#match.copy();
    const chance = chanceFrom(`${this.#match.seed}/${attempt}`);
    const { game } = this.#loaded;
    for (;;) {
      const [owed]: readonly Pending[] = game.pending(match.state);
      if (owed === undefined) break;
      const distracted = wanted === 'lost' || (attempt > 0 && below(chance, DISTRACTED) === 0);
      match.play(
        owed.seat,
        this.#choice(match, owed.seat, distracted ? 'random' : 'sailor', below(chance, 1e6)),
      );
    }
    const campaign = must(game.campaign);
    const [{ chapter }, now] = [campaign.view(this.#carry), campaign.view(must(match.after))];
    const outcome = now.over || now.chapter > chapter ? 'won' : 'lost';
    return { outcome, line: match.line.slice(this.moves) };
  }

  #choice(match: AnyMatch, seat: Seat, level: string, seed: number): Move {
    const { game, policy } = this.#loaded;
    const legal = () => match.legal(seat);
    const bot = must(createBot(level, `${seed}`, policy));
    return bot.choose(new Observation(game, match.options, match.state, seat, legal));
  }

  get #pending(): readonly Pending[] {
    return this.#match.game.pending(this.#match.state);
  }
}
