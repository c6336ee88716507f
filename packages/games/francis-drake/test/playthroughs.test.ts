import { chanceFromNumbers, checkTable } from '@captains-table/kernel';
import type { Table } from '@captains-table/kernel/contract';
import { goldenTests } from '@captains-table/kernel/contract-tests';
import type { FrancisDrake } from '../src/index.ts';
import { francisDrake } from '../src/index.ts';
import { createPolicy } from '../src/policy/index.ts';
import { texts } from '../texts/index.ts';

function table(seats: number, options: Readonly<Record<string, boolean>> = {}): Table {
  const checked = checkTable(francisDrake.meta, seats, options);
  if (!checked.ok) throw new Error(checked.problem.field);
  return { seats, options: checked.options };
}

goldenTests(francisDrake, texts, '../playthroughs', {
  'three-george': table(3),
  'four-tiger': table(4),
  'five-george': table(5),
  'shuffled-street-white-lion': table(4, { shuffledStreet: true }),
  'all-tokens-scourge': table(4, { allTokens: true }),
});

/** The same game where everybody does what the policy likes best: random captains seldom conquer much. */
function sailedWell(game: FrancisDrake): FrancisDrake {
  const policy = createPolicy();
  return {
    ...game,
    legal(state, seat) {
      const moves = game.legal(state, seat);
      if (moves.length === 0) return moves;
      const world = game.redeal(state, seat, chanceFromNumbers(state.voyage, seat));
      const ratings = policy.rate(world, seat, moves);
      const best = moves[ratings.indexOf(Math.max(...ratings))];
      return best === undefined ? [] : [best];
    },
  };
}

goldenTests(sailedWell(francisDrake), texts, '../playthroughs', {
  'three-sailors': table(3, { allTokens: true }),
  'four-sailors': table(4),
  'five-sailors': table(5, { shuffledStreet: true }),
});
