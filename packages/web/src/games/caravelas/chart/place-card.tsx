import type { JSX } from 'preact';
import { listed } from '../../../app/listed.ts';
import { Cube } from '../drawings/cube.tsx';
import type { ChartCamera } from '../../../board-kit/camera/use-camera.ts';
import { Button } from '../../../design/forms/button.tsx';
import { IconButton } from '../../../design/forms/icon-button.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import { signed } from '../../../app/numbers.ts';
import type { Table } from '../board/table.ts';
import type { Place } from './places.ts';
import type { Route } from '@captains-table/caravelas/outlook';
import { ownRoutes, targetsOf } from './targets.ts';
import { voyageOf } from '../board/voyage.ts';
import { whereName } from './where.ts';
import '../../../board-kit/place-card.css';
import './place-card.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

interface CardProps extends Props {
  readonly camera: ChartCamera;
}

/** What a space is, what it costs to get there and why. Comes up for what is looked at, or planned. */
export function PlaceCard({ board, table, camera }: CardProps): JSX.Element | undefined {
  const { looked, plan } = voyageOf(board);
  const place = table.places.find(looked.value ?? plan.value?.to ?? '');
  if (place === undefined) return undefined;
  const { words } = table;
  return (
    <section class={`place-card caravelas-place-card ${sidesOf(place, camera)}`}>
      <Title place={place} table={table} />
      <About place={place} board={board} table={table} />
      <Price place={place} board={board} table={table} />
      <IconButton
        class="caravelas-place-card-close"
        icon="close"
        label={words.place.close}
        onClick={() => {
          looked.value = undefined;
          plan.value = undefined;
        }}
      />
    </section>
  );
}

/** A place on the left has its card on the right; on a phone, a place below has it above. The card must not cover what it describes. */
function sidesOf({ point }: Place, { camera, frame }: ChartCamera): string {
  const { x, y, scale } = camera.value;
  const isWest = (point.x - x) * scale < frame.value.width * 0.52;
  const isSouth = (point.y - y) * scale > frame.value.height * 0.5;
  return `caravelas-place-card-${isWest ? 'east' : 'west'} caravelas-place-card-${isSouth ? 'north' : 'south'}`;
}

interface PlaceProps {
  readonly place: Place;
  readonly table: Table;
}

function Title({ place: { id, port, space }, table }: PlaceProps): JSX.Element {
  const { words, names } = table;
  const { today } = names.about(space.port ?? '');
  const said = [
    ...(today === '' || today === whereName(table, id) ? [] : [today]),
    ...(port === undefined ? [] : [String(port.year)]),
    words.oceans[space.ocean],
  ];
  return (
    <header class="caravelas-place-card-head">
      <h3 class="caravelas-place-card-name">{whereName(table, id)}</h3>
      <p class="caravelas-place-card-ocean">{said.join(', ')}</p>
    </header>
  );
}

function About({ place, board, table }: PlaceProps & Props): JSX.Element {
  const { id, port, isHome, space } = place;
  const { view, words, names, seat, content } = table;
  const finder = port === undefined ? undefined : view.discovered[port.id];
  const fleets = view.fleets.flatMap((fleet, of) => (fleet.at === id ? [board.speech.name(of)] : []));
  const wanted =
    port !== undefined && seat !== undefined && (view.destinations[seat]?.includes(port.id) ?? false);
  const { note } = names.about(space.port ?? '');
  const sign = view.mode === 'dice' && space.symbol !== 'pirates' ? undefined : space.symbol;
  return (
    <>
      {port !== undefined && (
        <p class="caravelas-place-card-line">
          <b>{words.place.value(port.value)}</b>
          <span>
            {finder === undefined ? words.place.unfound : words.place.foundBy(board.speech.name(finder))}
          </span>
        </p>
      )}
      {port?.good !== undefined && (
        <p class="caravelas-place-card-line">
          <Cube good={port.good} letter={words.goods[port.good].letter} />{' '}
          {words.place.sells(names.good(port.good))}
        </p>
      )}
      {wanted && (
        <p class="caravelas-place-card-line caravelas-place-card-wanted">
          {words.place.destination(content.figures.destinationPoints)}
        </p>
      )}
      {isHome && <p class="caravelas-place-card-line">{words.place.home}</p>}
      {sign !== undefined && (
        <p class="caravelas-place-card-line">
          {sign === 'pirates' ? words.place.pirates[view.mode] : words.place[sign]}
        </p>
      )}
      {fleets.length > 0 && (
        <p class="caravelas-place-card-line">{words.place.fleets(listed(fleets, board.locale))}</p>
      )}
      {note !== '' && <p class="caravelas-place-card-note">{note}</p>}
    </>
  );
}

