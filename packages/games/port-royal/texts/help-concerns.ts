import type { Options } from '@captains-table/kernel';
import type { HelpTopic } from './port-royal-texts.ts';

type Concerns = (options: Options) => boolean;

const together: Concerns = ({ mode }) => mode === 'cooperative' || mode === 'solo';
const withContracts: Concerns = (options) => options.mode === 'contracts' || together(options);
const inAdventure: Concerns = ({ mode }) => mode.startsWith('adventure-');
const inStory: Concerns = ({ mode }) => inAdventure({ mode }) && mode !== 'adventure-variable';
const setsSailAlone: Concerns = ({ mode }) => mode === 'sets-sail';
const withSetsSail: Concerns = ({ mode, setsSail }) => mode === 'sets-sail' || setsSail === true;

/** Topics that are about some tables only. */
const SOME: Readonly<Partial<Record<HelpTopic, Concerns>>> = {
  contracts: withContracts,
  claim: withContracts,
  forgo: withContracts,
  cooperative: together,
  'set-aside': together,
  save: together,
  solo: ({ mode }) => mode === 'solo',
  'sets-sail': setsSailAlone,
  'sets-sail-taxes': setsSailAlone,
  'sets-sail-influence': setsSailAlone,
  'sets-sail-end': setsSailAlone,
  taxes: (options) => !setsSailAlone(options),
  expeditions: (options) => !setsSailAlone(options),
  influence: (options) => !setsSailAlone(options),
  window: (options) => !setsSailAlone(options),
  // Other modes have an end of their own.
  end: ({ mode }) => mode === 'base' || mode === 'contracts',
  store: withSetsSail,
  gift: (options) => !inAdventure(options),
  adventure: inAdventure,
  missions: inAdventure,
  crowns: inAdventure,
  events: inAdventure,
  cargo: inAdventure,
  'chapter-goals': ({ mode }) => mode === 'adventure-cooperative',
  trophy: (options) => inAdventure(options) && options.mode !== 'adventure-cooperative',
  variable: ({ mode }) => mode === 'adventure-variable',
  adventurer: inAdventure,
  share: ({ mode }) => mode === 'adventure-cooperative',
  page: inStory,
  look: inAdventure,
  mission: inAdventure,
  'buy-crowns': inAdventure,
  'buy-marker': inAdventure,
  'expedition-to-win': ({ expeditionToWin }) => expeditionToWin === true,
};

/** Whether a topic of the help is about a table with these options. */
export function helpConcerns(topic: string, options: Options): boolean {
  return SOME[topic as HelpTopic]?.(options) ?? true;
}
