const GAP = 8;
const EDGE = 8;

/** Above where there is room, else below; never over the edge of the window. */
export function placeBeside(anchor: HTMLElement, bubble: HTMLElement): void {
  const at = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - EDGE;
  const left = Math.max(EDGE, Math.min(at.left + at.width / 2 - width / 2, room));
  const above = at.top - height - GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above >= EDGE ? above : at.bottom + GAP}px`;
}
