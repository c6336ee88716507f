/** The shape of adventurers, events, chapters and story cards as data. */
import * as v from 'valibot';
import { ability, colour, count, id, name, provenance } from '../content-schema.ts';
import { PERSON_TYPES } from '../content.ts';
import { CARGO, GROUPS } from './content.ts';

const play = v.picklist(['competitive', 'cooperative']);
const some = v.pipe(count, v.minValue(1));
const story = v.pipe(id, v.metadata({ refers: ['stories'] }));
/** Where a month leads: to a story card, to the end of the chapter, or nowhere. */
const storyOrEnd = v.pipe(id, v.metadata({ refers: ['stories'], others: ['end', 'none'] }));

export const adventurerSchema = v.strictObject({
  id,
  name,
  card: some,
  ability,
  treasure: count,
  ...provenance,
});

const effect = v.variant('does', [
  v.strictObject({
    does: v.picklist(['gain', 'pay']),
    for: v.picklist(['active', 'all', 'fewest-coins', 'coins', 'sabres']),
    from: v.exactOptional(count),
    coins: count,
    in: v.exactOptional(play),
  }),
  v.strictObject({
    does: v.literal('sell-crowns'),
    for: v.picklist(['active', 'all', 'fewest-coins', 'coins', 'sabres']),
    price: count,
    most: some,
  }),
  v.strictObject({ does: v.literal('first-ship'), colour, cards: some }),
  v.strictObject({ does: v.literal('look-and-place'), cards: some }),
  v.strictObject({ does: v.literal('return-ships'), colour }),
  v.strictObject({ does: v.literal('month-end') }),
  v.strictObject({ does: v.literal('sell-marker'), price: count }),
  v.strictObject({ does: v.literal('new-month') }),
  v.strictObject({ does: v.literal('ship-bonus'), for: v.picklist(['active', 'all']), coins: count }),
  v.strictObject({ does: v.literal('cheap-crew'), for: v.picklist(['active', 'all']), coins: count }),
  v.strictObject({ does: v.literal('free-repel'), times: some }),
  v.strictObject({ does: v.literal('hard-repel'), sabres: count }),
  v.strictObject({ does: v.literal('least-harbour'), cards: count }),
  v.strictObject({ does: v.literal('extra-cards'), for: v.literal('active'), cards: count }),
  v.strictObject({ does: v.literal('free-port'), alone: count }),
  v.strictObject({ does: v.literal('regatta'), for: v.literal('active'), colours: count, crowns: count }),
]);

export const eventSchema = v.strictObject({
  id,
  name,
  mark: v.picklist([0, 1, 2, 3]),
  effects: v.array(effect),
  ...provenance,
});

const requirement = v.variant('asks', [
  v.strictObject({
    asks: v.literal('persons'),
    types: v.pipe(v.array(v.picklist(PERSON_TYPES)), v.minLength(1)),
    count: some,
  }),
  v.strictObject({ asks: v.literal('cheap-persons'), count: some, cost: count }),
  v.strictObject({ asks: v.picklist(['sabres', 'expeditions', 'influence']), count: some }),
  v.strictObject({ asks: v.literal('pay'), coins: some }),
  v.strictObject({ asks: v.literal('ships'), colour, count: some }),
  v.strictObject({
    asks: v.literal('cargo'),
    cargo: v.pipe(v.array(v.picklist(CARGO)), v.minLength(1)),
    count: some,
  }),
  v.strictObject({ asks: v.literal('crowns'), count: some }),
  v.strictObject({ asks: v.literal('colours'), count: some }),
  v.strictObject({ asks: v.literal('stop'), cards: some }),
  v.strictObject({ asks: v.literal('take-less'), cards: some }),
  v.strictObject({ asks: v.literal('taxed') }),
]);

const reward = v.strictObject({ coins: v.exactOptional(count), crowns: v.exactOptional(count) });
const mission = v.strictObject({
  requires: v.pipe(v.array(requirement), v.minLength(1)),
  steps: v.exactOptional(some),
  first: reward,
  all: reward,
  starred: v.exactOptional(v.boolean()),
  only: v.exactOptional(play),
});

const markerPrice = v.exactOptional(count);
const monthEnd = v.union([
  v.strictObject({ read: storyOrEnd, markerPrice }),
  v.strictObject({ asks: story, done: storyOrEnd, undone: storyOrEnd, markerPrice }),
]);

export const storySchema = v.strictObject({
  id,
  chapter: some,
  adds: v.exactOptional(v.array(v.picklist(GROUPS))),
  effects: v.exactOptional(v.array(effect)),
  mission,
  monthEnd: v.strictObject({ competitive: monthEnd, cooperative: monthEnd }),
  ...provenance,
});

export const chapterSchema = v.strictObject({
  chapter: some,
  title: id,
  first: story,
  cards: v.array(v.picklist(GROUPS)),
  end: id,
  lost: id,
  goals: v.pipe(v.array(v.strictObject({ markers: count, influence: count })), v.length(4)),
  ...provenance,
});

export const tableSchemas = {
  crowns: v.strictObject({
    spaces: some,
    shields: v.array(v.strictObject({ space: some, influence: some })),
    ...provenance,
  }),
  unlocks: v.strictObject({
    ability: some,
    trophy: some,
    crowns: v.pipe(v.array(count), v.length(4)),
    ...provenance,
  }),
  eventsDrawn: v.strictObject({
    cooperative: v.pipe(v.array(count), v.length(4)),
    competitive: v.pipe(v.array(count), v.length(4)),
    ...provenance,
  }),
  ending: v.strictObject({ influence: some, retryCoins: count, variableMissions: some, ...provenance }),
};
