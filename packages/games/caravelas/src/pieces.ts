/** The pieces of the box, by collection: what packs change, editors show and checks read. See docs/content-packs.md. */
import { CONTENT } from './built-in-content.ts';
import type { Content } from './content.ts';
import * as schemas from './content-schema.ts';
import { createCaravelas } from './index.ts';
import { findings } from './sense.ts';

/** All pieces as they are written: the chart is four collections. */
interface Written extends Omit<Content, 'map'> {
  readonly spaces: Content['map']['spaces'];
  readonly currents: Content['map']['currents'];
  readonly closed: Content['map']['closed'];
  readonly beyond: Content['map']['beyond'];
}

const { map, ...rest } = CONTENT;

export const pieces = {
  collections: {
    ports: { kind: 'pieces', by: 'id', schema: schemas.portSchema, fixed: true, pileBy: 'pile' },
    currents: { kind: 'pieces', by: 'id', schema: schemas.currentSchema, source: 'reconstructed' },
    goods: { kind: 'pieces', by: 'id', schema: schemas.goodSchema, fixed: true },
    cards: { kind: 'pieces', by: 'id', schema: schemas.eventCardSchema, pileBy: 'kind' },
    die: { kind: 'single', schema: schemas.dieSchema },
    home: { kind: 'single', by: 'id', schema: schemas.homeSchema },
    figures: { kind: 'single', schema: schemas.figuresSchema },
    spaces: { kind: 'pieces', by: 'id', schema: schemas.spaceSchema, source: 'reconstructed' },
    closed: { kind: 'list', schema: schemas.closedSchema, source: 'reconstructed' },
    beyond: { kind: 'list', schema: schemas.beyondSchema, source: 'reconstructed' },
  },
  ours: {
    ...rest,
    spaces: map.spaces,
    currents: map.currents,
    closed: map.closed,
    beyond: map.beyond,
  },
  later: ['figures'],
  contentOf: ({ spaces, currents, closed, beyond, ...other }: Written): Content => ({
    ...other,
    map: { provenance: map.provenance, spaces, currents, closed, beyond },
  }),
  findings,
  make: (content: Partial<Content>) => createCaravelas({ ...CONTENT, ...content }),
} as const;
