/** Pieces that other pieces name and that are not there. */
import type { Content } from './content.ts';
import { isSpyPlace } from './box-card.ts';
import type { InstructionData } from './story-schema.ts';

export interface MissingPiece {
  /** The piece that names the other: `card "A10"`. */
  readonly piece: string;
  readonly field: string;
  readonly id: string;
  readonly problem: string;
}

interface Reference extends Omit<MissingPiece, 'id' | 'problem'> {
  readonly to: 'location' | 'legacy tile' | 'card' | 'upgrade' | 'explorer space' | 'story card' | 'choice';
  readonly id: string | undefined;
}

export function missingPieces(content: Content): readonly MissingPiece[] {
  const known: Readonly<Record<Reference['to'], ReadonlySet<string>>> = {
    location: idsOf(content.locations),
    'legacy tile': idsOf(content.legacy),
    card: idsOf(content.cards),
    upgrade: idsOf(content.upgrades),
    'explorer space': idsOf(content.tracks.explorerSpaces),
    'story card': idsOf(content.storyCards),
    choice: idsOf(content.storyCards.flatMap(({ back }) => back.vote ?? [])),
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
  yield* referencesOfClassicCards(content);
  yield* referencesOfStory(content);
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

function* referencesOfClassicCards({ classic }: Content): Generator<Reference> {
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

function* referencesOfStory({ chapters, storyStarts, storyCards, endings }: Content): Generator<Reference> {
  for (const { id, first } of chapters) {
    yield { piece: `chapter "${id}"`, field: 'first', to: 'story card', id: first };
  }
  for (const { id, card } of endings) {
    yield { piece: `ending "${id}"`, field: 'card', to: 'story card', id: card };
  }
  for (const { id, instructions } of storyStarts) {
    yield* referencesOfInstructions(`story card "${id}"`, 'instructions', instructions);
  }
  for (const { id, front, echoes = [], turns, back } of storyCards) {
    const piece = `story card "${id}"`;
    yield* referencesOfInstructions(piece, 'front', front);
    for (const [i, { choice, instructions }] of echoes.entries()) {
      yield { piece, field: `echoes.${i}.choice`, to: 'choice', id: choice };
      yield* referencesOfInstructions(piece, `echoes.${i}.instructions`, instructions);
    }
    if (turns.when === 'tileFull') yield { piece, field: 'turns.tile', to: 'legacy tile', id: turns.tile };
    yield* referencesOfInstructions(piece, 'back.instructions', back.instructions);
    yield { piece, field: 'back.next', to: 'story card', id: back.next };
    for (const [i, { next }] of (back.vote ?? []).entries()) {
      yield { piece, field: `back.vote.${i}.next`, to: 'story card', id: next };
    }
  }
}

function* referencesOfInstructions(
  piece: string,
  field: string,
  instructions: readonly InstructionData[],
): Generator<Reference> {
  for (const [i, instruction] of instructions.entries()) {
    const path = `${field}.${i}`;
    switch (instruction.op) {
      case 'story':
        yield { piece, field: `${path}.at`, to: 'location', id: instruction.at };
        break;
      case 'quests':
        for (const [spot, { location }] of instruction.at.entries()) {
          yield { piece, field: `${path}.at.${spot}.location`, to: 'location', id: location };
        }
        break;
      case 'addTile':
      case 'removeTile':
        for (const [tile, id] of instruction.tiles.entries()) {
          yield { piece, field: `${path}.tiles.${tile}`, to: 'legacy tile', id };
        }
        break;
      case 'deckCards':
      case 'discardCards':
        for (const [card, id] of instruction.cards.entries()) {
          yield { piece, field: `${path}.cards.${card}`, to: 'card', id };
        }
        break;
      case 'read':
        yield { piece, field: `${path}.card`, to: 'story card', id: instruction.card };
    }
  }
}

function idsOf(pieces: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(pieces.map(({ id }) => id));
}
