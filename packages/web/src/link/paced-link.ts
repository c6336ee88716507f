/**
 * Bots answer at once, and people who come back to a table find many moves waiting: shown as they come,
 * no one could follow. Here one thing is shown after another. What this person does is shown at once.
 */
import { batch, computed, signal } from '@preact/signals';
import type { SceneChange, TableLink, TableRequest } from './link.ts';
import { SceneListeners } from './scene-listeners.ts';

/** `pause`: milliseconds between one thing that happens and the next; asked each time. */
export function paced(link: TableLink, pause: () => number): TableLink {
  const scene = signal(link.scene.peek());
  const behind = signal(false);
  const listeners = new SceneListeners();
  const waiting: SceneChange[] = [];
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hurry = false;

  function show(next: SceneChange): void {
    if (next.events.length > 0) last = performance.now();
    batch(() => {
      scene.value = next.scene;
      listeners.tell(next);
    });
  }

  function goOn(): void {
    clearTimeout(timer);
    timer = undefined;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const wait = next.events.length === 0 || hurry ? 0 : last + pause() - performance.now();
      if (wait > 0) {
        timer = setTimeout(goOn, wait);
        break;
      }
      waiting.shift();
      show(next);
    }
    behind.value = waiting.length > 0;
  }

  /** Everything that is known by now. */
  function catchUp(): void {
    hurry = true;
    goOn();
    hurry = false;
  }

  const stop = link.onChange((change) => {
    waiting.push(change);
    if (timer === undefined) goOn();
  });

  const { handOver } = link;
  return {
    state: link.state,
    chat: link.chat,
    where: link.where,
    scene,
    onChange: (listener) => listeners.add(listener),
    async ask(request: TableRequest) {
      if (request.do === 'chat') return link.ask(request);
      catchUp();
      try {
        await link.ask(request);
      } finally {
        catchUp();
      }
    },
    hints: () => link.hints(),
    history: () => link.history(),
    document: () => link.document(),
    rematch: () => link.rematch(),
    close() {
      clearTimeout(timer);
      stop();
      link.close();
    },
    ...(handOver === undefined
      ? {}
      : { handOver: computed(() => (behind.value ? undefined : handOver.value)) }),
    ...('takeOver' in link ? { takeOver: () => link.takeOver?.() } : {}),
    ...('now' in link ? { now: () => link.now?.() ?? Date.now() } : {}),
  };
}
