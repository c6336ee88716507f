/**
 * Bots answer at once, and people who come back to a table find many moves waiting: shown as they come,
 * no one could follow. Here one thing is shown after another. What this person does is shown at once.
 */
import { defined } from '@captains-table/kernel';
import { batch, computed, effect, signal } from '@preact/signals';
import type { SceneChange, TableLink, TableRequest } from './link.ts';
import { PacingClock } from './pacing-clock.ts';
import { SceneListeners } from './scene-listeners.ts';

/** `pace`: how fast the moves of others are shown, 1 as usual; undefined where nothing is waited for. */
export function paced(link: TableLink, pace: () => number | undefined): TableLink {
  const scene = signal(link.scene.peek());
  const listeners = new SceneListeners();
  const clock = new PacingClock((change) => show(change), pace);
  // A replay goes where the viewer tells it to.
  if (link.replay !== undefined) clock.expectOwn('always');

  function show(change: SceneChange): void {
    batch(() => {
      scene.value = change.scene;
      listeners.tell(change);
    });
  }

  const stops = [
    link.onChange((change) => clock.add(change)),
    // The same position in other words, as in another language.
    effect(() => {
      const now = link.scene.value;
      if (now?.seq === scene.peek()?.seq && clock.waiting.peek() === 0) scene.value = now;
    }),
  ];
  const { handOver } = link;
  return {
    state: link.state,
    chat: link.chat,
    where: link.where,
    scene,
    pacing: clock,
    onChange: (listener) => listeners.add(listener),
    async ask(request: TableRequest) {
      if (request.do === 'chat') return link.ask(request);
      clock.expectOwn();
      try {
        await link.ask(request);
      } finally {
        clock.expectOthers();
      }
    },
    hints: (how) => link.hints(how),
    history: () => link.history(),
    document: () => link.document(),
    rematch: () => link.rematch(),
    close() {
      clock.close();
      for (const stop of stops) stop();
      link.close();
    },
    ...(handOver === undefined
      ? {}
      : {
          handOver: computed(() =>
            clock.showing.value || clock.waiting.value > 0 ? undefined : handOver.value,
          ),
        }),
    ...defined({ replay: link.replay }),
    ...('prepareHints' in link ? { prepareHints: () => link.prepareHints?.() } : {}),
    ...('takeOver' in link ? { takeOver: () => link.takeOver?.() } : {}),
    ...('comeBack' in link ? { comeBack: async (seat) => link.comeBack?.(seat) } : {}),
    ...('now' in link ? { now: () => link.now?.() ?? Date.now() } : {}),
  };
}
