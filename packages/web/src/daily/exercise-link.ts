/** An exercise as a table that any board can draw. When it is answered, the captain's move is all that can be played. */
import type { Hint } from '@captains-table/bots';
import { batch, computed, signal } from '@preact/signals';
import type { MatchDocument, Move } from '@captains-table/kernel';
import { findLegal, isSeenBy } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { LinkState, SceneChange, Step, TableLink, TableRequest } from '../link/link.ts';
import { Refused } from '../link/link.ts';
import { practiceScene } from '../link/practice-scene.ts';
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
    const seq = verdict === undefined ? 0 : verdict === 'judging' ? 1 : 2;
    return practiceScene('exercise', seq, {
      game,
      state,
      options,
      seat,
      seats,
      pending: game.pending(state),
      legal,
      moves: match.line.length,
    });
  }
}

function refused(): Refused {
  return new Refused('not-legal', words.peek().refusal.unknown);
}
