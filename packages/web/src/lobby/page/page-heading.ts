/** The heading of a page: its title in the window, and where the focus goes when the page opens. */
import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { page } from '../../app/router.ts';
import { withWaiting } from '../../app/waiting-tables.ts';
import { words } from '../../app/words.ts';

let pagesOpened = 0;
effect(() => {
  if (page.value.at.length > 0) pagesOpened++;
});
/** The address at arrival is read once the program runs: that page is not navigated to. */
const ARRIVAL = 2;

export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = withWaiting(title === words.value.name ? title : words.value.titleOf(title));
  useEffect(() => {
    document.title = shown;
  }, [shown]);
  useEffect(() => {
    if (pagesOpened > ARRIVAL) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
