/** A lesson as a table that any board can draw. */
import type { Hint } from '@captains-table/bots';
import { batch, computed, signal } from '@preact/signals';
import type { AnyGame, MatchDocument, Move } from '@captains-table/kernel';
import type { SeatInfo, TableScene } from '@captains-table/protocol';
import { learnTexts } from '../../texts/learn/index.ts';
import { locale } from '../app/settings.ts';
import type { LinkState, SceneChange, Step, TableLink, TableRequest } from '../link/link.ts';
import { Refused } from '../link/link.ts';
import { practiceScene } from '../link/practice-scene.ts';
import { SceneListeners } from '../link/scene-listeners.ts';
import { Classroom, PUPIL } from './classroom.ts';
import type { Lesson } from './lesson.ts';

export class GuideLink implements TableLink {
  readonly where = 'lesson';
  readonly chat = signal([]);
  readonly state = signal<LinkState>('open');
  readonly isDone = signal(false);
  readonly #classroom: Classroom;
  /** Counts everything that changes what is seen. */
  readonly #seq = signal(0);
  readonly #listeners = new SceneListeners();
  readonly #steps: Step[] = [];

  readonly scene = computed<TableScene>(() => this.#sceneAt(this.#seq.value));

  constructor(game: AnyGame, lesson: Lesson) {
    this.#classroom = new Classroom(game, lesson);
  }

  onChange(listener: (change: SceneChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  async ask(request: TableRequest): Promise<void> {
    const events = request.do === 'move' ? this.#classroom.play(request.move) : undefined;
    if (events === undefined) throw new Refused('not-legal', learnTexts.in(locale.value).notThis);
    this.#steps.push({ seat: PUPIL, events });
    batch(() => {
      this.#seq.value++;
      this.isDone.value = this.#classroom.isDone;
      this.#listeners.tell({ scene: this.scene.peek(), events });
    });
  }

  /** What glows is the hint. */
  async hints(): Promise<readonly Hint[]> {
    return this.#classroom.legal.map((move: Move) => ({
      move,
      chance: 1,
      share: 1,
      reasons: [],
      figures: [],
    }));
  }

  async history(): Promise<readonly Step[]> {
    return this.#steps;
  }

  document(): Promise<MatchDocument> {
    return Promise.reject(new Refused('no-match', learnTexts.in(locale.value).notThis));
  }

  rematch(): Promise<string> {
    return Promise.reject(new Refused('no-match', learnTexts.in(locale.value).notThis));
  }

  close(): void {
    this.#listeners.clear();
  }

  #sceneAt(seq: number): TableScene {
    const { game, options, state, pending, legal, seats } = this.#classroom;
    const { name } = learnTexts.in(locale.value);
    const sitting = Array.from({ length: seats }, (_, seat): SeatInfo =>
      seat === PUPIL
        ? { kind: 'person', person: 'here', name, present: true }
        : { kind: 'bot', level: 'sailor' },
    );
    return practiceScene('guide', seq, {
      game,
      state,
      options,
      seat: PUPIL,
      seats: sitting,
      pending,
      legal,
      moves: this.#steps.length,
    });
  }
}
