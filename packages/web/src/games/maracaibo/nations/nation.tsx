import type { JSX } from 'preact';
import type { Marker } from '@captains-table/maracaibo/outlook';
import type { NationName } from '../drawings/marks.tsx';
import { NationFlag, Points } from '../drawings/marks.tsx';
import { InfluenceTrack } from '../drawings/nations/influence-track.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import { useCounted } from '../../../board-kit/use-counted.ts';
import { NATIONS } from '../board/pieces.ts';
import type { SectionProps } from '../board/section.ts';
import type { Move, Table } from '../board/table.ts';
import { TooltipLines } from './tooltip-lines.tsx';
import { WhoMark, nameOf, seatClass } from './who.tsx';
import { thingClasses } from './thing-classes.ts';
import './nation.css';

interface Props extends SectionProps {
  readonly nation: NationName;
}

/** A nation: everybody's influence, and what a rank with it is worth. */
export function Nation(props: Props): JSX.Element {
  const { nation, board, table, touch } = props;
  const number = NATIONS.indexOf(nation);
  const name = table.game.nations[nation];
  const { influence: track } = table.content.tracks;
  const markers = table.outlook.nations.markers(table.view, number);
  const legal = touch.isLegal(nation);
  return (
    <Tooltip class="ma-nation-tip" text={<NationTold {...props} number={number} markers={markers} />}>
      {(describedBy) => (
        <button
          type="button"
          class={`ma-${nation} ${thingClasses('ma-nation', nation, legal, board)}`}
          data-thing={nation}
          aria-label={name}
          aria-describedby={describedBy}
          onClick={() => touch.onThing(nation, askedFor(table, nation))}
        >
          <span class="ma-nation-head">
            <NationFlag nation={nation} />
            <span class="ma-nation-name">{name}</span>
            <NationWorth table={table} number={number} markers={markers} />
          </span>
          <InfluenceTrack
            markers={markers.map(({ seat, influence, leads }) => ({
              id: `${seat}`,
              space: influence,
              leads,
              class: seatClass(seat, table),
              mark: <WhoMark seat={seat} table={table} />,
            }))}
            last={track.last}
            ranks={track.ranks}
            own={markers[table.seat ?? -1]?.rank ?? 0}
            ghost={legal ? ghostOf(table, number) : undefined}
          />
        </button>
      )}
    </Tooltip>
  );
}

/** Where the viewer's marker would go if this nation were chosen now. */
function ghostOf({ outlook, view, pending, seat }: Table, nation: number) {
  if (pending === undefined || seat === undefined) return undefined;
  const space = outlook.nations.landing(view, seat, pending, nation);
  return space === undefined ? undefined : { of: seat, space };
}

/** The move a click stands for when it is not legal: the answer says why. */
function askedFor({ pending }: Table, nation: string): Move | undefined {
  const kind = pending?.kind;
  return kind === 'rank' || kind === 'fight-for' ? { kind, nation } : undefined;
}

interface WorthProps {
  readonly table: Table;
  readonly number: number;
  readonly markers: readonly Marker[];
}

/** Rank times multiplier; for those who only look on, the multiplier alone. */
function NationWorth({ table, number, markers }: WorthProps): JSX.Element {
  const { multiplier } = table.outlook.nations.worth(table.view, number);
  const rank = table.seat === undefined ? undefined : markers[table.seat]?.rank;
  const points = useCounted((rank ?? 0) * multiplier);
  if (rank === undefined) return <span class="ma-nation-worth">× {multiplier}</span>;
  return (
    <span class="ma-nation-worth">
      <b>{rank}</b>×<b>{multiplier}</b>=<Points value={points} />
    </span>
  );
}

interface ToldProps extends Props {
  readonly number: number;
  readonly markers: readonly Marker[];
}

function NationTold({ nation, number, markers, table, board }: ToldProps): JSX.Element {
  const { content, outlook, words, game, view, seat } = table;
  const say = words.nations;
  const { emptySlots, majority, multiplier } = outlook.nations.worth(view, number);
  const rank = seat === undefined ? undefined : markers[seat]?.rank;
  const leaders = markers.filter(({ leads }) => leads).map(({ seat: who }) => nameOf(who, table));
  return (
    <TooltipLines
      name={capital(game.nations[nation])}
      lines={[
        ...markers.map((marker) => say.stands(nameOf(marker.seat, table), marker.influence, marker.rank)),
        leaders.length === 0
          ? undefined
          : say.most(
              new Intl.ListFormat(board.locale).format(leaders),
              content.tracks.influence.mostInfluencePoints,
            ),
        say.reserve(view.nations[number]?.reserve ?? 0),
        say.times(emptySlots, majority),
        rank === undefined ? undefined : say.worth(rank, multiplier, rank * multiplier),
        game.help['influence-and-rank'],
      ]}
    />
  );
}
