/** A finished match as a table: any point of it can be shown, as seen from any seat. */
import type { Hint } from '@captains-table/bots';
import { batch, computed, signal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type {
  AnyMatch,
  GameEvent,
  GameState,
  MatchDocument,
  Move,
  Seat,
  Viewer,
} from '@captains-table/kernel';
import { defined, isSeenBy, Match, must, pageOfSetUp } from '@captains-table/kernel';
import type { ChatMessage, PlayScene, SeatInfo, TableScene } from '@captains-table/protocol';
import type { LinkState, Replay, SceneChange, Step, TableLink } from '../../link/link.ts';
import { Refused } from '../../link/link.ts';
import { asSent } from '../../link/as-sent.ts';
import { SceneListeners } from '../../link/scene-listeners.ts';
import { numbered, turnStarts } from '../log/turns.ts';

export interface Recording {
  readonly game: TableGame;
  readonly document: MatchDocument;
  /** Who sat where. */
  readonly seats: readonly SeatInfo[];
  /** How many moves are played at first, and who looks. */
  readonly at?: number;
  readonly viewer?: Viewer;
}

export class ReplayLink implements TableLink {
  readonly where = 'replay';
  readonly state = signal<LinkState>('open');
  readonly chat = signal<readonly ChatMessage[]>([]);
  readonly replay: Replay;
  readonly #at = signal(0);
  readonly #viewer = signal<Viewer>('spectator');
  readonly #recording: Recording;
  readonly #match: AnyMatch;
  readonly #states: readonly GameState[];
  readonly #steps: readonly Step[];
  readonly #listeners = new SceneListeners();

  readonly scene = computed<TableScene | undefined>(() => this.#scene(this.#at.value, this.#viewer.value));

  /** Throws a `MatchError` where the document is not a match of this game. */
  constructor(recording: Recording) {
    const { game, document, at, viewer = 'spectator' } = recording;
    this.#recording = recording;
    this.#match = Match.fromDocument(game.game, document);
    const first = this.#match.at(0);
    const states: GameState[] = [first];
    const before: readonly GameEvent[] = pageOfSetUp(game.game.pending(first));
    const steps: Step[] = [];
    for (const { played, events, state } of this.#match.replay()) {
      states.push(game.game.clone(state));
      steps.push({ seat: played.seat, events: steps.length === 0 ? [...before, ...events] : events });
    }
    this.#states = states;
    this.#steps = steps;
    this.#at.value = within(at ?? 0, steps.length);
    this.#viewer.value = viewer;
    this.replay = {
      at: this.#at,
      moves: steps.length,
      turns: turnStarts(numbered(steps)),
      viewer: this.#viewer,
      goTo: (to) => this.#goTo(to),
      lookAs: (seen) => this.#change(() => (this.#viewer.value = seen)),
    };
  }

  onChange(listener: (change: SceneChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  ask(): Promise<void> {
    return Promise.reject(new Refused('over', ''));
  }

  async hints(): Promise<readonly Hint[]> {
    return [];
  }

  async history(): Promise<readonly Step[]> {
    return this.#seen(this.#steps.slice(0, this.#at.peek()));
  }

  async document(): Promise<MatchDocument> {
    return this.#recording.document;
  }

  rematch(): Promise<string> {
    return Promise.reject(new Refused('over', ''));
  }

  /** The move that was made when this many stood. */
  moveAt(moves: number): Move {
    return must(this.#match.line[moves]).move;
  }

  /** Everything that happened, no matter who could see it. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  close(): void {
    this.#listeners.clear();
  }

  /** The position when this many moves stood. */
  stateAt(moves: number): GameState {
    return must(this.#states[within(moves, this.#steps.length)]);
  }

  playAt(moves: number, viewer: Viewer): PlayScene {
    const { game } = this.#match;
    const state = this.stateAt(moves);
    const result = game.result(state);
    return {
      view: asSent(game.view(state, viewer)),
      pending: game.pending(state),
      legal: [],
      moves: within(moves, this.#steps.length),
      undoable: 0,
      ...defined({ result }),
    };
  }

  #goTo(to: number): void {
    const from = this.#at.peek();
    const at = within(to, this.#steps.length);
    // After a jump, what lies between is not reported.
    const [step] = at === from + 1 ? this.#seen(this.#steps.slice(from, at)) : [];
    this.#change(() => (this.#at.value = at), step?.events);
  }

  #change(change: () => void, events: readonly GameEvent[] = []): void {
    batch(() => {
      change();
      this.#listeners.tell({ scene: this.scene.peek(), events });
    });
  }

  #seen(steps: readonly Step[]): readonly Step[] {
    const viewer = this.#viewer.peek();
    return steps.map(({ seat, events }) => ({
      seat,
      events: events.filter((event) => isSeenBy(event, viewer)),
    }));
  }

  #scene(at: number, viewer: Viewer): TableScene {
    const { document, seats } = this.#recording;
    const seat: Seat | undefined = viewer === 'spectator' ? undefined : viewer;
    return {
      id: '',
      seq: at,
      game: document.game,
      rules: document.rules,
      options: document.options,
      status: at === this.#steps.length ? 'over' : 'playing',
      visibility: 'invite',
      tempo: { kind: 'none' },
      spectators: true,
      hints: false,
      host: '',
      createdAt: 0,
      commitment: document.commitment,
      seats,
      watching: 0,
      you: { host: false, ...defined({ seat }) },
      play: this.playAt(at, viewer),
    };
  }
}

function within(at: number, moves: number): number {
  return Math.max(0, Math.min(moves, Math.trunc(at)));
}
