/** One person at one table: what they have been shown, what they have open, what they ask for. */
import { computed, effect, signal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { GameEvent, Move, Seat } from '@captains-table/kernel';
import { Speech } from '@captains-table/kernel';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { confirmations, locale, tableStyle } from '../app/settings.ts';
import type { BoardModule, BoardProps, EventBatch, Moment } from '../board-kit/board.ts';
import { SittingStore } from '../board-kit/sitting-store.ts';
import type { SceneChange, TableLink, TableRequest } from '../link/link.ts';
import { Refused } from '../link/link.ts';
import { paceNow } from '../link/pace-now.ts';
import { USUAL_MILLISECONDS } from '../link/pacing-clock.ts';
import { Finality } from './actions/finality.ts';
import { ownDecision } from './actions/offers.ts';
import { LookingBack } from './end/looking-back.ts';
import { HintSearch } from './help/hint-search.ts';
import { logGroups } from './log/log-groups.ts';
import { Logbook } from './log/logbook.ts';
import { seatCharacters, seatNames, seatPortraits } from './names.ts';
import { sealLetters } from '../design/drawings/seal-letters.ts';
import type { ReplayLink } from './replay/replay-link.ts';
import { saveDocument } from '../app/save-document.ts';
import { words } from './words.ts';

/** What lies over the table. */
export type Opened =
  | 'help'
  | 'hints'
  | 'menu'
  | 'settings'
  | 'keys'
  | 'log'
  | 'chat'
  | 'since'
  | 'take-back'
  | 'resign'
  /** The people at the table. */
  | 'company'
  /** The chat room in which turns are announced. */
  | 'room'
  /** Whose cards are played with, and what differs. */
  | 'pack'
  /** Pages of the story that were read here. */
  | 'story'
  | 'vote'
  /** A page of the story, by its id. */
  | { readonly page: string }
  /** Help that begins with the rule by which something was refused. */
  | { readonly rule: string }
  | { readonly confirm: Move }
  | { readonly replace: Seat };

const SLOW_MILLISECONDS = 400;
/** How long a refusal stays, unless something happens before. */
const REFUSAL_MILLISECONDS = 12_000;

export class Sitting {
  readonly link: TableLink;
  readonly game: TableGame;
  readonly board: BoardModule | undefined;
  readonly log: Logbook;
  readonly lookingBack: LookingBack;
  readonly busy = signal(false);
  /** It takes so long that people should see that something is under way. */
  readonly slow = signal(false);
  readonly refusal = signal<Refused | undefined>(undefined);
  readonly latest = signal<EventBatch>({ number: 0, events: [], pace: 1, atOnce: true });
  readonly pointedAt = signal<readonly string[]>([]);
  readonly opened = signal<Opened | undefined>(undefined);
  /** Pages of the story that a book has shown here. */
  readonly pagesShown = signal<readonly string[]>([]);
  readonly hints: HintSearch;
  /** The board cannot be drawn: from here on the game is shown as text. */
  readonly broken = signal(false);
  /** The same match, looked at again. */
  readonly replaying = signal<ReplayLink | undefined>(undefined);
  /** Whether the game was under way while this person sat here: then its end is news. */
  sawPlay = false;
  /** How everybody stood when the viewer's last turn was over; undefined where this sitting did not see it. */
  standingThen: readonly number[] | undefined;
  readonly #store = new SittingStore();
  readonly #finality = new Finality();
  readonly #stops: (() => void)[];
  /** The position and through whose eyes it is seen. */
  #moment = '';
  #fading: ReturnType<typeof setTimeout> | undefined;

  readonly names = computed(() => {
    return seatNames(this.link.scene.value?.seats ?? [], words.value, locale.value);
  });
  /** The characters of the bots here. */
  readonly characters = computed(() => seatCharacters(this.link.scene.value?.seats ?? []));
  /** By seat: whose portrait is shown. */
  readonly portraits = computed(() => seatPortraits(this.link.scene.value?.seats ?? []));
  readonly sealLetters = computed(() => sealLetters(this.names.value));
  /** The game's words with the names of those who sit here. */
  readonly speech = computed(() => {
    const names = this.names.value;
    return new Speech(this.game.texts[locale.value], (seat) => names[seat] ?? `${seat + 1}`);
  });
  /** The log, turn by turn. */
  readonly turns = computed(() => logGroups(this.log.steps.value, this.board));
  readonly told = computed(
    () => this.board === undefined || this.broken.value || tableStyle.value === 'text',
  );

  /** Whether the game's pages may be shown to this person: the story belongs to those who play it. */
  get tellsStory(): boolean {
    const scene = this.link.scene.value;
    if (scene?.you.seat === undefined) return false;
    return this.game.game.campaign?.modes.includes(scene.options.mode) === true;
  }

  constructor(link: TableLink, game: TableGame, board: BoardModule | undefined) {
    this.link = link;
    this.game = game;
    this.board = board;
    this.log = new Logbook(link);
    this.lookingBack = new LookingBack(link, game);
    this.hints = new HintSearch(link, game);
    link.pacing?.setTimes((events) => this.showTime(events));
    this.#stops = [
      link.onChange((change) => this.#hear(change)),
      effect(() => this.#moveOn(link.scene.value)),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.log.close();
    this.lookingBack.stop();
    clearTimeout(this.#fading);
  }

  boardProps(scene: TableScene, play: PlayScene): BoardProps {
    return {
      scene,
      play,
      game: this.game,
      locale: locale.value,
      speech: this.speech.value,
      seat: scene.you.seat,
      onMove: (move) => this.play(move),
      onUndo: (moves) => void this.undo(moves),
      busy: this.busy.value,
      latest: this.latest.value,
      log: this.log.steps.value,
      showing: this.link.pacing?.showing.value ?? false,
      onSkip: () => this.link.pacing?.skip(),
      pointedAt: this.pointedAt,
      store: this.#store,
    };
  }

  /** How many milliseconds a batch is looked at, at the usual pace. In words nothing moves. */
  showTime(events: readonly GameEvent[]): number {
    return (this.told.peek() ? undefined : this.board?.showTime?.(events)) ?? USUAL_MILLISECONDS;
  }

  /** What the prompt reports before it asks for anything. */
  momentIn(scene: TableScene, play: PlayScene): Moment | undefined {
    return this.told.value ? undefined : this.board?.moment?.(this.boardProps(scene, play));
  }

  /** Shows all that others have done, and what they still do until the viewer has to decide. */
  toMyTurn(): void {
    const { pacing, scene } = this.link;
    if (scene.peek()?.you.seat === undefined) pacing?.catchUp();
    else pacing?.toMyTurn();
  }

  /** Plays a move; asks first where the person wants to be asked and there is no way back. */
  play(move: Move): void {
    if (confirmations.peek() === 'on' && this.#isFinal(move)) this.opened.value = { confirm: move };
    else void this.playNow(move);
  }

  /** Whether it was played. */
  async playNow(move: Move): Promise<boolean> {
    const before = this.link.scene.peek()?.play?.undoable ?? 0;
    if (!(await this.ask({ do: 'move', move }))) return false;
    const { play, you } = this.link.scene.peek() ?? {};
    this.#finality.learn(move, (play?.undoable ?? 0) > before);
    if (play !== undefined && ownDecision(play, you?.seat) === undefined) {
      this.standingThen = this.board?.standing(play.view);
    }
    return true;
  }

  /** Takes back one move after the other, as far as it goes. */
  async undo(moves: number): Promise<void> {
    for (let undone = 0; undone < moves; undone++) {
      if (!(await this.ask({ do: 'undo' }))) return;
    }
  }

  /** Whether it was done. If it was refused, the prompt says why. */
  async ask(request: TableRequest): Promise<boolean> {
    if (this.busy.peek()) return false;
    this.busy.value = true;
    this.refusal.value = undefined;
    const slow = setTimeout(() => (this.slow.value = true), SLOW_MILLISECONDS);
    try {
      await this.link.ask(request);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      clearTimeout(slow);
      this.busy.value = false;
      this.slow.value = false;
    }
  }

  refuse(error: unknown): void {
    const { refusal } = words.peek();
    this.refusal.value = error instanceof Refused ? error : new Refused('unknown', refusal.unknown);
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.refusal.value = undefined), REFUSAL_MILLISECONDS);
  }

  askForHints(): Promise<void> {
    this.opened.value = 'hints';
    return this.hints.start();
  }

  /** Looks at the match again, from where this many moves stood. */
  async replayFrom(at: number): Promise<void> {
    try {
      const [document, replay] = await Promise.all([this.link.document(), import('./replay/replay-link.ts')]);
      const { seats = [], you } = this.link.scene.peek() ?? {};
      const viewer = you?.seat ?? 'spectator';
      this.replaying.value = new replay.ReplayLink({ game: this.game, document, seats, at, viewer });
    } catch (error) {
      this.refuse(error);
    }
  }

  /** The whole match as a file. */
  async save(): Promise<void> {
    try {
      const document = await this.link.document();
      saveDocument(document, `${document.game}-${document.commitment.slice(0, 8)}`);
    } catch (error) {
      this.refuse(error);
    }
  }

  #hear({ events, pace = 1, atOnce = paceNow() === undefined }: SceneChange): void {
    if (events.length === 0) return;
    this.latest.value = { number: this.latest.peek().number + 1, events, pace, atOnce };
  }

  /** Refusals and hints were about the position before. */
  #moveOn(scene: TableScene | undefined): void {
    // The position is the same when only a person came or went.
    const moment = `${scene?.seq}/${scene?.you.seat}`;
    if (moment === this.#moment) return;
    this.#moment = moment;
    if (scene?.status === 'playing' && this.link.where !== 'replay') this.sawPlay = true;
    this.refusal.value = undefined;
    this.pointedAt.value = [];
    const opened = this.opened.peek();
    if (opened === 'hints' && this.hints.advice.peek() !== 'none') this.opened.value = undefined;
    this.hints.reset();
  }

  #isFinal(move: Move): boolean {
    const scene = this.link.scene.peek();
    if (scene?.play === undefined) return false;
    const told = this.board?.isFinal?.(move, this.boardProps(scene, scene.play));
    return told ?? this.#finality.expects(move);
  }
}
