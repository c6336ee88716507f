import { goldenTests } from '@captains-table/kernel/contract-tests';
import { packBox } from '../src/box.ts';
import { CONTENT, portRoyal } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

const policy = createPolicy(CONTENT);
const together = (chapter: string) => ({ mode: 'adventure-cooperative', chapter });
const against = (chapter: string) => ({ mode: 'adventure-competitive', chapter });

const { cards, contracts, adventurers, adventure } = packBox(CONTENT);
const ids = (pieces: readonly { readonly id: string }[]) => pieces.map(({ id }) => id);

goldenTests(
  portRoyal,
  texts,
  '../playthroughs',
  {
    base: { seats: 2, options: { mode: 'base' } },
    'base-five-players': { seats: 5, options: { mode: 'base' } },
    'base-expedition-to-win': { seats: 3, options: { mode: 'base', expeditionToWin: true } },
    'base-with-all-sets': {
      seats: 4,
      options: { mode: 'base', setsSail: true, gambler: true, newCrew: true },
    },
    'sets-sail': { seats: 3, options: { mode: 'sets-sail' } },
    contracts: { seats: 3, options: { mode: 'contracts' } },
    cooperative: { seats: 2, options: { mode: 'cooperative', gambler: true } },
    solo: { seats: 1, options: { mode: 'solo' } },
    'adventure-1-together': { seats: 2, options: together('1'), policy },
    'adventure-2-alone': { seats: 1, options: together('2'), policy },
    'adventure-3-against': { seats: 2, options: against('3'), policy },
    'adventure-4-together': { seats: 3, options: together('4'), policy },
    'adventure-5-against': { seats: 2, options: { ...against('5'), draft: true }, policy },
    'adventure-variable': { seats: 2, options: { mode: 'adventure-variable' }, policy },
  },
  {
    cards: ids(cards),
    contracts: ids(contracts),
    adventurers: ids(adventurers),
    events: ids(adventure.events),
    stories: ids(adventure.stories),
  },
);
