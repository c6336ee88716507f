/** One chapter of a campaign: some decisions are clicked by its captains, the rest is sent by the test. */
import type { LoadedGame } from '@captains-table/catalogue';
import type { Carry, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Captain } from './captain.ts';
import type { Outcome, Played } from './match-copy.ts';
import { MatchCopy } from './match-copy.ts';
import type { Way } from './playing.ts';
import { playSome } from './playing.ts';

/** A click that changes the game has been sent by then; one that only opens something sends nothing. */
const SENT_WITHIN = 1_000;
const MOST_CLICKS = 60;

interface Place {
  readonly table: string;
  readonly captains: readonly Captain[];
  readonly loaded: LoadedGame;
  /** Of the server's seeds. */
  readonly row: string;
  /** What the chapter before carried on; undefined for a first one. */
  readonly carry: Carry | undefined;
  /** How a person plays it by hand. */
  readonly way: Way;
}

export class Chapter {
  readonly #table: string;
  readonly #copy: MatchCopy;
  readonly #bySeat: Map<Seat, Captain>;
  readonly #way: Way;
  #seq: number;

  private constructor(table: string, copy: MatchCopy, bySeat: Map<Seat, Captain>, way: Way, seq: number) {
    this.#table = table;
    this.#copy = copy;
    this.#way = way;
    this.#bySeat = bySeat;
    this.#seq = seq;
  }

  /** At a table that has just been started. */
  static async at({ table, captains, loaded, row, carry, way }: Place): Promise<Chapter> {
    const scene = await must(captains[0]).scene(table);
    const seats = await Promise.all(
      captains.map(async (captain) => [await captain.seatAt(table), captain] as const),
    );
    const begun: Carry = carry ?? must(loaded.game.campaign).begin(scene.options);
    return new Chapter(table, new MatchCopy(loaded, scene, row, begun), new Map(seats), way, scene.seq);
  }

  /** What is carried on; undefined before the end. */
  get after(): Carry | undefined {
    return this.#copy.after;
  }

  /** Pages that its players have seen. */
  get pages(): readonly string[] {
    return this.#copy.pages;
  }

  /** The same person in another window. */
  change(from: Captain, to: Captain): void {
    this.#bySeat.set(this.#seatOf(from), to);
  }

  /** The captain decides so often by clicking. The others do meanwhile what they would do. */
  async byHand(captain: Captain, decisions: number): Promise<void> {
    const seat = this.#seatOf(captain);
    let done = 0;
    for (let clicks = 0; done < decisions && this.#copy.due !== undefined; clicks++) {
      if (clicks === MOST_CLICKS) throw new Error(`${done} decisions after ${clicks} clicks`);
      if (!this.#copy.owes(seat)) {
        await this.#playOne();
        continue;
      }
      let clicked = await captain.nextClicked(0);
      if (clicked === undefined) {
        await playSome(captain.page, this.#way, 1);
        clicked = await captain.nextClicked(SENT_WITHIN);
      }
      if (clicked === undefined) continue;
      this.#seq = Math.max(this.#seq, clicked.seq);
      this.#copy.play({ seat, move: clicked.move });
      done++;
    }
  }

  /** Takes over what each of them has clicked since, in this order. */
  async takeClicks(captains: readonly Captain[]): Promise<void> {
    for (const captain of captains) {
      const { seq, move } = must(await captain.nextClicked(SENT_WITHIN));
      this.#seq = Math.max(this.#seq, seq);
      this.#copy.play({ seat: this.#seatOf(captain), move });
    }
  }

  /** All players do what their policy says, this many times in all. */
  async playOn(decisions: number): Promise<void> {
    for (let done = 0; done < decisions && this.#copy.due !== undefined; done++) await this.#playOne();
  }

  /**
   * Plays to that end, or to defeat where no way to win is found. The captains put their devices away
   * meanwhile: to draw each of hundreds of moves takes longer than to play them.
   */
  async end(wanted: Outcome): Promise<Outcome> {
    await this.#putAway();
    const line = this.#copy.lineTo(wanted);
    await this.#send(line ?? must(this.#copy.lineTo('lost')));
    return line === undefined ? 'lost' : wanted;
  }

  /** Plays on in the same way until a decision of this kind is owed; answers whether there was one before the end. */
  async playTo(kind: string): Promise<boolean> {
    await this.#putAway();
    await this.#send(this.#copy.lineUntil((owed) => owed.kind === kind));
    return this.#copy.due !== undefined;
  }

  /** Plays on in the same way to whatever end. */
  async finish(): Promise<void> {
    await this.#putAway();
    await this.#send(this.#copy.lineUntil(() => false));
  }

  async #putAway(): Promise<void> {
    const pages = [...this.#bySeat.values()].map(({ page }) => page);
    await Promise.all(pages.map((page) => page.goto('about:blank')));
  }

  async #send(line: readonly Played[]): Promise<void> {
    for (let from = 0; from < line.length;) {
      const { seat } = must(line[from]);
      let to = from;
      while (line[to]?.seat === seat) to++;
      const run = line.slice(from, to);
      this.#seq = await this.#captainAt(seat).send(
        this.#table,
        this.#seq,
        run.map(({ move }) => move),
      );
      for (const played of run) this.#copy.play(played);
      from = to;
    }
  }

  /** Whether the server shows the game as it was played here. */
  async isAsPlayed(captain: Captain): Promise<boolean> {
    return this.#copy.isSeenIn(await captain.scene(this.#table));
  }

  async #playOne(): Promise<void> {
    const seat = must(this.#copy.due);
    const move = this.#copy.suggestion(seat);
    this.#seq = await this.#captainAt(seat).send(this.#table, this.#seq, [move]);
    this.#copy.play({ seat, move });
  }

  #captainAt(seat: Seat): Captain {
    return must(this.#bySeat.get(seat));
  }

  #seatOf(captain: Captain): Seat {
    for (const [seat, holder] of this.#bySeat) if (holder === captain) return seat;
    throw new Error('this captain does not play here');
  }
}
