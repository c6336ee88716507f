/** Things on their way across the table: briefly, above everything else, without blocking the pointer. */

export const MOVE = 360;
export const REVEAL = 440;
const SAIL = 'cubic-bezier(0.22, 0.8, 0.28, 1)';
/** What is still under way when the next thing happens goes faster. */
const HURRY = 3;
/** No more than this many coins fly for one payment. */
const MOST_AT_ONCE = 5;
const STAGGER = 45;

interface Course {
  readonly delay?: number;
  /** How much of it is still to be seen on arrival. */
  readonly fade?: number;
  /** How high it is thrown, in pixels. */
  readonly lift?: number;
}

export class Flights {
  readonly #layer: HTMLElement;

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  hurry(): void {
    this.setPace(HURRY);
  }

  setPace(pace: number): void {
    for (const flight of this.#layer.getAnimations({ subtree: true })) flight.updatePlaybackRate(pace);
  }

  /** Lays a thing over the table, exactly where it is asked for. It can no longer be chosen or found. */
  lay(thing: HTMLElement, { left, top, width }: DOMRect): void {
    if (thing.parentElement === this.#layer) return;
    delete thing.dataset['thing'];
    for (const card of thing.querySelectorAll('.pr-card-legal, .pr-card-quiet')) {
      card.classList.remove('pr-card-legal', 'pr-card-quiet');
    }
    Object.assign(thing.style, {
      position: 'absolute',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      maxWidth: 'none',
      margin: '0',
      transformOrigin: '0 0',
    });
    this.#layer.append(thing);
  }

  /** Takes a thing from one place to another, and away from the table. */
  async carry(thing: HTMLElement, from: DOMRect, to: DOMRect, course: Course = {}): Promise<void> {
    const { delay = 0, fade = 1, lift = 0 } = course;
    this.lay(thing, from);
    const way = between(from, to);
    if (way === undefined) {
      thing.remove();
      return;
    }
    const frames = [
      { transform: 'none', opacity: 1 },
      {
        transform: `translate(${way.x / 2}px, ${way.y / 2 - lift}px) scale(${(1 + way.scale) / 2})`,
        opacity: 1,
      },
      { transform: `translate(${way.x}px, ${way.y}px) scale(${way.scale})`, opacity: fade },
    ];
    await ended(thing, lift > 0 ? frames : frames.filter((_, i) => i !== 1), {
      duration: MOVE,
      delay,
      easing: lift > 0 ? 'ease-in-out' : SAIL,
      fill: 'forwards',
    });
    thing.remove();
  }

  /** Several alike, one after the other; each is made when it is needed. */
  async carryMany(
    count: number,
    make: () => HTMLElement,
    from: Element,
    to: Element,
    delay = 0,
  ): Promise<void> {
    const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    if (!hasSize(start) || !hasSize(goal)) return;
    await Promise.all(
      Array.from({ length: Math.min(count, MOST_AT_ONCE) }, (_, i) =>
        this.carry(make(), centred(start), centred(goal), {
          delay: delay + i * STAGGER,
          lift: 28,
          fade: 0.4,
        }),
      ),
    );
    pop(to);
  }
}

/** Lets a thing that lies where it belongs come from somewhere else. */
export function comeFrom(thing: HTMLElement, from: DOMRect, duration = MOVE, delay = 0): void {
  const to = thing.getBoundingClientRect();
  const way = between(to, from);
  if (way === undefined) return;
  const { x, y, scale } = way;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.01) return;
  thing.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 2 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 2 },
    ],
    { duration, delay, easing: SAIL, fill: 'backwards' },
  );
}

export function pop(thing: Element, scale = 1.2): void {
  thing.animate([{ transform: 'none' }, { transform: `scale(${scale})` }, { transform: 'none' }], {
    duration: 240,
    easing: 'ease-out',
  });
}

export function appear(thing: Element, delay: number): void {
  thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay, fill: 'backwards' });
}

export async function ended(
  thing: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Promise<void> {
  // Leaving the table ends its animations, which rejects `finished`; that is fine.
  await thing.animate(frames, timing).finished.catch(() => undefined);
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface Way {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * From the corner of one box to that of another, with the size that fits into it. There is no way from or to what is
 * not shown, like the crew in a folded panel.
 */
export function between(from: Box, to: Box): Way | undefined {
  if (!hasSize(from) || !hasSize(to)) return undefined;
  const scale = Math.min(to.width / from.width, to.height / from.height);
  return {
    x: to.left - from.left + (to.width - from.width * scale) / 2,
    y: to.top - from.top + (to.height - from.height * scale) / 2,
    scale,
  };
}

function hasSize({ width, height }: Box): boolean {
  return width > 0 && height > 0;
}

/** A small square in the middle of a box. */
function centred({ left, top, width, height }: DOMRect, size = 24): DOMRect {
  return new DOMRect(left + (width - size) / 2, top + (height - size) / 2, size, size);
}
