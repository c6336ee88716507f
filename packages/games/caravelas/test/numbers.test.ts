import { join } from 'node:path';
import { numberingTests } from '@captains-table/kernel/contract-tests';
import { GOODS } from '../src/content.ts';
import { caravelas, CONTENT } from '../src/index.ts';

const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);

numberingTests(
  caravelas.meta.rulesVersion,
  { spaces: ids(CONTENT.map.spaces), ports: ids(CONTENT.ports), cards: ids(CONTENT.cards), goods: GOODS },
  join(import.meta.dirname, 'numbers.txt'),
);
