/** What came with the page is the program's from now on (`first-look.js`). */
export function takeOver(page: HTMLElement): void {
  page.dispatchEvent(new Event('program-ready'));
}
