/** Places, and the quests that lie on them. */
import type { Seat } from '@captains-table/kernel';
import type { City, Location } from '../src/box.ts';
import { NONE } from '../src/box.ts';
import type { PlaceView, PlayerView, View } from '../src/view.ts';
import type { Facts } from './facts.ts';
import type { TableWords } from './table-words.ts';

export const JEANNE = 'Jeanne';

export interface QuestRow {
  readonly quest: string;
  readonly at: string;
}

export interface PlaceRow {
  readonly place: string;
  readonly action: string;
  readonly market: string;
  readonly cube: string;
  readonly shipsHere: readonly (Seat | string)[];
  readonly spiesHere: readonly Seat[];
  readonly questsHere: readonly string[];
}

/** What the city does, and the quests. */
export function hereFor(view: View, ship: string): readonly string[] {
  const place = view.places.find(({ id }) => id === ship);
  return place === undefined ? [] : [actionOf(place), ...place.quests].filter((id) => id !== '');
}

/** A tile explains itself better than the code of its action. */
const actionOf = ({ cityTile, action }: PlaceView) => (cityTile === '' ? action : cityTile);

/** Every quest that lies open, and where; the next one of the pile last. */
export function questsOf(view: View, { box, legacy }: Facts, words: TableWords): readonly QuestRow[] {
  const rows = [
    ...view.places.flatMap(({ id, quests }) => quests.map((quest) => ({ quest, at: id }))),
    ...box.explorer.spaces.flatMap(({ id, questSlot }) => {
      const quest = view.explorerQuests[questSlot] ?? '';
      return [{ quest, at: id }];
    }),
    {
      quest: view.cityQuest,
      at: box.locations[legacy.find((tile) => tile.questSlot)?.location ?? NONE]?.id ?? '',
    },
    { quest: view.nextQuest, at: words.topOfPile },
  ];
  return rows.filter(({ quest }) => quest !== '');
}

export function placesOf(view: View, facts: Facts, words: TableWords): readonly PlaceRow[] {
  const inPlay = new Set(view.legacy.map(({ id }) => id));
  const isThere = ({ legacy }: Location) => legacy === NONE || inPlay.has(facts.legacy[legacy]?.id ?? '');
  return facts.box.locations.flatMap((location, index) => {
    const place = view.places[index];
    if (place === undefined || !isThere(location)) return [];
    const { id } = location;
    const { market } = cityAt(location, index, place, facts, inPlay) ?? {};
    return [
      {
        place: id,
        action: actionOf(place) || (location.type === 'village' ? words.village : ''),
        market:
          market === undefined
            ? ''
            : words.market(market.good, place.discs, market.spaces[view.players.length] ?? 0),
        cube: place.cube,
        shipsHere: [
          ...seatsWith(view, ({ ship }) => (ship === id ? 1 : 0)),
          ...(view.jeanne?.ship === id ? [JEANNE] : []),
        ],
        spiesHere: seatsWith(view, ({ spiesAt }) => spiesAt.filter((at) => at === id).length),
        questsHere: place.quests,
      },
    ];
  });
}

/** The next places by their numbers: at most seven steps, and the ways that fork off. */
export function placesAhead(places: readonly PlaceRow[], ship: string | undefined): readonly PlaceRow[] {
  const from = places.findIndex(({ place }) => place === ship) + 1;
  return places.slice(from, from + 10);
}

/** Every seat as often as it has something there. */
function seatsWith({ players }: View, count: (player: PlayerView) => number): readonly Seat[] {
  return players.flatMap((player, seat) => Array.from({ length: count(player) }, () => seat));
}

/** The city of a tile, of a legacy tile in play, or of the board. */
function cityAt(
  location: Location,
  index: number,
  { cityTile }: PlaceView,
  facts: Facts,
  inPlay: ReadonlySet<string>,
): City | undefined {
  const tile = facts.cityTiles.find(({ id }) => id === cityTile);
  const legacy = facts.legacy.find(
    (candidate) => candidate.location === index && candidate.city !== undefined && inPlay.has(candidate.id),
  );
  return tile ?? legacy?.city ?? location.city;
}
