/**
 * The styles of the first page came with it (`build/first-styles.ts`). Parts that are loaded later look for a link to them: one
 * that is switched off is found and not fetched. Written into the page, it would be fetched all the same.
 */
export function linkFirstStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('disabled', '');
    link.href = dataset['file'] ?? '';
    document.head.append(link);
  }
}