function Price({ place, board, table }: PlaceProps & Props): JSX.Element | undefined {
  const { view, words } = table;
  const { plan } = voyageOf(board);
  if (view.over) return undefined;
  const route = ownRoutes(table).get(place.id);
  if (route === undefined) return undefined;
  const { next, reach } = targetsOf(table);
  const isPlanned = plan.value?.to === place.id;
  const hint = next.has(place.id)
    ? words.route.sail
    : reach.has(place.id) && !isPlanned
      ? words.route.plan
      : undefined;
  return (
    <div
      class={
        route.reach ? 'caravelas-place-card-price' : 'caravelas-place-card-price caravelas-place-card-far'
      }
    >
      <Cost route={route} table={table} />
      <Reasons route={route} board={board} table={table} />
      <FairWinds route={route} table={table} />
      {route.halt === 'last-marker' && table.mine && (
        <p class="caravelas-place-card-line">{words.route.last(table.view.mode === 'dice')}</p>
      )}
      {route.halt === 'no-card' && table.mine && (
        <p class="caravelas-place-card-line caravelas-place-card-risk">{words.route.noCard}</p>
      )}
      {hint !== undefined && <p class="caravelas-place-card-hint">{hint}</p>}
      {isPlanned && (
        <Button
          class="caravelas-place-card-drop"
          variant="quiet"
          icon="close"
          onClick={() => (plan.value = undefined)}
        >
          {words.planned.change}
        </Button>
      )}
    </div>
  );
}

interface RouteProps {
  readonly route: Route;
  readonly table: Table;
}

function Cost({ route, table }: RouteProps): JSX.Element {
  const { view, words, names, pending, seat } = table;
  if (pending?.kind === 'bonus') {
    return (
      <p class="caravelas-place-card-cost">
        <b>{names.ways.bonus(route.steps.length, pending.left)}</b>
      </p>
    );
  }
  const dice = view.mode === 'dice';
  const missing = route.cost - (view.fleets[seat ?? Math.max(0, view.active)]?.markers ?? 0);
  return (
    <p class="caravelas-place-card-cost">
      <b>{words.route.cost(route.cost, dice)}</b>
      {!route.reach && missing > 0 && <span>{words.route.short(missing, dice)}</span>}
    </p>
  );
}

/** What it costs the other way: without the fair winds that are needed, or with one that is in hand. */
function FairWinds({ route, table }: RouteProps): JSX.Element | undefined {
  const { cost, winds, costPaid, costWithWinds, reach } = route;
  const { ways } = table.names;
  if (winds > 0)
    return (
      <p class="caravelas-place-card-line caravelas-place-card-winds caravelas-place-card-risk">
        {ways.onlyWithWinds(winds, costPaid)}
      </p>
    );
  if (!reach || costWithWinds >= cost) return undefined;
  return <p class="caravelas-place-card-line caravelas-place-card-winds">{ways.withWinds(costWithWinds)}</p>;
}

/** Where the markers go, and what comes of it. */
function Reasons({ route, board, table }: RouteProps & Props): JSX.Element {
  const { words, names, pending } = table;
  const { steps, events, capes, discovers, points, destinationPoints, loads } = route;
  const count = (test: (step: Route['steps'][number]) => boolean) => steps.filter(test).length;
  const rows: readonly (readonly [number, (spaces: number) => string, number])[] =
    pending?.kind === 'bonus'
      ? []
      : [
          [count(({ current }) => !current), words.route.sea, 1],
          [count(({ current }) => current), words.route.current, 0],
          [count(({ symbol, wind }) => symbol === 'pirates' && wind !== true), words.route.pirates, 1],
          [route.winds, names.ways.winds, 0],
        ];
  return (
    <ul class="caravelas-place-card-reasons">
      {rows.map(([spaces, say, each]) =>
        spaces === 0 ? undefined : (
          <li key={say(spaces)}>
            <span>{say(spaces)}</span>
            <b>{spaces * each}</b>
          </li>
        ),
      )}
      {events > 0 && <li class="caravelas-place-card-risk">{words.route.event(events)}</li>}
      {capes > 0 && <li class="caravelas-place-card-risk">{words.route.cape(capes)}</li>}
      {discovers.length > 0 && (
        <li class="caravelas-place-card-gain">
          {words.route.discovers(
            signed(points, board.locale),
            listed(discovers.map(names.port), board.locale),
          )}
        </li>
      )}
      {destinationPoints > 0 && (
        <li class="caravelas-place-card-gain">
          {words.route.destination(signed(destinationPoints, board.locale))}
        </li>
      )}
      {loads.length > 0 && (
        <li class="caravelas-place-card-gain">
          {words.route.loads(listed(loads.map(names.good), board.locale))}
        </li>
      )}
    </ul>
  );
}
