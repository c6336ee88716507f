/** What can be taken hold of on a chart: with a pointer, a finger or keys. */
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { JSX, RefObject, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { EditableSheet, Handle, Point } from './editable-chart.ts';
import { towards } from './hold.ts';
import type { ChartActs } from './use-chart-acts.ts';

interface Props {
  readonly acts: ChartActs;
  readonly sheet: EditableSheet;
  /** What is as large as the sheet. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onFocus: (at: Point) => void;
}

/** How far a pointer may move before it drags, in pixels. */
const TREMBLE = 5;

export function ChartHandles(props: Props): JSX.Element {
  const focused = useSignal('');
  const { handles } = props.acts;
  const entry = handles.some(({ id }) => id === focused.value) ? focused.value : handles[0]?.id;
  return (
    <>
      {handles.map((handle) => (
        <HandleButton
          key={handle.id}
          {...props}
          handle={handle}
          isEntry={handle.id === entry}
          focused={focused}
        />
      ))}
    </>
  );
}

interface ButtonProps extends Props {
  readonly handle: Handle;
  /** Tab comes here. */
  readonly isEntry: boolean;
  readonly focused: Signal<string>;
}

function HandleButton(props: ButtonProps): JSX.Element {
  const { acts, sheet, handle, isEntry, focused, onFocus } = props;
  const { held, picked, layer } = acts;
  const { look, piece, on } = handle;
  const isHeld = held.value?.handle.id === handle.id;
  const isPicked =
    piece !== undefined && piece.key === picked.value?.key && piece.collection === picked.value.collection;
  const share = (value: number, of: number) => `${(value / of) * 100}%`;
  const { x, y } = { x: handle.at.x - sheet.corner.x, y: handle.at.y - sheet.corner.y };
  const classes = [
    `ws-handle ws-handle-${look.is}`,
    ...(isHeld ? ['ws-handle-held'] : []),
    ...(isPicked ? ['ws-handle-picked'] : []),
  ];
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-handle={handle.id}
      tabIndex={isEntry ? 0 : -1}
      aria-label={handle.label}
      aria-pressed={on ?? isHeld}
      style={{
        left: share(x, sheet.size.width),
        top: share(y, sheet.size.height),
        width: share(layer.size, sheet.size.width),
        ...(look.is === 'bar' && { '--turn': `${look.turn}deg` }),
      }}
      {...useHand(props)}
      onKeyDown={(event) => pressKey(event, props)}
      onFocus={() => {
        focused.value = handle.id;
        onFocus({ x, y });
      }}
    />
  );
}

/** What a pointer or a finger does to a handle. */
function useHand({ acts, sheet, root, handle }: ButtonProps) {
  const began = useRef<Point | undefined>(undefined);
  const dragged = useRef(false);
  const canDrag = acts.layer.does.kind !== 'press';
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      // The chart stays where it is.
      event.stopPropagation();
      if (!canDrag) return;
      began.current = { x: event.clientX, y: event.clientY };
      dragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX, clientY }: TargetedPointerEvent<HTMLButtonElement>) => {
      const from = began.current;
      if (from === undefined || root.current === null) return;
      if (!dragged.current) {
        if (Math.hypot(clientX - from.x, clientY - from.y) < TREMBLE) return;
        dragged.current = true;
        acts.take(handle);
      }
      acts.carry(pointIn(root.current, sheet, clientX, clientY));
    },
    onPointerUp: () => {
      began.current = undefined;
      if (dragged.current) acts.put();
    },
    onPointerCancel: () => {
      began.current = undefined;
      acts.letGo();
    },
    onClick: () => {
      if (acts.layer.does.kind === 'press') acts.press(handle);
      else if (!dragged.current) acts.pick(handle);
      dragged.current = false;
    },
  };
}

function pointIn(
  root: HTMLElement,
  { corner, size }: EditableSheet,
  clientX: number,
  clientY: number,
): Point {
  const { left, top, width, height } = root.getBoundingClientRect();
  return {
    x: corner.x + ((clientX - left) / width) * size.width,
    y: corner.y + ((clientY - top) / height) * size.height,
  };
}

/** Arrow keys walk from one to the next, or move the one that is held. */
function pressKey(event: TargetedKeyboardEvent<HTMLButtonElement>, { acts, handle }: ButtonProps): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (!actOn(event.key, acts, handle, event.currentTarget)) return;
  event.preventDefault();
  event.stopPropagation();
}

function actOn(key: string, acts: ChartActs, handle: Handle, button: HTMLElement): boolean {
  const held = acts.held.value;
  if (key === 'Enter' || key === ' ') {
    if (acts.layer.does.kind === 'press') acts.press(handle);
    else if (held === undefined) acts.take(handle);
    else acts.put();
    return true;
  }
  if (held !== undefined) {
    if (key === 'Escape') acts.letGo();
    else return acts.step(key);
    return true;
  }
  if (key === 'Delete') {
    acts.remove(handle);
    return true;
  }
  const next = towards(key, handle, acts.handles);
  if (next === undefined) return false;
  button.parentElement?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(next.id)}"]`)?.focus();
  return true;
}
