import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Vessel } from '../drawings/vessel.tsx';
import { SealOf } from '../board/seal-of.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Table } from '../board/table.ts';

/** Loading docks on the left, departure docks on the right: they give the order of play. */
export function Harbour({ table }: { readonly table: Table }): JSX.Element {
  const { view, words } = table;
  const { loading, departed, home, phase, players } = view;
  const docks = players.map((_, dock) => dock);
  const ashore = phase === 'street';
  const returning = phase === 'missions' || phase === 'over';
  return (
    <div class="drake-harbour">
      <Docks label={returning ? words.homeDocks : words.loading} table={table}>
        {docks.map((dock) => {
          const seat = returning ? home[dock] : ashore ? loading[dock] : undefined;
          const gone = ashore && seat !== undefined && departed.includes(seat);
          return <Dock key={dock} dock={dock} seat={gone ? undefined : seat} table={table} />;
        })}
      </Docks>
      <Docks label={words.departure} table={table}>
        {docks.map((dock) => {
          const seat = departed[dock];
          return <Dock key={dock} dock={dock} seat={seat} table={table} atSea={returning} />;
        })}
      </Docks>
    </div>
  );
}

interface DocksProps {
  readonly label: string;
  readonly table: Table;
  readonly children: JSX.Element[];
}

function Docks({ label, children }: DocksProps): JSX.Element {
  return (
    <div class="drake-docks">
      <h4 class="drake-docks-title">{label}</h4>
      <ol class="drake-docks-row" aria-label={label}>
        {children}
      </ol>
    </div>
  );
}

interface DockProps {
  readonly dock: number;
  readonly seat: number | undefined;
  readonly table: Table;
  /** The ship is out: a seal keeps its turn. */
  readonly atSea?: boolean;
}

function Dock({ dock, seat, table, atSea = false }: DockProps): JSX.Element {
  const { view, words, pending } = table;
  const player = seat === undefined ? undefined : view.players[seat];
  const active = seat !== undefined && pending?.seat === seat;
  const name = seat === undefined ? words.emptyDock : table.name(seat);
  const label = labelled(words.dock(dock + 1), name);
  return (
    <li class={active ? 'drake-dock drake-dock-active' : 'drake-dock'} title={label}>
      <span class="visually-hidden">{atSea && seat !== undefined ? `${label}, ${words.atSea}` : label}</span>
      {player === undefined || seat === undefined ? (
        <span class="drake-dock-number" aria-hidden="true">
          {dock + 1}
        </span>
      ) : atSea ? (
        <SealOf seat={seat} name={name} class="drake-dock-seal" />
      ) : (
        <Vessel seat={seatNumber(seat)} galleon={player.log.galleon} name={name} />
      )}
    </li>
  );
}
