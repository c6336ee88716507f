/** One game at the terminal, from prompts, legal moves and events alone: any game can be played. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Observation } from '@captains-table/bots';
import type {
  AnyMatch,
  AnyPolicy,
  GameEvent,
  HintTexts,
  Locale,
  Move,
  Pending,
  Seat,
  UndoOutcome,
} from '@captains-table/kernel';
import type { Words } from '../../texts/index.ts';
import { endingLines } from '../ending.ts';
import type { Io } from '../io.ts';
import { print } from '../io.ts';
import { linesOf } from '../lines.ts';
import { readableJson } from '../readable-json.ts';
import type { Speech } from '@captains-table/kernel';
import { adviceLines } from './advice.ts';
import type { Answer } from './answer.ts';
import { understand } from './answer.ts';
import type { Pages } from './campaign.ts';
import { Journal } from './journal.ts';
import { pageLines } from './page-lines.ts';
import type { People } from './people.ts';

const CLEAR_SCREEN = '\u001b[2J\u001b[3J\u001b[H';

export interface SessionSetup {
  readonly match: AnyMatch;
  readonly people: People;
  readonly speech: Speech;
  readonly words: Words;
  readonly locale: Locale;
  readonly io: Io;
  /** For hints. */
  readonly policy: AnyPolicy | undefined;
  readonly hintTexts: Partial<HintTexts>;
  /** The words of the game's story, where it tells one. */
  readonly pages: Pages | undefined;
}

/** True while the game goes on. */
type GoesOn = boolean;

export class Session {
  readonly #setup: SessionSetup;
  readonly #match: AnyMatch;
  readonly #words: Words;
  readonly #journal = new Journal();
  readonly #typed: AsyncGenerator<string | symbol>;
  /** Who sat at the keyboard last. */
  #sitting: Seat | undefined;

  constructor(setup: SessionSetup) {
    this.#setup = setup;
    this.#match = setup.match;
    this.#words = setup.words;
    this.#typed = linesOf(setup.io.stdin);
  }

  /** Plays until the game is over, a player quits or the input ends. */
  async run(): Promise<void> {
    const { name, tagline } = this.#setup.speech.texts;
    this.#tell(this.#words.says(name, tagline), this.#words.welcome);
    try {
      while (await this.#nextDecision());
    } finally {
      this.#setup.people.close();
      // Lets go of the input, which would otherwise keep the process waiting.
      await this.#typed.return(undefined);
    }
  }

  async #nextDecision(): Promise<GoesOn> {
    await this.#letBotsPlay();
    const owed: Pending | undefined = this.#match.game.pending(this.#match.state)[0];
    if (owed !== undefined) return this.#ask(owed);
    this.#showNews(this.#sitting ?? 'spectator');
    this.#showEnding();
    return false;
  }

