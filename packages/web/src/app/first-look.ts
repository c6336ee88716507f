/** Tells `first-look.js` that the program has taken over the page. */
export function takeOver(page: HTMLElement): void {
  page.dispatchEvent(new Event('program-ready'));
}
