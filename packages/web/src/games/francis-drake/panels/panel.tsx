import type { JSX } from 'preact';
import { Sign } from '../drawings/sign.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Vessel } from '../drawings/vessel.tsx';
import type { Named } from '../texts/index.ts';
import type { PanelProps } from '../../../board-kit/board.ts';
import { useCounted } from '../../../board-kit/use-counted.ts';
import { capital } from '../../../app/capital.ts';
import { Gains } from './gains.tsx';
import { OFFICE_SIGNS } from '../street/gifts.ts';
import { Row, tell } from './log-row.tsx';
import { withFigures } from './with-figures.ts';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import { stageOf } from '../stage/stage.ts';
import type { PlayerView, Table } from '../board/table.ts';
import { tableOf } from '../board/table.ts';
import './panel.css';

/** The table as the board shows it just now. */
export function shownTable(props: PanelProps): Table {
  const table = tableOf(props);
  return { ...table, view: stageOf(props).follow(table) };
}

/** A ship's log: what is on board, what helps, what was gained. */
export function Panel(props: PanelProps): JSX.Element | undefined {
  const table = shownTable(props);
  const player = table.view.players[props.of];
  if (player === undefined) return undefined;
  return (
    <div class="drake-log" data-log={props.of}>
      <div class="drake-means" {...(props.of === props.seat ? { 'data-means': true } : {})}>
        <Supplies player={player} table={table} />
      </div>
      <Helpers player={player} table={table} of={props.of} />
      <Gains player={player} table={table} />
    </div>
  );
}

interface RowProps {
  readonly player: PlayerView;
  readonly table: Table;
}

export const SUPPLIES = [
  ['crew', 'crew'],
  ['guns', 'cannon'],
  ['barrels', 'barrel'],
  ['trade', 'wooden-crate'],
] as const satisfies readonly (readonly [keyof PlayerView['log'], SignName])[];

function Supplies({ player, table }: RowProps): JSX.Element {
  const { words } = table;
  return (
    <Row told={SUPPLIES.map(([what]) => tell(words.log[what], player.log[what]))} class="drake-supplies">
      {SUPPLIES.map(([what, sign]) => (
        <Count key={what} sign={sign} count={player.log[what]} label={words.log[what].name} />
      ))}
    </Row>
  );
}

interface CountProps {
  readonly sign: SignName;
  readonly count: number;
  readonly label: string;
}

function Count({ sign, count, label }: CountProps): JSX.Element {
  const shown = useCounted(count);
  return (
    <span class={count === 0 ? 'drake-count drake-count-none' : 'drake-count'}>
      <Sign name={sign} label={label} />
      <b>{shown}</b>
    </span>
  );
}

/** Ship, pinnace, offices and discs. */
function Helpers({ player, table, of }: RowProps & { readonly of: number }): JSX.Element {
  const { words, game, view, content } = table;
  const { log, offices, hind, ghost, investor, discs, missionsInHand } = player;
  const ship = log.galleon ? words.log.galleon : words.log.frigate;
  const ashore = view.phase === 'street';
  const counted = ashore ? withFigures(words.log, content.figures).discs : words.log.missions;
  const badges: readonly { readonly sign: SignName; readonly named: Named }[] = [
    ...(log.pinnace ? [{ sign: 'pinnace', named: words.log.pinnace } as const] : []),
    ...(hind ? [{ sign: 'hind', named: words.log.hind } as const] : []),
    ...(ghost ? [{ sign: 'ghost', named: words.log.ghost } as const] : []),
    ...offices.map((office) => ({
      sign: OFFICE_SIGNS[office],
      named: { name: capital(game.offices[office]), help: game.places[office].help },
    })),
    ...(investor ? [{ sign: 'two-coins', named: words.log.investor } as const] : []),
  ];
  return (
    <Row
      told={[
        tell(ship),
        ...badges.map(({ named }) => tell(named)),
        tell(counted, ashore ? discs : missionsInHand),
      ]}
    >
      <Vessel seat={seatNumber(of)} galleon={log.galleon} name={table.name(of)} label={ship.name} />
      <span class="drake-badges">
        {badges.map(({ sign, named }) => (
          <span key={sign} class={sign === 'two-coins' ? 'drake-badge drake-badge-quiet' : 'drake-badge'}>
            <Sign name={sign} label={named.name} />
          </span>
        ))}
      </span>
      <span class="drake-count drake-discs">
        <Sign name="disc" label={counted.name} />
        <b>{ashore ? discs : missionsInHand}</b>
      </span>
    </Row>
  );
}
