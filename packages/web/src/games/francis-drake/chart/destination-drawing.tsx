import type { JSX } from 'preact';
import type { DestinationId } from '@captains-table/francis-drake';
import { lineAt } from '@captains-table/francis-drake/outlook';
import { GOOD_SIGNS } from '../drawings/good-token.tsx';
import { ChartCircle, FactsPlate, PlaceMark } from '../drawings/place-mark.tsx';
import type { Fact } from '../drawings/place-mark.tsx';
import { signPath } from '../drawings/sign.tsx';
import { ChartDisc } from './chart-disc.tsx';
import { pilePoints, spotOf } from './layout.ts';
import type { Shift } from '../stage/stage.ts';
import type { DestinationView, Table } from '../board/table.ts';
import { destinationOf } from '../board/table.ts';
import type { TargetChoice } from './targets.tsx';

interface Props {
  readonly id: DestinationId;
  readonly zone: number;
  readonly table: Table;
  readonly shift: Shift;
  readonly choice: TargetChoice;
}

/** A place of the chart: its mark, its name, what it takes, and the discs on it. */
export function DestinationDrawing({ id, zone, table, shift, choice }: Props): JSX.Element {
  const spot = spotOf(id, table);
  const shown = destinationOf(table.view, id);
  const token = choice.draft[id] ?? shift.tokens.get(id) ?? shown.token;
  const { name, facts, at } = spot;
  const hasTreasure = shown.treasure || table.view.phase === 'street';
  const treasure = hasTreasure ? treasureOf(id, table) : undefined;
  return (
    <g class="drake-destination">
      <PlaceMark kind={shown.kind} x={at[0]} y={at[1]} zone={zone} treasure={treasure} />
      {shown.kind !== 'galleon' && (
        <text class={`drake-place-mark-name drake-name-${name.anchor}`} x={name.x} y={name.y}>
          {table.game.destinations[id]}
        </text>
      )}
      {shown.kind === 'trade' ? (
        <Goods x={facts.x} y={facts.y} goods={shown.goods} />
      ) : (
        <FactsPlate {...facts} facts={factsOf(shown, token)} points={shown.points} />
      )}
      <Circles id={id} zone={zone} table={table} shift={shift} />
      {choice.pencilled.includes(id) && <Pencilled x={at[0]} y={at[1]} />}
    </g>
  );
}

function treasureOf(id: DestinationId, { content }: Table) {
  return content.destinations.find((destination) => destination.id === id)?.treasure;
}

/** What it takes as this person knows it: a token face down is a question. */
export function factsOf(
  { kind, troops, guns }: Pick<DestinationView, 'kind' | 'troops' | 'guns'>,
  token: number | 'hidden' | 'none',
): readonly Fact[] {
  const withToken = (base: number) => (typeof token === 'number' ? `${base + token}` : `${base}+?`);
  switch (kind) {
    case 'town':
      return [{ sign: 'crew', text: `${troops}` }];
    case 'fort':
      return [
        { sign: 'crew', text: withToken(troops) },
        { sign: 'cannon', text: `${guns}` },
      ];
    case 'galleon':
      return [{ sign: 'cannon', text: withToken(guns) }];
    case 'trade':
      return [];
  }
}

export function Goods({
  x,
  y,
  goods,
}: {
  readonly x: number;
  readonly y: number;
  readonly goods: readonly DestinationView['goods'][number][];
}) {
  return (
    <>
      {goods.map((good, i) => (
        <g
          key={good}
          class={`drake-good drake-good-${good}`}
          transform={`translate(${x + i * 21} ${y - 9.5})`}
        >
          <rect class="drake-good-square" width="19" height="19" rx="2.5" />
          <path
            class="drake-good-sign"
            transform="translate(2.5 2.5) scale(0.0273)"
            d={signPath(GOOD_SIGNS[good])}
          />
        </g>
      ))}
    </>
  );
}

/** A plan in pencil: a ring of dashes round the mark. */
function Pencilled({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return <circle class="drake-pencilled" cx={x} cy={y} r="20" />;
}

function Circles({ id, zone, table, shift }: Omit<Props, 'choice'>): JSX.Element {
  const { view, content } = table;
  const spot = spotOf(id, table);
  const { done, onCircles, waiting } = lineAt(content, view, id);
  const turned = shift.revealed.get(id);
  const discs = turned ?? [...onCircles, ...waiting];
  const points = pilePoints(spot, done.length + discs.length);
  const acting = view.mission?.at === id ? view.mission : undefined;
  return (
    <>
      {spot.circles.map(([x, y], i) => (
        <ChartCircle key={i} x={x} y={y} zone={zone} number={i + 1} />
      ))}
      {done.map((seat, i) => (
        <ChartDisc key={`done ${seat}`} at={points[i] ?? spot.at} seat={seat} name={table.name(seat)} done />
      ))}
      {discs.map(({ seat, disc }, i) => (
        <ChartDisc
          key={`${seat} ${turned === undefined ? '' : 'turned'}`}
          at={points[done.length + i] ?? spot.at}
          seat={seat}
          name={table.name(seat)}
          disc={disc}
          own={seat === table.seat && view.phase !== 'missions' && turned === undefined}
          turning={turned !== undefined}
          acting={acting?.seat === seat}
        />
      ))}
    </>
  );
}
