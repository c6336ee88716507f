import { join } from 'node:path';
import { numberingTests } from '@captains-table/kernel/contract-tests';
import { packBox } from '../src/box.ts';
import { CONTENT, portRoyal } from '../src/index.ts';

const { cards, contracts, adventurers, adventure } = packBox(CONTENT);
const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);

numberingTests(
  portRoyal.meta.rulesVersion,
  {
    cards: ids(cards),
    contracts: ids(contracts),
    adventurers: ids(adventurers),
    events: ids(adventure.events),
    stories: ids(adventure.stories),
  },
  join(import.meta.dirname, 'numbers.txt'),
);
