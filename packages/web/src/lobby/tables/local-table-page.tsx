import type { JSX } from 'preact';
import { words } from '../../app/words.ts';
import { paced } from '../../link/paced-link.ts';
import { LocalLink } from '../../local/local-link.ts';
import { betweenMoves } from './between-moves.ts';
import { TableFrame } from './table-frame.tsx';
import { useLink } from './use-link.ts';

export default function LocalTablePage({ id }: { readonly id: string }): JSX.Element {
  const { link, trouble } = useLink(() => paced(new LocalLink(id), betweenMoves), [id]);
  return <TableFrame link={link} trouble={trouble} title={words.value.page.local} />;
}
