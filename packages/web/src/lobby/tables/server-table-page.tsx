import type { JSX } from 'preact';
import { fetchContentAs } from '../../app/served-content.ts';
import { ensurePerson } from '../../app/person.ts';
import { words } from '../../app/words.ts';
import { paced } from '../../link/paced-link.ts';
import { RemoteLink } from '../../server/remote-link.ts';
import { socket } from '../../server/socket.ts';
import { paceNow } from '../../link/pace-now.ts';
import { TableInPage } from './table-in-page.tsx';
import { useLink } from './use-link.ts';

interface Props {
  readonly id: string;
  readonly invite: string | undefined;
}

/** A table on the server, for all who have its address. */
export default function ServerTablePage({ id, invite }: Props): JSX.Element {
  const { link, trouble } = useLink(async () => {
    await ensurePerson();
    fetchContentAs({ table: id, invite });
    return paced(new RemoteLink(socket, id, invite), paceNow);
  }, [id, invite]);
  return <TableInPage link={link} trouble={trouble} title={words.value.page.table} />;
}
