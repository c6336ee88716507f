/** Which cards are played with at a table of the server, and what differs from ours. */
import type { TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { inviteAtHand } from '../frame/room/take-seat.ts';
import { packs } from '../server/packs-api.ts';
import PackDifferences from './pack-differences.tsx';

interface Props {
  readonly scene: TableScene;
  readonly pack: NonNullable<TableScene['pack']>;
}

export default function PackAtTable({ scene: { id, game, rules }, pack }: Props): JSX.Element {
  const load = async () => (await packs.atTable(id, inviteAtHand())).file;
  return <PackDifferences game={game} rules={rules} name={pack.name} load={load} />;
}
