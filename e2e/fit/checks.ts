/** What must hold at every decision. Each check runs in the page and answers what breaks it. */
import type { Page } from '@playwright/test';

/** Something that does not fit. */
export interface Fault {
  readonly where: string;
  readonly what: string;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far the page of a large screen could scroll, and that of a small one to the side. */
export async function scrollFaults(page: Page, small: boolean): Promise<readonly Fault[]> {
  return page.evaluate((small) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    const faults = [];
    if (!small && scrollHeight > clientHeight)
      faults.push({ where: 'page', what: `${scrollHeight} px high on ${clientHeight}` });
    if (scrollWidth > clientWidth)
      faults.push({ where: 'page', what: `${scrollWidth} px wide on ${clientWidth}` });
    return faults;
  }, small);
}

/** Where the frame of the board lies on the page. */
export async function boardFrames(page: Page): Promise<readonly Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-board-frame]:not(:has([data-board-frame]))')]
      .filter(window.fit.isShown)
      .map((frame) => {
        const { left, top, width, height } = frame.getBoundingClientRect();
        return { left: left + scrollX, top: top + scrollY, width, height };
      }),
  );
}

/** The viewer's means, each player's standing and the goal: at least one sign of each is wholly on the screen, with nothing over it. */
export async function hiddenMeans(page: Page, players: number): Promise<readonly Fault[]> {
  return page.evaluate((players) => {
    // A page of the story lies over the table as long as it is read.
    if (document.querySelector('dialog[open]') !== null) return [];
    const isInSight = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      if (!inside || !window.fit.isShown(element)) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    // Before the first turn there is no score to compare.
    const ranked = document.querySelector('[data-set-up]') === null ? players : 0;
    const wanted = [
      '[data-means]',
      '[data-goal]',
      ...Array.from({ length: ranked }, (_, seat) => `[data-standing="${seat}"]`),
    ];
    return wanted.flatMap((selector) => {
      const all = [...document.querySelectorAll(selector)];
      if (all.some(isInSight)) return [];
      const [first] = all;
      return [
        {
          where: selector,
          what: first === undefined ? 'is missing' : `${window.fit.describe(first)} is out of sight`,
        },
      ];
    });
  }, players);
}

/** Legal targets that no pointer reaches: something lies over them, or they lie outside what can be seen. */
export async function coveredTargets(
  page: Page,
  selector: string,
  small: boolean,
): Promise<readonly Fault[]> {
  return page.evaluate(
    ({ selector, small }) => {
      const open = document.querySelector('dialog[open]');
      const targets = [...(open ?? document).querySelectorAll(selector)].filter(
        (target) => window.fit.isShown(target) && target.closest('[inert]') === null,
      );
      const [x, y] = [scrollX, scrollY];
      // A small screen shows a part of the chart: the rest is drawn into sight.
      const isAway = (target: Element) => {
        const chart = target.closest('.camera-window, .caravelas-chart-window')?.getBoundingClientRect();
        if (chart === undefined) return false;
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return x < chart.left || x > chart.right || y < chart.top || y > chart.bottom;
      };
      const isReached = (target: Element) => {
        if (window.fit.freePoint(target) !== undefined) return true;
        // A list that is too long scrolls in its box.
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        return window.fit.freePoint(target) !== undefined || (small && isAway(target));
      };
      const faults = targets.flatMap((target) => {
        if (isReached(target)) return [];
        const { left, top, width, height } = target.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        const said = target.getAttribute('aria-label') ?? target.textContent;
        return [
          {
            where: window.fit.describe(target),
            what: `“${said.slice(0, 40)}” under ${over === null ? 'the edge of the screen' : window.fit.describe(over)}`,
          },
        ];
      });
      scrollTo(x, y);
      return faults;
    },
    { selector, small },
  );
}

/** Words that are drawn smaller than this many pixels. */
export async function smallTexts(page: Page, least: number): Promise<readonly Fault[]> {
  return page.evaluate((least) => {
    const scaleOf = (element: Element) => {
      if (element instanceof SVGGraphicsElement) {
        const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
        return Math.hypot(a, b);
      }
      const wide = element instanceof HTMLElement ? element.offsetWidth : 0;
      return wide === 0 ? 1 : element.getBoundingClientRect().width / wide;
    };
    const faults = new Map<string, string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (element === null || text === '' || !window.fit.isShown(element)) continue;
      const upright = getComputedStyle(element).transform === 'none';
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * (upright ? scaleOf(element) : 1);
      // Words of no size at all are for the ear.
      if (size >= least - 0.05 || size === 0) continue;
      faults.set(window.fit.describe(element), `“${text.slice(0, 30)}” ${size.toFixed(1)} px`);
    }
    return [...faults].map(([where, what]) => ({ where, what }));
  }, least);
}

