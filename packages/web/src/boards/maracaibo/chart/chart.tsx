import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Sheet } from '../../../design/maracaibo/chart/sheet.tsx';
import type { SectionProps } from '../section.ts';
import type { Table } from '../table.ts';
import { Captains } from './captains.tsx';
import { Card } from './card.tsx';
import { followed } from './followed.ts';
import { Frame } from './frame.tsx';
import { isNorth, pointOf } from './geometry.ts';
import type { Point } from './layout.ts';
import { SHEET } from './layout.ts';
import { Places } from './places.tsx';
import { placesNow } from './place-now.ts';
import { Route } from './route.tsx';
import { looksOf } from './spots.ts';
import { Targets } from './targets.tsx';
import { Tiles } from './tiles.tsx';
import { Trail } from './trail.tsx';
import { useFrame } from './use-frame.ts';
import { useLooking } from './use-looking.ts';
import { voyagesOf } from './voyage.ts';
import { Steps, WayShown } from './way-shown.tsx';
import './chart.css';

/** The sea chart: the route of the ships, and the trail of the explorers through the mainland. */
export function Chart(section: SectionProps): JSX.Element {
  const { board, table } = section;
  const { view } = table;
  const seat = table.seat ?? view.active;
  const ship = view.players[seat]?.ship ?? 'H';
  // Looking around must not draw everything anew.
  const shown = [board.play, board.scene, board.locale, board.seat];
  const { places, looks, voyages } = useMemo(() => chartOf(table), shown);
  const looking = useLooking(section);
  const look = looks.find(({ id }) => id === looking.at.value);
  const voyage = voyages.get(look?.id ?? '');
  const follow = followed(table, voyages);
  const frame = useFrame(follow.at, follow.because);
  useEffect(() => {
    if (look !== undefined) frame.uncover(look.at);
  }, [look?.id]);
  const below = useMemo(
    () => (
      <>
        <Trail table={table} />
        <Route view={view} />
      </>
    ),
    shown,
  );
  const above = useMemo(
    () => (
      <>
        <Places places={places} table={table} />
        <Tiles looks={looks} view={view} />
        <Captains board={board} table={table} places={places} />
      </>
    ),
    [...shown, board.latest],
  );
  const targets = useMemo(
    () => (
      <Targets
        {...section}
        looks={looks}
        looking={looking}
        voyages={voyages}
        onReach={({ at }) => frame.reach(at)}
      />
    ),
    shown,
  );
  return (
    <Frame
      {...frame}
      table={table}
      onShip={() => frame.show(pointOf(ship))}
      over={<Card {...section} look={look} looking={looking} voyage={voyage} sides={sidesOf(look?.at)} />}
    >
      <Sheet {...SHEET}>
        {below}
        <WayShown voyage={voyage} seat={seat} />
        {above}
      </Sheet>
      {targets}
      <Steps places={places} voyages={voyages} />
    </Frame>
  );
}

function chartOf(table: Table) {
  const { view, pending } = table;
  const places = placesNow(view);
  const asked = pending?.kind === 'quest' ? pending.quest : undefined;
  return { places, looks: looksOf(places, view, asked), voyages: voyagesOf(table) };
}

/** What lies in the west is told in the east, what lies below is told above. */
function sidesOf(at: Point = [0, 0]): string {
  const across = at[0] < SHEET.width / 2 ? 'east' : 'west';
  return `ma-told-${across} ma-told-${isNorth(at) ? 'south' : 'north'}`;
}
