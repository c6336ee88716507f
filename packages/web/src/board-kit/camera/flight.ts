import type { Signal } from '@preact/signals';
import type { Camera, View } from './camera.ts';
import { between, held } from './camera.ts';

const MILLISECONDS = 360;

export interface Flight {
  readonly to: (camera: Camera) => void;
  readonly halt: () => void;
}

/** Moves a camera to somewhere else: at once where nothing should move, else swiftly and then slower. */
export function flightOf(camera: Signal<Camera>, view: () => View, isStill: () => boolean): Flight {
  let next = 0;
  const halt = () => cancelAnimationFrame(next);
  return {
    halt,
    to(goal) {
      halt();
      const from = camera.peek();
      if (isStill() || isSame(from, goal)) {
        camera.value = goal;
        return;
      }
      const began = performance.now();
      const step = (now: number) => {
        const share = Math.min(1, (now - began) / MILLISECONDS);
        camera.value = held(between(from, goal, 1 - (1 - share) ** 3), view());
        if (share < 1) next = requestAnimationFrame(step);
      };
      next = requestAnimationFrame(step);
    },
  };
}

function isSame(a: Camera, b: Camera): boolean {
  return a.x === b.x && a.y === b.y && a.scale === b.scale;
}
