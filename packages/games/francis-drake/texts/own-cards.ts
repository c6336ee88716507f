/** Places of a street with other gifts, told from what is printed on them. Ours have words of their own. */
import type { Content, Gift } from '../src/content.ts';
import type { FrancisDrakeTexts, Gifts } from './francis-drake-texts.ts';

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
}

type Places = FrancisDrakeTexts['places'];

export function ownCardTexts(
  { places, figures }: Content,
  words: OwnCardWords,
  ours: Places,
): { readonly places: Places } {
  const { queen, pinnace, shipyard, informer, drake } = words;
  const choicesAt = (id: 'investor' | 'docks') => {
    const { choices = {} } = places.find((place) => place.id === id) ?? {};
    return Object.values(choices).map((gift: Gift) => words.gifts(taken(gift)));
  };
  const cost = places.find(({ id }) => id === 'investor')?.cost ?? 0;
  const told = {
    queen,
    tavern: words.tavern(rollsOf(figures.tavernCrew)),
    pinnace,
    shipyard,
    informer,
    drake,
    investor: words.investor(cost, choicesAt('investor')),
    docks: words.docks(choicesAt('docks')),
  };
  const helped = (id: keyof typeof told) => ({ name: ours[id].name, help: told[id] });
  return {
    places: {
      ...ours,
      queen: helped('queen'),
      tavern: helped('tavern'),
      pinnace: helped('pinnace'),
      shipyard: helped('shipyard'),
      informer: helped('informer'),
      drake: helped('drake'),
      investor: helped('investor'),
      docks: helped('docks'),
    },
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
