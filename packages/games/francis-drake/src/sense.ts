/** Whether the pieces fit together: what the rules rely on, and what the rulebook says about the box. */
import type { Finding } from '@captains-table/kernel';
import { differs, forbids } from '@captains-table/kernel';
import { VOYAGES } from './box.ts';
import type { Content, DestinationData, Gift, PlaceData } from './content.ts';
import { GOODS, SEAT_COUNTS, TREASURES } from './content.ts';

/** Rule FD-1.2. */
const OF_KIND = { town: 4, fort: 4, galleon: 3, trade: 3 } as const;
/** Their visitors choose; they have no circles. */
const WITHOUT_CIRCLES: ReadonlySet<string> = new Set(['investor', 'docks']);
/** A player who stops there chooses: rules FD-3.9, FD-3.15, FD-3.16. */
const WITH_CHOICES: ReadonlySet<string> = new Set(['drake', 'investor', 'docks']);

export function findings(content: Content): readonly Finding[] {
  return [
    ...content.destinations.flatMap(destinationFindings),
    ...countFindings(content),
    ...supplyFindings(content),
    ...content.places.flatMap(placeFindings),
    ...(new Set(content.street.order).size === content.street.order.length
      ? []
      : [forbids('tile-twice', 'street', { field: 'order' })]),
  ];
}

function destinationFindings(data: DestinationData): Finding[] {
  const { id, kind, goods = [], treasure, points, circles } = data;
  const found: Finding[] = [];
  const at = (field: string) => ({ piece: id, field });
  if (kind === 'trade') {
    if (goods.length === 0) found.push(forbids('port-without-goods', 'destinations', at('goods')));
    if (new Set(goods).size !== goods.length) found.push(forbids('good-twice', 'destinations', at('goods')));
    if (circles.length !== goods.length)
      found.push(forbids('circles-of-port', 'destinations', at('circles')));
    if (treasure !== undefined) found.push(forbids('port-with-treasure', 'destinations', at('treasure')));
    return found;
  }
  if (treasure === undefined) found.push(forbids('no-treasure', 'destinations', at('treasure')));
  if (goods.length > 0) found.push(forbids('goods-elsewhere', 'destinations', at('goods')));
  if (kind !== 'galleon' && points === undefined)
    found.push(forbids('no-points', 'destinations', at('points')));
  if (circles.length !== 2) found.push(differs('two-circles', 'destinations', at('circles')));
  return found;
}

/** Every fort and every galleon has a token, and every galleon a tile. */
function countFindings({ destinations, galleonTiles, frigateTokens, troopTokens }: Content): Finding[] {
  const ofKind = (kind: string) => destinations.filter((one) => one.kind === kind).length;
  const same = (collection: string, count: number, places: number, field?: string): Finding[] =>
    count === places
      ? []
      : [
          forbids('one-each', collection, {
            ...(field !== undefined && { field }),
            facts: { count, places },
          }),
        ];
  return [
    ...same('galleonTiles', galleonTiles.length, ofKind('galleon')),
    ...same('frigateTokens', frigateTokens.values.length, ofKind('galleon'), 'values'),
    ...same('troopTokens', troopTokens.values.length, ofKind('fort'), 'values'),
    ...Object.entries(OF_KIND).flatMap(([kind, ours]) =>
      ofKind(kind) === ours
        ? []
        : [differs('of-kind', 'destinations', { field: 'kind', facts: { kind, ours, count: ofKind(kind) } })],
    ),
  ];
}

/** Three voyages take their treasure and goods from the box. */
function supplyFindings({ destinations, treasureStones, goodsCounters }: Content): Finding[] {
  const needed = (uses: (data: DestinationData) => boolean) => VOYAGES * destinations.filter(uses).length;
  const short = (collection: string, kind: string, count: number, least: number): Finding[] =>
    count >= least
      ? []
      : [forbids('too-few', collection, { field: `counts.${kind}`, facts: { least, count } })];
  return [
    ...TREASURES.flatMap((kind) =>
      short(
        'treasureStones',
        kind,
        treasureStones.counts[kind],
        needed(({ treasure }) => treasure === kind),
      ),
    ),
    ...GOODS.flatMap((good) =>
      short(
        'goodsCounters',
        good,
        goodsCounters.counts[good],
        needed(({ goods }) => goods?.includes(good) ?? false),
      ),
    ),
  ];
}

function placeFindings({ id, circles, choices }: PlaceData): Finding[] {
  const found: Finding[] = [];
  if ((circles === undefined) !== WITHOUT_CIRCLES.has(id)) {
    found.push(forbids('circles-here', 'places', { piece: id, field: 'circles' }));
  }
  const offered = Object.keys(choices ?? {}).length;
  if (offered > 0 !== WITH_CHOICES.has(id)) {
    found.push(forbids('choices-here', 'places', { piece: id, field: 'choices' }));
  }
  for (const seats of SEAT_COUNTS) {
    const gifts = circles?.[`${seats}`] ?? [];
    found.push(...gifts.flatMap((gift, at) => giftFindings(id, gift, `circles.${seats}.${at}`)));
    // Drake's circle is printed once and has room for two discs.
    const most = id === 'drake' ? 1 : seats;
    if (gifts.length > most) {
      found.push(
        forbids('circles-most', 'places', { piece: id, field: `circles.${seats}`, facts: { most } }),
      );
    }
  }
  return found;
}

/** Each token is fetched at its own place. */
function giftFindings(id: string, { office, pinnace, goldenHind, die }: Gift, field: string): Finding[] {
  const wrong =
    (office !== undefined && office !== id) ||
    (pinnace === true && id !== 'pinnace') ||
    (goldenHind === true && id !== 'golden-hind') ||
    (die !== undefined && id !== 'tavern');
  return wrong ? [forbids('token-elsewhere', 'places', { piece: id, field })] : [];
}
