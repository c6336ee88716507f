/** Which cards a table is played with, and how they differ from ours. */
import type { TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { keptPackFile } from '../app/kept-content.ts';
import { inviteAtHand } from '../frame/room/take-seat.ts';
import type { TableLink } from '../link/link.ts';
import { packs } from '../server/packs-api.ts';
import PackDifferences from './pack-differences.tsx';

interface Props {
  readonly scene: TableScene;
  readonly pack: NonNullable<TableScene['pack']>;
  readonly where: TableLink['where'];
}

export default function PackAtTable({ scene: { id, game, rules }, pack, where }: Props): JSX.Element {
  const load = async () =>
    where === 'device' ? fileHere(pack.hash) : (await packs.atTable(id, inviteAtHand())).file;
  return <PackDifferences game={game} rules={rules} name={pack.name} load={load} />;
}

async function fileHere(hash: string): Promise<unknown> {
  const file = await keptPackFile(hash);
  if (file === undefined) throw new Error('this device has no such pack');
  return file;
}
