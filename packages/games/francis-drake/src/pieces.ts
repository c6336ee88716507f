/** The pieces of the box, by collection: what packs change, editors show and checks read. See docs/content-packs.md. */
import type * as v from 'valibot';
import { CONTENT } from './built-in-content.ts';
import type { Content } from './content.ts';
import * as schemas from './content-schema.ts';
import { createFrancisDrake } from './index.ts';
import { findings } from './sense.ts';

const single = <S extends v.GenericSchema>(schema: S) => ({ kind: 'single', schema }) as const;
const drawn = <S extends v.GenericSchema>(schema: S) =>
  ({ ...single(schema), source: 'reconstructed' }) as const;

export const pieces = {
  collections: {
    destinations: {
      kind: 'pieces',
      by: 'id',
      schema: schemas.destinationSchema,
      fixed: true,
      pileBy: 'kind',
    },
    places: { kind: 'pieces', by: 'id', schema: schemas.placeSchema, fixed: true },
    street: single(schemas.streetSchema),
    galleonTiles: { kind: 'list', schema: schemas.galleonTileSchema },
    frigateTokens: single(schemas.tokensSchema),
    troopTokens: single(schemas.tokensSchema),
    treasureStones: single(schemas.treasureSchema),
    goodsCounters: single(schemas.goodsSchema),
    figures: single(schemas.figuresSchema),
    chart: drawn(schemas.chartSchema),
    plan: drawn(schemas.planSchema),
  },
  ours: { ...CONTENT },
  later: ['figures'],
  contentOf: (written: Content): Content => written,
  findings,
  make: (content: Partial<Content>) => createFrancisDrake({ ...CONTENT, ...content }),
} as const;
