import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Sheet } from '../drawings/chart/sheet.tsx';
import type { SectionProps } from '../board/section.ts';
import type { Table } from '../board/table.ts';
import { berthOf } from './geometry/berths.ts';
import { Captains } from './captains.tsx';
import { cameraAim, shownMove } from './camera/camera-aim.ts';
import { Frame } from './camera/frame.tsx';
import { JeanneStage, PlaceCard } from '../board/lazy-parts.ts';
import { SHEET } from './geometry/layout.ts';
import { captainsBy, spiesBy } from './pieces-at.ts';
import { MoreLit } from './more-lit.tsx';
import { Places } from './places.tsx';
import { placesNow } from './place-now.ts';
import { Route } from './route.tsx';
import type { Look } from './spots.ts';
import { looksOf } from './spots.ts';
import { Targets } from './targets.tsx';
import { Tiles } from './tiles.tsx';
import { Trail } from './trail.tsx';
import { useFrame } from './camera/use-frame.ts';
import { useLooking } from './use-looking.ts';
import { voyagesOf } from './voyage.ts';
import { Steps, WayShown } from './way-shown.tsx';
import './chart.css';

/** The sea chart: the route of the ships, and the trail of the explorers through the mainland. */
export function Chart(section: SectionProps): JSX.Element {
  const { board, table, story } = section;
  const { view } = table;
  const seat = table.seat ?? view.active;
  // Looking around must not draw everything again.
  const shown = [board.play, board.scene, board.locale, board.seat];
  const { places, looks, voyages, ship } = useMemo(() => chartOf(table, seat), shown);
  const looking = useLooking(section);
  const look = looks.find(({ id }) => id === looking.at.value);
  const voyage = voyages.get(look?.id ?? '');
  const frame = useFrame(cameraAim(table, voyages, ship), {
    shown: shownMove(table),
    mine: table.mine,
    seated: table.seat !== undefined,
  });
  useEffect(() => {
    if (look !== undefined && !looking.isUnderMouse(look.id)) frame.uncover(look.at);
  }, [look?.id]);
  const below = useMemo(
    () => (
      <>
        <Trail table={table} />
        <Route table={table} />
      </>
    ),
    shown,
  );
  const above = useMemo(
    () => (
      <>
        <Places places={places} table={table} />
        <Tiles looks={looks} table={table} story={story} />
        <Captains table={table} places={places} />
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
      onShip={() => frame.approach(ship)}
      onKeyDown={(event) => frame.steer(event, focused(event, looks)?.at)}
      over={
        <>
          <MoreLit table={table} touch={section.touch} looks={looks} camera={frame.camera} />
          {look !== undefined && <PlaceCard {...section} look={look} looking={looking} voyage={voyage} />}
          {view.jeanne !== undefined && board.showing && <JeanneStage board={board} table={table} />}
          {story !== undefined && <story.ChangeBanner {...section} />}
        </>
      }
    >
      <Sheet {...SHEET}>
        {below}
        <WayShown voyage={voyage} seat={seat} layout={table.layout} />
        {above}
      </Sheet>
      {targets}
      {story !== undefined && <story.ChangeMarks {...section} looks={looks} />}
      <Steps places={places} voyages={voyages} layout={table.layout} />
    </Frame>
  );
}

function chartOf(table: Table, seat: number) {
  const { view, pending } = table;
  const places = placesNow(table);
  const asked = pending?.kind === 'quest' ? pending.quest : undefined;
  return {
    places,
    looks: looksOf(places, table, asked),
    voyages: voyagesOf(table),
    ship: berthOf(seat, captainsBy('ship', view), places, spiesBy(view), table.layout),
  };
}

function focused({ target }: KeyboardEvent, looks: readonly Look[]): Look | undefined {
  const id = target instanceof HTMLElement ? target.dataset['thing'] : undefined;
  return looks.find((look) => look.id === id);
}
