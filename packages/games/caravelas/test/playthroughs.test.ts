import { goldenTests } from '@captains-table/kernel/contract-tests';
import { CONTENT } from '../src/built-in-content.ts';
import { GOODS } from '../src/content.ts';
import { caravelas } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

/** Fleets that sail at random discover a third of the ports and never buy a piece: the policy plays games to their end. */
const policy = createPolicy(CONTENT);

const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);

goldenTests(
  caravelas,
  texts,
  '../playthroughs',
  {
    full: { seats: 2, options: { mode: 'full' }, policy },
    'full-four-players': { seats: 4, options: { mode: 'full' }, policy },
    'drawn-events': { seats: 2, options: { mode: 'drawn' }, policy },
    'two-dice': { seats: 2, options: { mode: 'dice' }, policy },
  },
  { spaces: ids(CONTENT.map.spaces), ports: ids(CONTENT.ports), cards: ids(CONTENT.cards), goods: GOODS },
);
