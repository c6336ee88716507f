import type { JSX } from 'preact';
import { words } from '../../app/words.ts';
import { paced } from '../../link/paced-link.ts';
import { LocalLink } from '../../local/local-link.ts';
import { paceNow } from '../../link/pace-now.ts';
import { TableInPage } from './table-in-page.tsx';
import { useLink } from './use-link.ts';

export default function LocalTablePage({ id }: { readonly id: string }): JSX.Element {
  const { link, trouble } = useLink(() => paced(new LocalLink(id), paceNow), [id]);
  return <TableInPage link={link} trouble={trouble} title={words.value.page.local} />;
}
