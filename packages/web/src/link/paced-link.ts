/**
 * Bots answer at once, and people who come back to a table find many moves waiting: shown as they come,
 * nobody could follow. Here one thing is shown after another. What this person does is shown at once.
 */
import { computed, effect, signal } from '@preact/signals';
import type { GameEvent } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import type { TableLink, TableRequest } from './link.ts';

interface Shown {
  readonly scene: TableScene | undefined;
  events: readonly GameEvent[];
}

/** `pause`: milliseconds between one thing that happens and the next; asked each time. */
export function paced(link: TableLink, pause: () => number): TableLink {
  const scene = signal(link.scene.peek());
  const behind = signal(false);
  const listeners = new Set<(events: readonly GameEvent[]) => void>();
  const waiting: Shown[] = [];
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hurry = false;

  function show(next: Shown): void {
    scene.value = next.scene;
    if (next.events.length === 0) return;
    last = performance.now();
    for (const listener of listeners) listener(next.events);
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

  // The scene comes first, what happened right after it: both are shown together.
  const stops = [
    effect(() => {
      const next = link.scene.value;
      if (next === scene.peek() && waiting.length === 0) return;
      waiting.push({ scene: next, events: [] });
      behind.value = true;
      queueMicrotask(() => timer ?? goOn());
    }),
    link.onEvents((events) => {
      const next = waiting.at(-1);
      if (next === undefined) show({ scene: link.scene.peek(), events });
      else next.events = [...next.events, ...events];
    }),
  ];

  const { handOver } = link;
  return {
    state: link.state,
    chat: link.chat,
    where: link.where,
    scene,
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
      for (const stop of stops) stop();
      link.close();
    },
    ...(handOver === undefined
      ? {}
      : { handOver: computed(() => (behind.value ? undefined : handOver.value)) }),
    ...('takeOver' in link ? { takeOver: () => link.takeOver?.() } : {}),
    ...('now' in link ? { now: () => link.now?.() ?? Date.now() } : {}),
  };
}
