/** Pieces in words: which sentences belong to a piece, and in which order. */
import type { Abilities, Box, Card, Location } from '../src/box.ts';
import type { StoryQuest } from '../src/box-story.ts';
import { inSequence } from '../src/effects/program.ts';
import type { Facts } from './facts.ts';
import { byId } from './facts.ts';
import { storyTileNumber } from './story-names.ts';
import type { Explained, Pieces } from './maracaibo-texts.ts';
import type { CardSentences, Speech } from './speech.ts';
import { careerName, titleIn } from './speech.ts';

export interface Descriptions {
  readonly cards: Pieces;
  readonly locations: Pieces;
  readonly cityTiles: Pieces;
  readonly explorerSpaces: Pieces;
  readonly quests: Pieces;
  readonly storyCards: Pieces;
  readonly combatTokens: Pieces;
  readonly careers: Pieces;
  readonly automaCards: Pieces;
  readonly card: (id: string) => string;
}

export function describePieces(facts: Facts, speech: Speech): Descriptions {
  const { piece } = speech;
  return {
    cards: byId(facts.box.cards, (card) => ({
      name: titleIn(speech.titles, card.title),
      help: cardHelp(card, facts, speech),
    })),
    locations: byId(facts.box.locations, (place) => describePlace(place, speech)),
    cityTiles: byId(facts.cityTiles, ({ id, market, action }) => ({
      name: piece.cityTileName(id),
      help: text([market && piece.market(market.good), action && piece.cityAction(action)]),
    })),
    explorerSpaces: byId(facts.box.explorer.spaces, ({ id, reward, questSlot, toEnd }) => ({
      name: piece.spaceName(id),
      help: text([
        reward && piece.spaceReward(reward),
        questSlot >= 0 ? piece.questSpace() : undefined,
        toEnd === 0 ? piece.trackEnd() : undefined,
      ]),
    })),
    quests: {
      ...byId(facts.quests, (quest) => ({
        name: piece.questName(quest.id, quest.pay),
        help: questHelp(quest, speech),
      })),
      ...byId(facts.box.storyTiles, ({ id }) => ({
        name: piece.storyTileName(storyTileNumber(facts, id)),
        help: piece.storyTile,
      })),
    },
    storyCards: byId(facts.box.story.cards, ({ id, quest }) => ({
      name: piece.storyCardName(id),
      help: quest === undefined ? '' : questHelp(quest, speech),
    })),
    combatTokens: byId(facts.tokens, ({ id, modifier, value, pay, bonus }) => ({
      name: piece.tokenName(id),
      help: text([
        ...value.map((n, nation) =>
          piece.tokenRow(nation, piece.tokenTerms(nation, n, pay[nation] ?? 0, bonus[nation])),
        ),
        modifier === '' ? undefined : piece.modifier(modifier, facts.box.figures[modifier]),
      ]),
    })),
    careers: byId(facts.box.careers, (career) => ({
      name: careerName(speech.careers, career),
      help: text(career.objectives.map((objective) => piece.objective(objective))),
    })),
    automaCards: byId(facts.jeanne, ({ id, steps, way, row, actions }) => ({
      name: piece.automaName(id),
      help: text([piece.automaMove(steps, way, row), ...actions.map((action) => piece.automaAction(action))]),
    })),
    card(id) {
      const card = facts.card(id);
      if (card === undefined) return id;
      return speech.cardLine(
        titleIn(speech.titles, card.title),
        card.price,
        card.points,
        card.good,
        card.item,
      );
    },
  };
}

function questHelp({ pay, program }: StoryQuest, { piece, clauses }: Speech): string {
  const gains = program.op === 'seq' && pay.length > 0 ? inSequence(program.of.slice(1)) : program;
  return clauses.sentence(piece.quest(pay, gains ?? program));
}

const text = (sentences: readonly (string | undefined)[]) =>
  sentences.filter((sentence) => sentence !== undefined && sentence !== '').join(' ');

function describePlace(place: Location, { piece, ...speech }: Speech): Explained {
  const action = place.city?.action;
  return {
    name: speech.place(place.id, place.name),
    help: text([
      place.type === 'start' ? piece.start() : undefined,
      place.type === 'village' ? piece.village() : undefined,
      place.type === 'city' && place.city === undefined ? piece.tileCity() : undefined,
      place.mustStop ? piece.mustStop() : undefined,
      place.city?.market && piece.market(place.city.market.good),
      action && piece.cityAction(action),
      place.flag && piece.flag(place.flag),
    ]),
  };
}

function cardHelp(card: Card, facts: Facts, speech: Speech): string {
  const { price, inHand } = speech.card;
  return text([
    price(card.price, card.points),
    cardEffects(card, facts, speech),
    inHand(card.good, card.item),
  ]);
}

/** What buying it costs besides doubloons, and all it does. */
export function cardEffects(card: Card, { box }: Facts, { card: say, place }: Speech): string {
  const goal = box.locations[card.spyTo];
  const where = place(goal?.id ?? '', goal?.name);
  const costs = [
    card.spyTo < 0 ? undefined : say.spyTo(where),
    card.keepsSpy ? say.keepsSpy() : undefined,
    card.returnsSpy ? say.returnsSpy() : undefined,
    card.combatPoints > 0 ? say.combatPoints(card.combatPoints) : undefined,
    card.pay.length > 0 ? say.pay(card.pay) : undefined,
    card.needs < 0 ? undefined : say.needs(card.needs, box.figures.cubesNeeded),
  ];
  const income = [
    card.incomeDoubloons > 0 ? say.incomeDoubloons(card.incomeDoubloons) : undefined,
    card.incomePoints > 0 ? say.incomePoints(card.incomePoints) : undefined,
    ...card.lateIncome.map(({ synergy, track, x }) => say.lateIncome(synergy, track, x)),
  ];
  const actions = [
    ...card.villageActions.map((action) => say.villageAction(action.do, action.last)),
    ...card.combatActions.map(({ value, do: effects }) =>
      say.combatAction(value, inSequence(effects) ?? { op: 'combat' }),
    ),
    card.immediate && say.immediate(card.immediate),
    card.spyAction && say.spyAction(where, card.spyAction),
  ];
  return text([...costs, ...income, ...abilitySentences(card.abilities, box.figures, say), ...actions]);
}

function abilitySentences(abilities: Abilities, figures: Box['figures'], say: CardSentences): string[] {
  const some = (n: number, sentence: (n: number) => string) => (n > 0 ? [sentence(n)] : []);
  return [
    abilities.standing.flatMap((n, item) => some(n, () => say.standing(item))),
    some(abilities.discount, say.discount),
    some(abilities.combatPointsBefore, say.combatPointsBefore),
    some(abilities.compasses, say.compasses),
    some(abilities.explorerSteps, say.explorerSteps),
    some(abilities.stealPoints, say.stealPoints),
    some(abilities.watchfulSpies, () => say.watchfulSpies(figures.tipPoints, figures.tipDoubloons)),
    some(abilities.combatPointsPerSpy, say.combatPointsPerSpy),
    abilities.fightingFor.flatMap((points, nation) => some(points, (n) => say.fightingFor(nation, n))),
    some(abilities.pointsPerCube, say.pointsPerCube),
  ].flat();
}
