/** An exercise as a table that any board can draw. When it is answered, the captain's move is all that can be played. */
import { batch, computed, signal } from '@preact/signals';
import type { MatchDocument, Move } from '@captains-table/kernel';
import { findLegal, isSeenBy } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { asSent } from '../link/as-sent.ts';
import type { Hint, LinkState, SceneChange, Step, TableLink, TableRequest } from '../link/link.ts';
import { Refused } from '../link/link.ts';
import { SceneListeners } from '../link/scene-listeners.ts';
import { words } from '../frame/words.ts';
import type { Exercise, Verdict } from './exercise.ts';

export class ExerciseLink implements TableLink {
  readonly where = 'lesson';
  readonly chat = signal([]);
  readonly state = signal<LinkState>('open');
  readonly verdict = signal<Verdict | 'judging' | undefined>(undefined);
  readonly scene = computed<TableScene>(() => this.#scene(this.verdict.value));
  readonly #exercise: Exercise;
  readonly #goOn: () => void;
  readonly #listeners = new SceneListeners();
  readonly #steps: readonly Step[];

  /** `goOn`: the captain's move was played. */
  constructor(exercise: Exercise, goOn: () => void) {
    const { match, seat } = exercise;
    this.#exercise = exercise;
    this.#goOn = goOn;
    this.#steps = [...match.replay()].map(({ played, events }) => ({
      seat: played.seat,
      events: events.filter((event) => isSeenBy(event, seat)),
    }));
    if (exercise.made !== undefined) void this.#judge(exercise.made);
  }

  onChange(listener: (change: SceneChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  async ask(request: TableRequest): Promise<void> {
    const { match, seat } = this.#exercise;
    if (request.do !== 'move' || this.verdict.peek() === 'judging') throw refused();
    const legal: readonly Move[] = match.legal(seat);
    const move = findLegal(legal, request.move);
    if (move === undefined) throw refused();
    if (this.verdict.peek() === undefined) await this.#judge(legal.indexOf(move));
    else this.#goOn();
  }

  async hints(): Promise<readonly Hint[]> {
    return [];
  }

  async history(): Promise<readonly Step[]> {
    return this.#steps;
  }

  document(): Promise<MatchDocument> {
    return Promise.reject(refused());
  }

  rematch(): Promise<string> {
    return Promise.reject(refused());
  }

  close(): void {
    this.#listeners.clear();
  }

  async #judge(choice: number): Promise<void> {
    this.verdict.value = 'judging';
    const verdict = await this.#exercise.judge(choice);
    batch(() => {
      this.verdict.value = verdict;
      this.#listeners.tell({ scene: this.scene.peek(), events: [] });
    });
  }

  #scene(verdict: Verdict | 'judging' | undefined): TableScene {
    const { match, seat, seats } = this.#exercise;
    const { game, options, state } = match;
    const legal = verdict === undefined ? match.legal(seat) : verdict === 'judging' ? [] : [verdict.captain];
    return {
      id: 'exercise',
      seq: verdict === undefined ? 0 : verdict === 'judging' ? 1 : 2,
      game: game.meta.id,
      rules: game.meta.rulesVersion,
      options,
      status: 'playing',
      visibility: 'invite',
      tempo: { kind: 'none' },
      spectators: false,
      hints: false,
      host: 'here',
      createdAt: 0,
      commitment: '',
      seats,
      watching: 0,
      you: { seat, host: false },
      play: {
        view: asSent(game.view(state, seat)),
        pending: game.pending(state),
        legal,
        moves: match.line.length,
        undoable: 0,
      },
    };
  }
}

function refused(): Refused {
  return new Refused('not-legal', words.peek().refusal.unknown);
}
