/** Until now a page in another language than the reader's was kept out of sight (`first-look.js`). */
export function showPage(page: HTMLElement): void {
  delete page.dataset['look'];
}
