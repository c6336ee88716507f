import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { placeBeside } from '../../design/overlays/tooltip-place.ts';
import type { Explained } from '../../learn/reference.ts';
import { useSitting } from '../sitting-context.ts';
import type { Sitting } from '../sitting.ts';
import '../../design/overlays/tooltip.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

/** A pointer that only passes over it opens nothing. */
const REST = 250;
const LEAVE = 120;

interface Told extends Explained {
  readonly thing: HTMLElement;
}

/**
 * One note for all signs of a table: a thing with `data-sign` is explained by the legend of its game, under the pointer
 * or a finger. What it is called, with its figure, it says itself in `data-called`; ears hear that anyway.
 */
export function SignNotes({ scene, play }: Props): JSX.Element {
  const sitting = useSitting();
  const [told, setTold] = useState<Told | undefined>(undefined);
  const bubble = useRef<HTMLDivElement>(null);
  const now = useRef({ scene, play });
  now.current = { scene, play };
  useEffect(
    () =>
      askWhenPointedAt(async (asked, isStillAsked) => {
        if (asked === undefined) return setTold(undefined);
        const sign = asked.dataset['sign'] ?? '';
        const found = await explained(sign, sitting, now.current);
        // The words may come late: the pointer has gone by then, or the thing under it was drawn again.
        const thing = asked.isConnected ? asked : underPointer(sign);
        if (thing === undefined || !isStillAsked()) return;
        const name = thing.dataset['called'] ?? found?.name ?? '';
        if (name !== '') setTold({ thing, name, help: found?.help ?? '' });
      }),
    [sitting],
  );
  // After a move the thing may be another one.
  useEffect(() => setTold(undefined), [scene.seq]);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (current === null || told === undefined) return;
    current.showPopover();
    placeBeside(told.thing, current);
    return () => current.hidePopover();
  }, [told]);
  return (
    <div ref={bubble} class="tooltip-bubble" role="tooltip" popover="manual">
      {told !== undefined && (
        <>
          <b>{told.name}</b>
          {told.help !== '' && <p>{told.help}</p>}
        </>
      )}
    </div>
  );
}

type Tell = (thing: HTMLElement | undefined, isStillAsked: () => boolean) => Promise<void> | void;

/** Reports what the pointer rests on, or a finger touches. Returns a function that stops it. */
function askWhenPointedAt(tell: Tell): () => void {
  const until = new AbortController();
  const { signal } = until;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let questions = 0;
  const ask = async (thing: HTMLElement | undefined) => {
    const question = ++questions;
    await tell(thing, () => question === questions && !signal.aborted);
  };
  const later = (thing: HTMLElement | undefined, milliseconds: number) => {
    clearTimeout(waiting);
    // A legend that cannot be fetched leaves things unexplained, and nothing else.
    waiting = setTimeout(() => void ask(thing).catch(() => undefined), milliseconds);
  };
  // This part was loaded because the pointer rested on a sign: begin with that one.
  later(underPointer(), REST);
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const thing = signAt(target);
      if (pointerType === 'mouse') later(thing, thing === undefined ? LEAVE : REST);
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => later(pointerType === 'mouse' ? undefined : signAt(target), 0),
    { signal },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && later(undefined, 0), { signal });
  return () => {
    clearTimeout(waiting);
    until.abort();
  };
}

/** The innermost sign under the pointer, or the one that is named. */
function underPointer(sign?: string): HTMLElement | undefined {
  const named = sign === undefined ? '[data-sign]' : `[data-sign="${sign}"]`;
  return [...document.querySelectorAll<HTMLElement>(`${named}:hover`)].at(-1);
}

function signAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element ? target.closest<HTMLElement>('[data-sign]') : undefined) ?? undefined;
}

async function explained(
  id: string,
  sitting: Sitting,
  { scene, play }: Props,
): Promise<Explained | undefined> {
  const module = await sitting.board?.reference?.();
  if (module === undefined) return undefined;
  await module.reference.texts.load(locale.peek());
  return module.reference.signs(sitting.boardProps(scene, play)).find((sign) => sign.id === id);
}
