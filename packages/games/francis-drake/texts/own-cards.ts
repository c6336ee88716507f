/** Places of a street with other gifts, told from what is printed on them. Ours have words of their own. */
import { withNumbers } from '@captains-table/kernel';
import type { Choice, Content, Gift, PlaceId } from '../src/content.ts';
import type { FrancisDrakeTexts, Gifts, Named } from './francis-drake-texts.ts';

/** Totals of the tavern's die that bring the same crew; no last one where every higher total does. */
export interface Roll {
  readonly from: number;
  readonly to?: number;
  /** 0: the Ghost Ship. */
  readonly crew: number;
}

/** Sentences that are true whatever the circles show. */
export interface OwnCardWords {
  readonly queen: string;
  tavern(rolls: readonly Roll[]): string;
  readonly pinnace: string;
  readonly shipyard: string;
  readonly informer: string;
  readonly drake: string;
  investor(points: number, choices: readonly string[]): string;
  docks(choices: readonly string[]): string;
  gifts(gifts: Gifts): string;
  /** Points for the first home, the second and so on. */
  home(points: readonly number[]): string;
}

type Texts = Pick<FrancisDrakeTexts, 'places' | 'help'>;
type Told = Pick<FrancisDrakeTexts, keyof Named | 'prompts' | 'moves' | 'events'>;

/** Our words, and the sentences made with other names. */
interface Ours extends Texts, Pick<Named, 'destinations'> {
  told(named: Named): FrancisDrakeTexts;
}

export function ownCardTexts(content: Content, words: OwnCardWords, ours: Ours): Texts & Told {
  const { destinations, choice, prompts, moves, events } = ours.told({
    destinations: { ...ours.destinations, ...namesIn(content) },
    choice: (place, take) => words.gifts(taken(choicesAt(content, place)[take] ?? {})),
  });
  return { ...placeTexts(content, words, ours), destinations, choice, prompts, moves, events };
}

/** Destinations that a pack gives a name. */
function namesIn({ destinations }: Content): Partial<Named['destinations']> {
  return Object.fromEntries(destinations.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])));
}

function choicesAt({ places }: Content, at: PlaceId): Partial<Record<Choice, Gift>> {
  return places.find(({ id }) => id === at)?.choices ?? {};
}

function placeTexts(content: Content, words: OwnCardWords, { places: ours, help }: Texts): Texts {
  const { places, figures } = content;
  const { queen, pinnace, shipyard, informer, drake } = words;
  const choices = (id: PlaceId) =>
    Object.values(choicesAt(content, id)).map((gift: Gift) => words.gifts(taken(gift)));
  const cost = places.find(({ id }) => id === 'investor')?.cost ?? 0;
  const told = {
    queen,
    tavern: words.tavern(rollsOf(figures.tavernCrew)),
    pinnace,
    shipyard,
    informer,
    drake,
    investor: words.investor(cost, choices('investor')),
    docks: words.docks(choices('docks')),
  };
  const helped = (id: keyof typeof told) => ({ name: ours[id].name, help: told[id] });
  const officer = (id: 'admiral' | 'governor') => ({
    name: ours[id].name,
    help: withNumbers(ours[id].help, [figures.officePoints]),
  });
  return {
    places: {
      ...ours,
      admiral: officer('admiral'),
      governor: officer('governor'),
      queen: helped('queen'),
      tavern: helped('tavern'),
      pinnace: helped('pinnace'),
      shipyard: helped('shipyard'),
      informer: helped('informer'),
      drake: helped('drake'),
      investor: helped('investor'),
      docks: helped('docks'),
    },
    help: helpWith(figures, help, words),
  };
}

/** Our sentences, with other numbers in them. */
function helpWith(
  { conquestPoints, treasurePoints, setPoints, homePoints }: Content['figures'],
  help: Texts['help'],
  words: OwnCardWords,
): Texts['help'] {
  const { silver, gold, jewel } = treasurePoints;
  return {
    ...help,
    conquests: withNumbers(help.conquests, conquestPoints),
    chest: withNumbers(help.chest, [silver, gold, jewel]),
    goods: withNumbers(help.goods, setPoints.toReversed()),
    home: words.home(homePoints),
  };
}

function rollsOf(tavernCrew: readonly number[]): readonly Roll[] {
  const starts = tavernCrew.flatMap((crew, at) => (at > 0 && crew === tavernCrew[at - 1] ? [] : [at]));
  return starts.map((at, i) => {
    const next = starts[i + 1];
    return { from: at + 1, ...(next !== undefined && { to: next }), crew: tavernCrew[at] ?? 0 };
  });
}

function taken({
  crew = 0,
  guns = 0,
  barrels = 0,
  trade = 0,
  galleon = false,
  pinnace = false,
}: Gift): Gifts {
  return { crew, guns, barrels, trade, galleon, pinnace };
}
