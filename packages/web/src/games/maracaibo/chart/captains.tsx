import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ExplorerPiece, ShipPiece } from '../drawings/chart/captain-piece.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Table } from '../board/table.ts';
import { berthOf, campOf } from './geometry/berths.ts';
import type { Camps } from './geometry/glide.ts';
import { glidesOf } from './geometry/glide.ts';
import type { Point } from './geometry/layout.ts';
import { captainsBy, spiesBy } from './pieces-at.ts';
import type { Captain } from './pieces-at.ts';
import type { PlaceNow } from './place-now.ts';

interface Props {
  readonly table: Table;
  readonly places: readonly PlaceNow[];
}

/** All ships and explorers, the viewer's on top. Each glides along its route. */
export function Captains({ table, places }: Props): JSX.Element {
  const { view, layout } = table;
  const [ships, explorers] = [captainsBy('ship', view), captainsBy('explorer', view)];
  const spies = spiesBy(view);
  const root = useGliding(table);
  return (
    <g ref={root} class="ma-captains">
      {orderOf(table).map((captain) => (
        <Piece key={captain} name={`explorer-${captain}`} at={campOf(captain, explorers, layout)}>
          <ExplorerPiece {...ownerOf(captain, table)} />
        </Piece>
      ))}
      {orderOf(table).map((captain) => (
        <Piece key={captain} name={`ship-${captain}`} at={berthOf(captain, ships, places, spies, layout)}>
          <ShipPiece {...ownerOf(captain, table)} />
        </Piece>
      ))}
    </g>
  );
}

/** Lets pieces glide by their ways from where they were to where the page has put them. */
function useGliding(table: Table): RefObject<SVGGElement | null> {
  const { number, events, pace, atOnce } = table.latest;
  const root = useRef<SVGGElement>(null);
  const resting = useRef(new Map<string, string>());
  const camps = useRef<Camps>(new Map());
  useLayoutEffect(() => {
    for (const { piece, points, milliseconds, after } of atOnce
      ? []
      : glidesOf(events, table, camps.current)) {
      const element = root.current?.querySelector<SVGGElement>(`[data-piece="${piece}"]`);
      const from = resting.current.get(piece);
      const way = points.map(([x, y]) => `translate(${x}px,${y}px)`);
      const frames = [...(from === undefined ? [] : [from]), ...way, element?.style.transform ?? ''];
      element?.animate(
        frames.map((transform) => ({ transform })),
        { duration: milliseconds / pace, delay: after / pace, fill: 'backwards', easing: 'ease-in-out' },
      );
    }
  }, [number]);
  useLayoutEffect(() => {
    for (const piece of root.current?.querySelectorAll<SVGGElement>('[data-piece]') ?? []) {
      resting.current.set(piece.dataset['piece'] ?? '', piece.style.transform);
    }
    camps.current = new Map(
      [...captainsBy('explorer', table.view)].flatMap(([space, here]) =>
        here.map((captain) => [captain, space]),
      ),
    );
  });
  return root;
}

interface PieceProps {
  readonly name: string;
  readonly at: Point;
  readonly children: JSX.Element;
}

function Piece({ name, at: [x, y], children }: PieceProps): JSX.Element {
  return (
    <g class="ma-captain" data-piece={name} style={`transform:translate(${x}px,${y}px)`}>
      {children}
    </g>
  );
}

function orderOf({ view, seat }: Table): readonly Captain[] {
  const captains: Captain[] = view.players.map((_, of) => of);
  if (view.jeanne !== undefined) captains.unshift('jeanne');
  return captains.toSorted((a, b) => Number(a === seat) - Number(b === seat));
}

function ownerOf(captain: Captain, table: Table) {
  return captain === 'jeanne'
    ? { seat: undefined, name: table.words.chart.jeanne }
    : { seat: seatNumber(captain), name: table.name(captain) };
}
