/** What one person looks at on the chart: never sent, never stored. */
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Move } from '../table.ts';
import type { SectionProps } from '../section.ts';

export interface Looking {
  /** The thing under the pointer, the focus, or the last touch. */
  readonly at: Signal<string | undefined>;
  onPointer(id: string, event: PointerEvent): void;
  onLeave(id: string, event: PointerEvent): void;
  /** A mouse or a key chooses at once; a finger looks first and chooses with the second touch. */
  onChoose(id: string, asked: Move | undefined): void;
  readonly onClose: () => void;
}

export function useLooking({ touch }: Pick<SectionProps, 'touch'>): Looking {
  const at = useSignal<string | undefined>(undefined);
  const finger = useRef(false);
  /** What the finger looked at before this touch: the focus that comes with a touch must not count. */
  const before = useRef<string | undefined>(undefined);
  return {
    at,
    onPointer(id, { type, pointerType }) {
      finger.current = pointerType !== 'mouse';
      if (type === 'pointerdown') before.current = at.peek();
      else if (!finger.current) at.value = id;
    },
    onLeave(id, { pointerType }) {
      if (pointerType === 'mouse' && at.peek() === id) at.value = undefined;
    },
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
