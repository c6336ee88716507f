/** Pieces that other pieces name and that are not there. */
import type { Content } from './content.ts';
import { isSpyPlace } from './box-card.ts';

export interface MissingPiece {
  /** The piece that names the other: `card "A10"`. */
  readonly piece: string;
  readonly field: string;
  readonly id: string;
  readonly problem: string;
}

interface Reference extends Omit<MissingPiece, 'id' | 'problem'> {
  readonly to: 'location' | 'legacy tile' | 'card' | 'upgrade' | 'explorer space';
  readonly id: string | undefined;
}

export function missingPieces(content: Content): readonly MissingPiece[] {
  const known: Readonly<Record<Reference['to'], ReadonlySet<string>>> = {
    location: idsOf(content.locations),
    'legacy tile': idsOf(content.legacy),
    card: idsOf(content.cards),
    upgrade: idsOf(content.upgrades),
    'explorer space': idsOf(content.tracks.explorerSpaces),
  };
  return [...referencesIn(content)].flatMap(({ piece, field, to, id }) =>
    id === undefined || known[to].has(id) ? [] : [{ piece, field, id, problem: `there is no ${to} "${id}"` }],
  );
}

function* referencesIn(content: Content): Generator<Reference> {
  for (const { id, cost } of content.cards) {
    if (!isSpyPlace(cost.spyTo)) continue;
    yield { piece: `card "${id}"`, field: 'cost.spyTo', to: 'location', id: cost.spyTo };
  }
  for (const { id, city } of content.cityTiles) {
    yield { piece: `city tile "${id}"`, field: 'city', to: 'location', id: city };
  }
  for (const { id, legacy } of content.locations) {
    yield { piece: `location "${id}"`, field: 'legacy', to: 'legacy tile', id: legacy };
  }
  for (const { id, location } of content.legacy) {
    yield { piece: `legacy tile "${id}"`, field: 'location', to: 'location', id: location };
  }
  for (const { id, after } of content.upgrades) {
    yield { piece: `upgrade "${id}"`, field: 'after', to: 'upgrade', id: after };
  }
  yield* referencesOfRoutes(content);
  yield* referencesOfStories(content);
}

function* referencesOfRoutes({ routes, tracks }: Content): Generator<Reference> {
  for (const { from, to, legacy } of routes) {
    const piece = `route ${from}-${to}`;
    yield { piece, field: 'from', to: 'location', id: from };
    yield { piece, field: 'to', to: 'location', id: to };
    yield { piece, field: 'legacy', to: 'legacy tile', id: legacy };
  }
  for (const { from, to } of tracks.explorerPaths) {
    const piece = `explorer path ${from}-${to}`;
    yield { piece, field: 'from', to: 'explorer space', id: from };
    yield { piece, field: 'to', to: 'explorer space', id: to };
  }
}

function* referencesOfStories({ classic }: Content): Generator<Reference> {
  for (const { id, tiles, deckCards, quests } of classic) {
    const piece = `story card "${id}"`;
    for (const [i, tile] of tiles.entries())
      yield { piece, field: `tiles.${i}`, to: 'legacy tile', id: tile };
    for (const [i, card] of deckCards.entries())
      yield { piece, field: `deckCards.${i}`, to: 'card', id: card };
    for (const [round, spots] of quests.entries()) {
      for (const [i, { location }] of spots.entries()) {
        yield { piece, field: `quests.${round}.${i}.location`, to: 'location', id: location };
      }
    }
  }
}

function idsOf(pieces: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(pieces.map(({ id }) => id));
}
