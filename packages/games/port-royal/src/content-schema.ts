/** The shape of components as data, for content packs and for our own content. */
import * as v from 'valibot';
import { CARGO, GROUPS } from './adventure/content.ts';
import { COLOURS, PERSON_TYPES, SETS } from './content.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
export const colour = v.picklist(COLOURS);
/** `box` was read from a printed piece. */
const source = v.picklist(['rulebook', 'published', 'reconstructed', 'box']);
export const id = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]{1,60}$/, 'an id has small letters, digits and hyphens only'),
);

/** As it is printed: letters, spaces and a few signs. Without it, our name in the reader's language. */
export const name = v.exactOptional(v.pipe(v.string(), v.regex(/^[\p{L}\p{M}\d .,'’()-]{1,40}$/u)));

export const provenance = { source, sources: v.exactOptional(v.record(v.string(), source)) };
const group = v.exactOptional(v.picklist(GROUPS));

const ship = v.strictObject({
  id,
  kind: v.literal('ship'),
  colour,
  coins: count,
  sabres: v.union([count, v.literal('skull')]),
  gift: v.exactOptional(count),
  crowns: v.exactOptional(count),
  cargo: v.exactOptional(v.picklist(CARGO)),
  joinsBase: v.exactOptional(v.boolean()),
  group,
  ...provenance,
});

export const ability = v.variant('does', [
  v.strictObject({ does: v.literal('trade-bonus'), colour, coins: count }),
  v.strictObject({ does: v.literal('symbol'), symbol: v.picklist(['anchor', 'cross', 'house', 'any']) }),
  v.strictObject({ does: v.literal('sabres'), sabres: count }),
  v.strictObject({ does: v.literal('discount'), coins: count }),
  v.strictObject({ does: v.literal('empty-harbour'), coins: count }),
  v.strictObject({ does: v.literal('harbour-size'), from: count, to: v.exactOptional(count), coins: count }),
  v.strictObject({ does: v.literal('ships-minus-one') }),
  v.strictObject({ does: v.literal('extra-card'), cards: count }),
  v.strictObject({ does: v.literal('extra-card-on-ship'), colour, cards: count }),
  v.strictObject({ does: v.literal('store-ship'), colour, influence: count }),
  v.strictObject({ does: v.literal('gamble'), draw: count, cards: count }),
  v.strictObject({ does: v.literal('look'), cards: count }),
  v.strictObject({ does: v.literal('harbour-ships'), from: count, coins: count }),
  v.strictObject({ does: v.literal('harbour-persons'), from: count, crowns: count }),
  v.strictObject({ does: v.literal('sell-cargo'), bread: count, rum: count }),
  v.strictObject({ does: v.literal('trade-crowns'), colour, crowns: count }),
  v.strictObject({ does: v.literal('bust'), to: count, coins: count }),
  v.strictObject({ does: v.literal('expedition'), crowns: count }),
  v.strictObject({ does: v.literal('unlock'), coins: count }),
]);

const person = v.strictObject({
  id,
  kind: v.literal('person'),
  type: v.picklist(PERSON_TYPES),
  colour: v.exactOptional(colour),
  sex: v.exactOptional(v.picklist(['m', 'f'])),
  cost: count,
  influence: count,
  abilities: v.array(ability),
  joinsBase: v.exactOptional(v.boolean()),
  group,
  ...provenance,
});

const expedition = v.strictObject({
  id,
  kind: v.literal('expedition'),
  symbols: v.strictObject({
    anchor: v.exactOptional(count),
    cross: v.exactOptional(count),
    house: v.exactOptional(count),
  }),
  coins: count,
  influence: count,
  cargo: v.exactOptional(v.picklist(CARGO)),
  special: v.exactOptional(v.boolean()),
  group,
  ...provenance,
});

const tax = v.strictObject({
  id,
  kind: v.literal('tax'),
  loss: v.strictObject({
    from: count,
    lose: v.exactOptional(v.literal('half')),
    keep: v.exactOptional(count),
  }),
  bonus: v.strictObject({ to: v.picklist(['most-sabres', 'least-influence']), coins: count }),
  joinsBase: v.exactOptional(v.boolean()),
  group,
  ...provenance,
});

export const setSchema = v.picklist(SETS);
const inSet = { set: setSchema };
/** A card and the set it belongs to. */
export const cardInSetSchema = v.variant('kind', [
  v.strictObject({ ...ship.entries, ...inSet }),
  v.strictObject({ ...person.entries, ...inSet }),
  v.strictObject({ ...expedition.entries, ...inSet }),
  v.strictObject({ ...tax.entries, ...inSet }),
]);

const requirement = v.variant('asks', [
  v.strictObject({ asks: v.literal('person'), type: v.picklist(PERSON_TYPES), count }),
  v.strictObject({ asks: v.literal('cheap-persons'), count, cost: count }),
  v.strictObject({ asks: v.picklist(['sabres', 'expeditions', 'influence']), count }),
  v.strictObject({ asks: v.literal('pay'), coins: count }),
  v.strictObject({ asks: v.literal('forgo'), colour, times: count }),
  v.strictObject({ asks: v.picklist(['taxed', 'bust']) }),
  v.strictObject({ asks: v.literal('colours'), count, times: v.exactOptional(count) }),
  v.strictObject({ asks: v.literal('nest'), colours: count }),
]);

export const contractSchema = v.strictObject({
  id,
  name,
  requires: v.pipe(v.array(requirement), v.minLength(1)),
  slots: v.pipe(v.array(count), v.length(5)),
  seal: v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(-9), v.maxValue(9)),
    letter: v.pipe(v.string(), v.regex(/^[A-Z]$/, 'a seal has one capital letter')),
  }),
  cooperativeOnly: v.exactOptional(v.boolean()),
  ...provenance,
});

const some = v.pipe(count, v.minValue(1));
const few = v.pipe(some, v.maxValue(20));
export const figuresSchema = v.strictObject({
  startCoins: v.pipe(count, v.maxValue(12)),
  goal: some,
  goalSetsSail: some,
  contractsOpen: few,
  contractsTogether: v.pipe(v.array(few), v.length(5)),
  timeCards: some,
  ...provenance,
});
