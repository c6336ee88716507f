import type { SceneChange } from './link.ts';

type Listener = (change: SceneChange) => void;

/** Those who follow what a link shows. */
export class SceneListeners {
  readonly #listeners = new Set<Listener>();

  /** Returns how to stop. */
  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(change: SceneChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
