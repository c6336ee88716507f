import { useEffect, useState } from 'preact/hooks';
import type { TableLink } from '../../link/link.ts';

/** A link that is made for this page and closed with it; undefined until it is there. */
export function useLink(
  make: () => TableLink | Promise<TableLink>,
  about: readonly unknown[],
): { readonly link: TableLink | undefined; readonly trouble: unknown } {
  const [link, setLink] = useState<TableLink | undefined>(undefined);
  const [trouble, setTrouble] = useState<unknown>(undefined);
  useEffect(() => {
    let left = false;
    let made: TableLink | undefined;
    Promise.resolve()
      .then(make)
      .then(
        (link) => {
          made = link;
          if (left) link.close();
          else setLink(link);
        },
        (error: unknown) => setTrouble(error),
      );
    return () => {
      left = true;
      made?.close();
    };
  }, about);
  return { link, trouble };
}