/** Words that are cut: by the box they stand in, or by the edge of the screen. */
export async function cutTexts(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(() => {
    const faults = new Map<string, string>();
    const cuts = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'hidden' || style[axis] === 'clip';
    const scrolls = (style: CSSStyleDeclaration, axis: 'overflowX' | 'overflowY') =>
      style[axis] === 'auto' || style[axis] === 'scroll';
    const range = document.createRange();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (element === null || text === '' || element.closest('option, svg') !== null) continue;
      if (!window.fit.isShown(element)) continue;
      range.selectNodeContents(node);
      const at = range.getBoundingClientRect();
      // Type reaches beyond its line a little.
      const slack = at.height / 4;
      let [acrossFree, downFree] = [true, true];
      for (
        let box: Element | null = element;
        box !== null && (acrossFree || downFree);
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // What lies wholly outside is put away, not cut.
        const away =
          at.left >= edge.right || at.right <= edge.left || at.top >= edge.bottom || at.bottom <= edge.top;
        if (away && (cuts(style, 'overflowX') || cuts(style, 'overflowY'))) break;
        const across =
          acrossFree &&
          cuts(style, 'overflowX') &&
          (at.left < edge.left - 1.5 || at.right > edge.right + 1.5);
        const down =
          downFree &&
          cuts(style, 'overflowY') &&
          (at.top < edge.top - slack || at.bottom > edge.bottom + slack);
        if (across || down)
          faults.set(
            window.fit.describe(element),
            `“${text.slice(0, 40)}” cut by ${window.fit.describe(box)}`,
          );
        if (scrolls(style, 'overflowX')) acrossFree = false;
        if (scrolls(style, 'overflowY')) downFree = false;
        if (style.position === 'fixed') break;
      }
    }
    return [...faults].map(([where, what]) => ({ where, what }));
  });
}

/** Words that stand out of the frame that is drawn around them; what is laid over its edge on purpose is placed there. */
export async function textsOutside(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(() => {
    const faults = new Map<string, string>();
    const range = document.createRange();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isPlaced = ({ position, overflow }: CSSStyleDeclaration) =>
      position === 'absolute' || position === 'fixed' || overflow !== 'visible';
    const isFramed = ({
      display,
      borderTopWidth,
      borderRightWidth,
      borderBottomWidth,
      borderLeftWidth,
    }: CSSStyleDeclaration) =>
      display !== 'inline' &&
      [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].every(
        (width) => width !== '0px',
      );
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (element === null || text === '' || element.closest('option, svg') !== null) continue;
      if (!window.fit.isShown(element)) continue;
      let box: Element | null = element;
      while (box !== null && !isFramed(getComputedStyle(box))) {
        box = isPlaced(getComputedStyle(box)) ? null : box.parentElement;
      }
      // What is too long scrolls in its frame.
      if (box === null || /auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      range.selectNodeContents(node);
      const [at, edge] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      // Type reaches beyond its line a little.
      const slack = Math.min(at.height / 4, 5);
      if (
        at.left < edge.left - 1.5 ||
        at.right > edge.right + 1.5 ||
        at.top < edge.top - slack ||
        at.bottom > edge.bottom + slack
      )
        faults.set(
          window.fit.describe(element),
          `“${text.slice(0, 40)}” stands out of ${window.fit.describe(box)}`,
        );
    }
    return [...faults].map(([where, what]) => ({ where, what }));
  });
}

/** Words that end in dots for want of room, and figures of a standing or of means that stand out of their place. */
export async function shortenedTexts(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(() => {
    const faults: { where: string; what: string }[] = [];
    for (const element of document.querySelectorAll('*')) {
      const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element);
      const dots = textOverflow === 'ellipsis' && overflowX !== 'visible';
      const held = element.matches('[data-standing], [data-means]') && overflowX === 'visible';
      const wide = (dots || held) && element.scrollWidth > element.clientWidth + 1;
      const high = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2;
      if ((!wide && !high) || !window.fit.isShown(element)) continue;
      faults.push({
        where: window.fit.describe(element),
        what: `“${(element.textContent ?? '').slice(0, 40)}” has no room`,
      });
    }
    return faults;
  });
}

/** Fields whose placeholder or chosen option is wider than they are, and buttons whose words stand out of them. */
export async function cutFields(page: Page): Promise<readonly Fault[]> {
  return page.evaluate(() => {
    const faults: { where: string; what: string }[] = [];
    const brush = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, element: Element) => {
      if (brush === null) return 0;
      brush.font = getComputedStyle(element).font;
      return brush.measureText(text).width;
    };
    const roomIn = (element: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    };
    for (const field of document.querySelectorAll('input[placeholder], textarea[placeholder], select')) {
      if (!window.fit.isShown(field)) continue;
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.textContent ?? '')
          : (field.getAttribute('placeholder') ?? '');
      if (widthOf(text, field) > roomIn(field) + 1)
        faults.push({ where: window.fit.describe(field), what: `“${text}” cut` });
    }
    for (const button of document.querySelectorAll('.button, .badge')) {
      if (!window.fit.isShown(button) || button.scrollWidth <= button.clientWidth + 2) continue;
      faults.push({
        where: window.fit.describe(button),
        what: `“${button.textContent}” wider than its button`,
      });
    }
    return faults;
  });
}
