/** Whether the person has played a game before, here or at another table. */
import type { TableScene } from '@captains-table/protocol';
import type { TableLink } from '../../link/link.ts';
import { deviceStore } from '../../local/device-store.ts';
import { tables } from '../../server/api.ts';

export async function hasPlayed(link: TableLink, { id, game, you }: TableScene): Promise<boolean> {
  const { seat } = you;
  const checks = [
    link.history().then((steps) => steps.some((step) => step.seat === seat)),
    deviceStore()
      .all()
      .then((all) => all.some(({ record }) => record.game === game && record.id !== id)),
    ...(link.where === 'server'
      ? [tables.statistics().then(({ statistics }) => statistics.some((line) => line.game === game))]
      : []),
  ];
  const answers = await Promise.allSettled(checks);
  return answers.some((answer) => answer.status === 'fulfilled' && answer.value);
}
