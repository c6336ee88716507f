import type { Gate as GateState } from '@captains-table/maracaibo/outlook';
import type { JSX } from 'preact';
import { Icon } from '../../../design/icon.tsx';
import { capital } from '../../../app/capital.ts';
import type { Table } from '../board/table.ts';
import { Tip } from './tip.tsx';
import './gate.css';

interface Props extends GateState {
  readonly table: Table;
}

/** The bulkhead before the areas that wait for others: how many are open. */
export function Gate({ others, open, table: { words, game } }: Props): JSX.Element {
  const { areas } = words.ship;
  return (
    <li class={`ma-ship-gate ma-ship-gate-${others}`}>
      <Tip
        class="ma-ship-gate-face"
        told={[capital(areas.others(others)), areas.lockedOthers(open, others), game.help.upgrades]}
      >
        <span class="ma-ship-gate-pips">
          <Icon name={open < others ? 'lock' : 'check'} />
          {Array.from({ length: others }, (_, index) => (
            <span
              key={index}
              class={index < open ? 'ma-ship-gate-pip ma-ship-gate-pip-open' : 'ma-ship-gate-pip'}
            />
          ))}
        </span>
        {areas.others(others)}
      </Tip>
    </li>
  );
}
