/** The pieces of the box, by collection: what packs change, editors show and checks read. See docs/content-packs.md. */
import type * as v from 'valibot';
import {
  adventurerSchema,
  chapterSchema,
  eventSchema,
  storySchema,
  tableSchemas,
} from './adventure/content-schema.ts';
import type { AdventureContent } from './adventure/content.ts';
import { CONTENT } from './built-in-content.ts';
import type { CardData, Content, ContractData, FiguresData, SetName } from './content.ts';
import { SETS } from './content.ts';
import { cardInSetSchema, contractSchema, figuresSchema, setSchema } from './content-schema.ts';
import { createPortRoyal } from './index.ts';
import { findings } from './sense.ts';

type Fields = Readonly<Record<string, unknown>>;

const byId = <S extends v.GenericSchema>(schema: S) => ({ kind: 'pieces', by: 'id', schema }) as const;
const single = <S extends v.GenericSchema>(schema: S) => ({ kind: 'single', schema }) as const;

/** All pieces as they are written: cards in one list, each with its set. */
interface Written extends AdventureContent {
  readonly cards: readonly (CardData & { readonly set: SetName })[];
  readonly contracts: readonly ContractData[];
  readonly figures: FiguresData;
}

const OURS: Written = {
  cards: SETS.flatMap((set) => CONTENT.cards[set].map((card) => ({ ...card, set }))),
  contracts: CONTENT.contracts,
  figures: CONTENT.figures,
  ...CONTENT.adventure,
};

export const pieces = {
  collections: {
    cards: { ...byId(cardInSetSchema), pileBy: 'set' },
    contracts: byId(contractSchema),
    adventurers: byId(adventurerSchema),
    events: byId(eventSchema),
    stories: byId(storySchema),
    chapters: { kind: 'pieces', by: 'chapter', schema: chapterSchema, fixed: true },
    crowns: single(tableSchemas.crowns),
    unlocks: single(tableSchemas.unlocks),
    eventsDrawn: single(tableSchemas.eventsDrawn),
    ending: single(tableSchemas.ending),
    figures: single(figuresSchema),
  },
  ours: { ...OURS },
  later: ['figures'],
  fileFields: { set: setSchema },
  /** The set of a file is that of its cards. */
  inFile: (collection: string, change: Fields, { set }: Fields): Fields =>
    collection === 'cards' && set !== undefined ? { set, ...change } : change,
  whyNot(collection: string, ours: Fields, { set }: Fields) {
    const { set: other } = ours;
    if (collection !== 'cards' || typeof set !== 'string' || typeof other !== 'string') return undefined;
    return set === other ? undefined : { code: 'two-sets', field: 'id', facts: { other, set } };
  },
  contentOf,
  findings,
  make: (content: Partial<Content>) => createPortRoyal({ ...CONTENT, ...content }),
} as const;

function contentOf({ cards, contracts, figures, ...adventure }: Written): Content {
  const ofSet = (name: SetName) => cards.flatMap(({ set, ...card }) => (set === name ? [card] : []));
  return {
    cards: {
      base: ofSet('base'),
      'sets-sail': ofSet('sets-sail'),
      gambler: ofSet('gambler'),
      contracts: ofSet('contracts'),
      adventure: ofSet('adventure'),
    },
    contracts,
    adventure,
    figures,
  };
}
