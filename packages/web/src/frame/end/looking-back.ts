/** A finished match that a person reviews at its table, for as long as they stay there. */
import { signal } from '@preact/signals';
import type { Analysis } from '@captains-table/bots';
import type { TableGame } from '@captains-table/catalogue';
import type { TableLink } from '../../link/link.ts';
import type { ReplayLink } from '../replay/replay-link.ts';

export type Study = 'none' | 'failed' | { readonly progress: number } | { readonly analysis: Analysis };

export class LookingBack {
  readonly recording = signal<ReplayLink | 'reading' | 'failed'>('reading');
  readonly study = signal<Study>('none');
  readonly #link: TableLink;
  readonly #game: TableGame;
  #opened = false;
  #giveUp: AbortController | undefined;

  constructor(link: TableLink, game: TableGame) {
    this.#link = link;
    this.#game = game;
  }

  /** Reads the match, once, and studies it. */
  async open(): Promise<void> {
    if (this.#opened) return;
    this.#opened = true;
    try {
      const [document, replay] = await Promise.all([
        this.#link.document(),
        import('../replay/replay-link.ts'),
      ]);
      const seats = this.#link.scene.peek()?.seats ?? [];
      this.recording.value = new replay.ReplayLink({ game: this.#game, document, seats });
      await this.begin();
    } catch {
      this.recording.value = 'failed';
    }
  }

  /** Lets every move be judged. Goes on while the match is played through again. */
  async begin(): Promise<void> {
    const recording = this.recording.peek();
    if (typeof recording === 'string' || this.#giveUp !== undefined) return;
    // A match that was broken off has no end to judge its moves by.
    if (recording.playAt(recording.replay.moves, 'spectator').result === undefined) return;
    const giveUp = new AbortController();
    this.#giveUp = giveUp;
    this.study.value = { progress: 0 };
    try {
      const { studyMatch } = await import('../../local/study.ts');
      const analysis = await studyMatch(await recording.document(), {
        onProgress: (progress) => (this.study.value = { progress }),
        signal: giveUp.signal,
      });
      this.study.value = { analysis };
      void this.#keepMistakes(analysis).catch(() => undefined);
    } catch {
      this.study.value = giveUp.signal.aborted ? 'none' : 'failed';
    } finally {
      this.#giveUp = undefined;
    }
  }

  /** The viewer's own can be practised later. */
  async #keepMistakes(analysis: Analysis): Promise<void> {
    const { where, scene } = this.#link;
    const { id, you } = scene.peek() ?? {};
    if (id === undefined || you?.seat === undefined || (where !== 'server' && where !== 'device')) return;
    const { keepMistakes } = await import('../../daily/mistakes.ts');
    keepMistakes({ table: id, from: where, seat: you.seat }, analysis);
  }

  stop(): void {
    this.#giveUp?.abort();
  }
}
