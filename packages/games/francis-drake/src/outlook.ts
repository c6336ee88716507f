/**
 * What a voyage asks for, worked out from what one person sees: what each mission would take, what
 * the log holds, what would be left. Nothing here decides anything; it is for the code that draws the
 * table.
 */
import type { Seat } from '@captains-table/kernel';
import type { Content, DestinationData, DestinationId, DestinationKind, Treasure } from './content.ts';
import type { DiscName } from './state.ts';
import { DISC_NAMES } from './state.ts';
import type { DestinationView, LogView, PlayerView, View } from './view.ts';

/** What goods and treasure are worth by the charts printed on the board. */
export { chestPoints, goodsPoints } from './end.ts';
export type { Charts } from './box.ts';
export { chartsOf } from './box.ts';

/** What a mission takes. Where a token lies face down, it may be more than `crew` and `guns` say. */
export interface Need {
  readonly crew: number;
  readonly guns: number;
  /** With the highest token that may lie there. */
  readonly mostCrew: number;
  readonly mostGuns: number;
  readonly trade: number;
  readonly galleon: boolean;
  /** Barrels to get there. */
  readonly barrels: number;
  /** Guns that the pinnace saves. */
  readonly pinnaceSaves: number;
}

/** Crew, guns and trade cubes on board. */
export interface Stock {
  readonly crew: number;
  readonly guns: number;
  readonly trade: number;
}

/** `sure`: with any tokens; `perhaps`: if they are low enough; `no`: something is missing. */
export type Verdict = 'sure' | 'perhaps' | 'no';

export interface MissionOutlook {
  readonly disc: DiscName;
  readonly at: DestinationId;
  readonly kind: DestinationKind;
  readonly need: Need;
  readonly verdict: Verdict;
  /** What is missing, as far as everyone can see. */
  readonly missing: readonly ('crew' | 'guns' | 'trade' | 'galleon' | 'barrels')[];
  /** What would be left afterwards, with the lowest and with the highest tokens. */
  readonly leftAtBest: Stock;
  readonly leftAtWorst: Stock;
  readonly points: number;
  /** What only the first success there brings, if no one has taken it yet. */
  readonly treasure: Treasure | undefined;
  /** Discs of others on the same destination. */
  readonly rivals: number;
  /** Missions that can still be carried out there. */
  readonly circlesLeft: number;
}

/** A disc that a player thinks of placing. */
export interface Draft {
  readonly disc: DiscName;
  readonly at: DestinationId;
}

/** A seat's missions in the order in which they will be resolved; drafts count as if placed. */
export function missionsAhead(
  content: Content,
  view: View,
  seat: Seat,
  drafts: readonly Draft[] = [],
): readonly MissionOutlook[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const { crew, guns, trade } = player.log;
  let best: Stock = { crew, guns, trade };
  let worst: Stock = best;
  return inOrder([...placedDiscs(view, seat), ...drafts]).map(({ disc, at }) => {
    const outlook = outlookAt(content, view, player, { disc, at }, best, worst);
    best = outlook.leftAtBest;
    worst = outlook.leftAtWorst;
    return outlook;
  });
}

/** Own discs on the chart that are known to their owner. The Ghost Ship carries out no mission. */
function placedDiscs(view: View, seat: Seat): Draft[] {
  return view.destinations.flatMap(({ id, discs }) =>
    discs.flatMap((shown) =>
      shown.seat === seat && shown.disc !== 'hidden' ? [{ disc: shown.disc, at: id }] : [],
    ),
  );
}

function inOrder(discs: readonly Draft[]): readonly Draft[] {
  return discs
    .filter(({ disc }) => disc !== 'ghost')
    .toSorted((a, b) => DISC_NAMES.indexOf(a.disc) - DISC_NAMES.indexOf(b.disc));
}

function outlookAt(
  content: Content,
  view: View,
  player: PlayerView,
  { disc, at }: Draft,
  best: Stock,
  worst: Stock,
): MissionOutlook {
  const destination = destinationOf(view, at);
  const need = needOf(content, view, player.log, destination);
  const missing = whatIsMissing(need, best, player);
  const isSure = missing.length === 0 && covers(worst, need.mostCrew, need.mostGuns, need.trade);
  const { treasure, circles } = dataOf(content, at);
  return {
    disc,
    at,
    kind: destination.kind,
    need,
    verdict: missing.length > 0 ? 'no' : isSure ? 'sure' : 'perhaps',
    missing,
    leftAtBest: missing.length > 0 ? best : spend(best, need, need.crew, need.guns),
    leftAtWorst: missing.length > 0 ? worst : spend(worst, need, need.mostCrew, need.mostGuns),
    points: destination.points,
    treasure: destination.treasure ? treasure : undefined,
    rivals:
      destination.discs.length - (destination.discs.some((shown) => isOwn(view, player, shown.seat)) ? 1 : 0),
    circlesLeft: circles.length - destination.done.length,
  };
}

