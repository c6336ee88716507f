/** Help with the figures of another box: the sentences about ours, with other numbers in them. */
import type { Content, SetName, TaxData } from '../src/content.ts';
import type { PortRoyalTexts } from './port-royal-texts.ts';

type Help = PortRoyalTexts['help'];

/** The numbers that our sentences name. */
const OURS = { goal: '12', goalSetsSail: '8' } as const;

export function ownHelp(content: Content, help: Help, tellTax: (tax: TaxData) => string): Help {
  const { figures, cards } = content;
  const { influence } = content.adventure.ending;
  const tax = (set: SetName) => cards[set].find((card): card is TaxData => card.kind === 'tax');
  const taxed = (set: SetName, ours: string) => {
    const first = tax(set);
    return first === undefined ? ours : tellTax(first);
  };
  const ends = (sentence: string, goal: number) => sentence.replace(OURS.goal, `${goal}`);
  const endsSetsSail = (sentence: string) => sentence.replace(OURS.goalSetsSail, `${figures.goalSetsSail}`);
  return {
    ...help,
    end: ends(help.end, figures.goal),
    'expedition-to-win': ends(help['expedition-to-win'], figures.goal),
    'sets-sail': endsSetsSail(help['sets-sail']),
    'sets-sail-end': endsSetsSail(help['sets-sail-end']),
    adventure: ends(help.adventure, influence),
    trophy: ends(help.trophy, influence),
    taxes: taxed('base', help.taxes),
    'sets-sail-taxes': taxed('sets-sail', help['sets-sail-taxes']),
  };
}