  /** Bots first: where all decide at once, the person at the keyboard does not wait. */
  async #letBotsPlay(): Promise<void> {
    const { match, people } = this.#setup;
    for (;;) {
      const pending: readonly Pending[] = match.game.pending(match.state);
      const owed = pending.find(({ seat }) => people.botAt(seat) !== undefined);
      const bot = owed && people.botAt(owed.seat);
      if (owed === undefined || bot === undefined) return;
      const observation = new Observation(match.game, match.options, match.state, owed.seat);
      this.#play(owed.seat, await bot.choose(observation));
    }
  }

  #play(seat: Seat, move: Move): void {
    const { game, state } = this.#match;
    const choices = game.legal(state, seat).length;
    const outcome = this.#match.play(seat, move);
    if (!outcome.ok) throw new Error(`a legal move was refused: ${outcome.refusal.code}`);
    this.#setup.people.tell(game, seat, move, choices);
    this.#journal.add(outcome.events);
  }

  async #ask(owed: Pending): Promise<GoesOn> {
    const { seat } = owed;
    if (!(await this.#handOver(seat))) return false;
    this.#showNews(seat);
    const moves: readonly Move[] = this.#match.game.legal(this.#match.state, seat);
    this.#tell(...pageLines(owed, this.#setup.pages, this.#words));
    this.#tell('', this.#setup.speech.prompt(owed), ...this.#numbered(moves, owed));
    for (;;) {
      const line = await this.#read(`${this.#words.yourMove}> `);
      const answer: Answer = line === undefined ? { do: 'quit' } : understand(line, moves.length);
      if (answer.do === 'quit') {
        this.#tell(this.#words.goodbye);
        return false;
      }
      if (await this.#obey(answer, owed, moves)) return true;
    }
  }

  /** Where secrets are, the screen is wiped before the next person sits down. */
  async #handOver(seat: Seat): Promise<GoesOn> {
    const { people, match, speech, io } = this.#setup;
    const sits = this.#sitting;
    this.#sitting = seat;
    if (sits === seat || !people.shareKeyboard || match.game.meta.perfectInformation) return true;
    if (io.stdout.isTTY === true) io.stdout.write(CLEAR_SCREEN);
    const line = await this.#read(this.#words.handOver(speech.name(seat)));
    return line !== undefined;
  }

  /** True when the decision has been made or the position is another one. */
  async #obey(
    answer: Exclude<Answer, { do: 'quit' }>,
    owed: Pending,
    moves: readonly Move[],
  ): Promise<boolean> {
    const { seat } = owed;
    switch (answer.do) {
      case 'move': {
        const move = moves[answer.index];
        if (move !== undefined) this.#play(seat, move);
        return move !== undefined;
      }
      case 'read': {
        const move = moves.find(({ kind }) => kind === 'read');
        if (move === undefined) this.#tell(this.#words.chooseNumber(moves.length));
        else this.#play(seat, move);
        return move !== undefined;
      }
      case 'undo':
        return this.#back(this.#match.undo(seat), this.#words.takenBack);
      case 'restart':
        return this.#back(this.#match.restartTurn(seat), this.#words.turnRestarted);
      case 'view':
        this.#tell(readableJson(this.#match.game.view(this.#match.state, seat)));
        return false;
      case 'hint': {
        const { speech, locale, policy, hintTexts } = this.#setup;
        const lines = adviceLines(this.#match, owed, policy, speech, hintTexts, locale);
        this.#tell(this.#words.advice, ...lines);
        return false;
      }
      case 'save':
        this.#tell(await this.#save(answer.file));
        return false;
      case 'help':
        this.#tell(...this.#words.help);
        return false;
      case 'unclear':
        this.#tell(this.#words.chooseNumber(moves.length));
        return false;
    }
  }

  #back(outcome: UndoOutcome, done: string): boolean {
    this.#journal.cut(this.#match.line.length);
    this.#tell(outcome.ok ? done : this.#words.undoImpossible);
    return outcome.ok;
  }

  async #save(file: string): Promise<string> {
    if (file === '') return this.#words.saveWhere;
    try {
      const document = JSON.stringify(
        this.#match.toDocument(true, true, this.#setup.people.told),
        undefined,
        2,
      );
      await writeFile(resolve(this.#setup.io.folder, file), `${document}\n`);
      return this.#words.saved(file);
    } catch (error) {
      return this.#words.notSaved(file, error instanceof Error ? error.message : String(error));
    }
  }

  /** At one keyboard and without secrets, all players have read what is on the screen. */
  #showNews(viewer: Seat | 'spectator'): void {
    const { people, match, speech } = this.#setup;
    const isOpen = people.shareKeyboard && match.game.meta.perfectInformation;
    const news: readonly GameEvent[] = this.#journal.news(isOpen ? 'spectator' : viewer);
    this.#tell(...news.map((event) => speech.event(event)));
  }

  #showEnding(): void {
    const { match, speech, words, locale } = this.#setup;
    const result = match.game.result(match.state);
    if (result !== undefined) this.#tell('', words.result, ...endingLines(result, speech, words, locale));
  }

  #numbered(moves: readonly Move[], owed: Pending): string[] {
    const width = String(moves.length).length;
    return moves.map(
      (move, i) => `  ${String(i + 1).padStart(width)}. ${this.#setup.speech.move(move, owed)}`,
    );
  }

  /** The next line; undefined when there is none. */
  async #read(question: string): Promise<string | undefined> {
    this.#setup.io.stdout.write(question);
    const { value, done } = await this.#typed.next();
    if (done === true) this.#tell('');
    return typeof value === 'string' ? value : undefined;
  }

  #tell(...lines: string[]): void {
    for (const line of lines) print(this.#setup.io, line);
  }
}
