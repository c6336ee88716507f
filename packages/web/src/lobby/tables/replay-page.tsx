import type { JSX } from 'preact';
import { words } from '../../app/words.ts';
import { paceNow } from '../../link/pace-now.ts';
import { paced } from '../../link/paced-link.ts';
import { TableInPage } from './table-in-page.tsx';
import { fromDevice, fromServer } from './recordings.ts';
import { useLink } from './use-link.ts';

interface Props {
  readonly id: string;
  readonly from: 'server' | 'device';
}

/** A match played before, to look through. */
export default function ReplayPage({ id, from }: Props): JSX.Element {
  const { link, trouble } = useLink(
    async () => paced(await (from === 'device' ? fromDevice(id) : fromServer(id)), paceNow),
    [id, from],
  );
  return <TableInPage link={link} trouble={trouble} title={words.value.page.replay} />;
}
