/** What one person looks at on the chart: never sent, never stored. */
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Move } from '../board/table.ts';
import type { SectionProps } from '../board/section.ts';

export interface Looking {
  /** The thing under the pointer, the focus, or the last touch. */
  readonly at: Signal<string | undefined>;
  onPointer(id: string, event: PointerEvent): void;
  onLeave(id: string, event: PointerEvent): void;
  /** Whether a mouse rests on it: then it must not move away. */
  isUnderMouse(id: string): boolean;
  /** A mouse or a key chooses at once; a finger looks first and chooses with the second touch. */
  onChoose(id: string, asked: Move | undefined): void;
  readonly onClose: () => void;
}

export function useLooking({ touch }: Pick<SectionProps, 'touch'>): Looking {
  const at = useSignal<string | undefined>(undefined);
  const finger = useRef(false);
  /** What the finger looked at before this touch: the focus that comes with a touch must not count. */
  const before = useRef<string | undefined>(undefined);
  const underMouse = useRef<string | undefined>(undefined);
  const pressedAt = useRef<readonly [x: number, y: number]>([-1, -1]);
  return {
    at,
    onPointer(id, { type, pointerType, clientX, clientY }) {
      finger.current = pointerType !== 'mouse';
      if (type === 'pointerdown') {
        before.current = at.peek();
        pressedAt.current = [clientX, clientY];
        return;
      }
      if (finger.current) return;
      underMouse.current = id;
      // The chart may move under a mouse that rests after a click: that is no wish to look at something else.
      const rests = clientX === pressedAt.current[0] && clientY === pressedAt.current[1];
      if (!rests) at.value = id;
    },
    onLeave(id, { pointerType }) {
      if (pointerType !== 'mouse') return;
      underMouse.current = undefined;
      if (at.peek() === id) at.value = undefined;
    },
    isUnderMouse: (id) => underMouse.current === id,
    onChoose(id, asked) {
      const byFinger = finger.current;
      finger.current = false;
      if (byFinger && before.current !== id) {
        at.value = id;
        return;
      }
      // A finger leaves nothing behind; under a mouse it stays in sight.
      at.value = byFinger ? undefined : id;
      touch.onThing(id, asked);
    },
    onClose: () => (at.value = undefined),
  };
}
