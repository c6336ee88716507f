import type { JSX } from 'preact';
import { words } from '../../app/words.ts';
import { LocalLink } from '../../local/local-link.ts';
import { TableFrame } from './table-frame.tsx';
import { useLink } from './use-link.ts';

export default function LocalTablePage({ id }: { readonly id: string }): JSX.Element {
  const { link, trouble } = useLink(() => new LocalLink(id), [id]);
  return <TableFrame link={link} trouble={trouble} title={words.value.page.local} />;
}