function isOwn(view: View, player: PlayerView, seat: Seat): boolean {
  return view.players[seat] === player;
}

function destinationOf(view: View, at: DestinationId): DestinationView {
  const destination = view.destinations.find(({ id }) => id === at);
  if (destination === undefined) throw new Error(`there is no destination "${at}"`);
  return destination;
}

function dataOf({ destinations }: Content, at: DestinationId): DestinationData {
  const data = destinations.find(({ id }) => id === at);
  if (data === undefined) throw new Error(`there is no destination "${at}"`);
  return data;
}

/** What a mission at a destination takes from a player with this log. */
export function needAt(content: Content, view: View, seat: Seat, at: DestinationId): Need {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no one sits on seat ${seat}`);
  return needOf(content, view, player.log, destinationOf(view, at));
}

function needOf(content: Content, view: View, log: LogView, destination: DestinationView): Need {
  const { kind, troops, guns, id } = destination;
  const [least, most] = tokenRange(content, view, destination);
  const isFort = kind === 'fort';
  const ownGuns = isFort && log.pinnace ? 0 : guns;
  return {
    crew: troops + (isFort ? least : 0),
    guns: ownGuns + (kind === 'galleon' ? least : 0),
    mostCrew: troops + (isFort ? most : 0),
    mostGuns: ownGuns + (kind === 'galleon' ? most : 0),
    trade: kind === 'trade' ? 1 : 0,
    galleon: kind === 'galleon',
    barrels: dataOf(content, id).zone,
    pinnaceSaves: isFort && log.pinnace ? guns : 0,
  };
}

/** The lowest and the highest value that the token of a destination may have. */
export function tokenRange(
  content: Content,
  view: View,
  destination: DestinationView,
): readonly [least: number, most: number] {
  const { kind, token } = destination;
  if (kind !== 'fort' && kind !== 'galleon') return [0, 0];
  if (typeof token === 'number') return [token, token];
  const { values: usual } = kind === 'fort' ? content.troopTokens : content.frigateTokens;
  const office = kind === 'fort' ? 'governor' : 'admiral';
  const isChosen = view.allTokens && view.players.some(({ offices }) => offices.includes(office));
  const left = isChosen ? [...usual, ...usual] : [...usual];
  for (const other of view.destinations) {
    if (other.kind === kind && typeof other.token === 'number') left.splice(left.indexOf(other.token), 1);
  }
  return [Math.min(...left), Math.max(...left)];
}

function whatIsMissing(need: Need, stock: Stock, player: PlayerView): MissionOutlook['missing'] {
  const missing: ('crew' | 'guns' | 'trade' | 'galleon' | 'barrels')[] = [];
  if (need.barrels > player.zone) missing.push('barrels');
  if (need.galleon && !player.log.galleon) missing.push('galleon');
  if (need.crew > stock.crew) missing.push('crew');
  if (need.guns > stock.guns) missing.push('guns');
  if (need.trade > stock.trade) missing.push('trade');
  return missing;
}

function covers(stock: Stock, crew: number, guns: number, trade: number): boolean {
  return crew <= stock.crew && guns <= stock.guns && trade <= stock.trade;
}

/** Spends at most what is there; an attack that is sure to fail costs nothing. */
function spend(stock: Stock, need: Need, crew: number, guns: number): Stock {
  if (!covers(stock, need.crew, need.guns, need.trade)) return stock;
  return {
    crew: Math.max(0, stock.crew - crew),
    guns: Math.max(0, stock.guns - guns),
    trade: stock.trade - need.trade,
  };
}

/** Discs on a destination as they lie: on circles, waiting beside them, and those already done. */
export interface Line {
  readonly done: readonly Seat[];
  readonly onCircles: DestinationView['discs'];
  readonly waiting: DestinationView['discs'];
}

/** Rule FD-7.3, as it looks on the chart. */
export function lineAt(content: Content, view: View, at: DestinationId): Line {
  const { discs, done } = destinationOf(view, at);
  const free = dataOf(content, at).circles.length - done.length;
  return { done, onCircles: discs.slice(0, free), waiting: discs.slice(free) };
}
