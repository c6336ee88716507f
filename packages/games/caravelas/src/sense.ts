/** Whether the pieces fit together: what the rules rely on, and what the rulebook says about the box. */
import type { Finding } from '@captains-table/kernel';
import { atLeast, atMost, differs, forbids, placeOnRing } from '@captains-table/kernel';
import { NONE, neighbour, packBoard } from './board.ts';
import type { Board } from './board.ts';
import type { Content } from './content.ts';
import { DIRECTIONS, GOODS } from './content.ts';

const MOST_PLAYERS = 4;
/** Cards must be left to draw after four players have their hands. */
const TO_DRAW = 12;
/** Hands are stored as bits of one number. */
const MOST_KINDS = 30;
const FACES = 6;
const EVENT_CARDS = 86;

export function findings(content: Content): readonly Finding[] {
  const placed = placeFindings(content);
  if (placed.length > 0) return [...placed, ...cardFindings(content)];
  return [...currentFindings(content), ...cardFindings(content), ...portFindings(content)];
}

/** Without these no board can be made. */
function placeFindings({ map, ports, home }: Content): Finding[] {
  const found: Finding[] = [];
  const places = new Map<string, string>();
  for (const { id, col, row } of map.spaces) {
    const other = places.get(`${col},${row}`);
    if (other !== undefined) found.push(forbids('same-place', 'spaces', { piece: id, facts: { other } }));
    places.set(`${col},${row}`, id);
  }
  for (const { id } of [home, ...ports]) {
    const count = map.spaces.filter(({ port }) => port === id).length;
    if (count !== 1) found.push(forbids('one-space', 'ports', { piece: id, facts: { count } }));
  }
  return found;
}

function currentFindings(content: Content): Finding[] {
  const { map } = content;
  const dry = packBoard({ ...content, map: { ...map, currents: [] } });
  const found: Finding[] = [];
  for (const { id, path } of map.currents) {
    for (const [at, to] of path.slice(1).entries()) {
      if (isBeside(dry, path[at] ?? '', to)) continue;
      found.push(forbids('current-jumps', 'currents', { piece: id, field: `path.${at + 1}`, facts: { to } }));
    }
  }
  const ways = map.currents.flatMap(({ path }) =>
    path.slice(1).map((to, at) => ({ from: path[at] ?? '', to })),
  );
  const ring = placeOnRing(ways);
  if (ring !== undefined) {
    const { id = '' } = map.currents.find(({ path }) => path.includes(ring)) ?? {};
    found.push(forbids('current-ring', 'currents', { piece: id, facts: { space: ring } }));
  }
  return [...found, ...seaFindings(content, dry)];
}

function isBeside(board: Board, from: string, to: string): boolean {
  const space = board.spaceNumber(from);
  const other = board.spaceNumber(to);
  if (space === undefined || other === undefined) return false;
  return DIRECTIONS.some((_, direction) => neighbour(board, space, direction) === other);
}

/** Every space can be reached, and ships change oceans only round the Cape. */
function seaFindings({ map }: Content, board: Board): Finding[] {
  const reached = new Set([board.home]);
  const found: Finding[] = [];
  for (const space of reached) {
    for (const [direction] of DIRECTIONS.entries()) {
      const to = neighbour(board, space, direction);
      if (to === NONE) continue;
      reached.add(to);
      const [here, there] = [map.spaces[space], map.spaces[to]];
      if (here?.ocean !== there?.ocean && here?.symbol !== 'cape' && there?.symbol !== 'cape' && space < to) {
        found.push(
          differs('open-frontier', 'spaces', { piece: here?.id ?? '', facts: { to: there?.id ?? '' } }),
        );
      }
    }
  }
  for (const [space, { id }] of map.spaces.entries()) {
    if (!reached.has(space)) found.push(forbids('cut-off', 'spaces', { piece: id }));
  }
  return found;
}

function cardFindings({ cards, die, figures }: Content): Finding[] {
  const all = cards.reduce((sum, { copies }) => sum + copies, 0);
  const { hand, firstHands } = figures;
  const fewest = MOST_PLAYERS * Math.max(hand, ...firstHands) + TO_DRAW;
  return [
    ...atLeast(fewest, all, 'cards', { field: 'copies' }),
    ...atMost(MOST_KINDS, cards.length, 'cards'),
    ...(all === EVENT_CARDS || all < fewest
      ? []
      : [differs('event-cards', 'cards', { field: 'copies', facts: { ours: EVENT_CARDS, count: all } })]),
    ...cards.flatMap(({ id, kind, copies }) =>
      kind === 'calm' && copies % 2 !== 0
        ? [forbids('even-calms', 'cards', { piece: id, field: 'copies' })]
        : [],
    ),
    ...(die.red + die.one === FACES
      ? []
      : [forbids('faces', 'die', { facts: { count: die.red + die.one } })]),
  ];
}

function portFindings({ ports, goods, figures }: Content): Finding[] {
  const sold = (good: string) => ports.filter((port) => port.good === good).length;
  return [
    ...(['west', 'east'] as const).flatMap((pile) =>
      atLeast(
        MOST_PLAYERS * figures.destinations,
        ports.filter((port) => port.pile === pile).length,
        'ports',
        { field: 'pile' },
      ),
    ),
    ...GOODS.flatMap((good) =>
      sold(good) === 1 ? [] : [differs('sold-once', 'goods', { piece: good, facts: { count: sold(good) } })],
    ),
    ...(sold('pepper') > 0 ? [] : [forbids('no-pepper', 'ports', { field: 'good' })]),
    ...goods.flatMap(({ id, cubes }) =>
      cubes === 4 ? [] : [differs('four-cubes', 'goods', { piece: id, field: 'cubes' })],
    ),
  ];
}
