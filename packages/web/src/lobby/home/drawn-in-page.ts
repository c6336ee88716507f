/**
 * The front page comes drawn (`build/front-page`). The program takes over what it finds; the drawings of the atlas it
 * keeps as they are, and so need not fetch what draws them.
 */
const drawings = new Map<string, Element>();

/** Before the page is rendered: what is rendered would clear them away. */
export function keepDrawings(root: Element): void {
  for (const drawing of root.querySelectorAll<SVGElement>('svg[data-sheet]')) {
    const game = drawing.dataset['sheet'];
    if (game === undefined) continue;
    drawings.set(game, drawing);
    drawing.remove();
  }
}

export function drawnInPage(game: string): Element | undefined {
  return drawings.get(game);
}
