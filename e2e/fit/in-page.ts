/** What the checks share inside the page. */

declare global {
  interface Window {
    fit: InPage;
  }
}

interface InPage {
  /** How to find an element again: `.pr-card-name in .pr-card`. */
  readonly describe: (element: Element) => string;
  /** Whether a person sees something of it, wherever the page is scrolled to. */
  readonly isShown: (element: Element) => boolean;
  /** A point of the element where nothing lies over it. */
  readonly freePoint: (element: Element) => { readonly x: number; readonly y: number } | undefined;
}

/** Runs in the page before its own scripts. */
export function prepare(): void {
  const className = (element: Element) => {
    const first = [...element.classList].find((name) => !/^seat-\d/.test(name));
    return first === undefined ? element.tagName.toLowerCase() : `.${first}`;
  };
  const describe = (element: Element) => {
    const parent = element.closest('[class]') === element ? element.parentElement : element;
    const around = parent?.closest('[class]');
    return around === null || around === undefined
      ? className(element)
      : `${className(element)} in ${className(around)}`;
  };
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    // Words for the ear alone are cut to nothing.
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
    }
    return true;
  };
  const freePoint = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      ...[0.25, 0.5, 0.75, 0.1, 0.9].flatMap((down) =>
        [0.25, 0.5, 0.75, 0.1, 0.9].map((across) => [across, down]),
      ),
    ]) {
      const [x, y] = [left + width * (across ?? 0.5), top + height * (down ?? 0.5)];
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (hit === element || element.contains(hit))) return { x, y };
    }
    return undefined;
  };
  window.fit = { describe, isShown, freePoint };
}
