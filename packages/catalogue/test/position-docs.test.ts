import { positionDocs } from '@captains-table/kernel/contract';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../src/index.ts';

const HEAD = `# Positions

What \`load\` of [the engine protocol](protocol.md#the-engine-protocol) reads as a \`position\`: one object for each game,
with the fields below. This page is generated from the descriptions with which the games check positions
(\`npx vitest run position-docs --update\`).

Every position has \`players\`, a list with an object for each of them, in the order of the seats; \`{}\` leaves
everything about a player at its usual value. It may have \`options\`, the mode and its options as in \`new\`; without a
mode it gets the first one for this number of players. All other fields can be left out too, and then take their usual
value. Seats count from 0, and names are the ids that views and moves use. No piece is used more often than it is in the
box: named pieces are set apart first, then the rest is dealt. Cards of Port Royal may also be named by what is printed
on them: \`blue 2/5\`, \`red 3/S\` (a skull), \`sailor\`, \`trader green\`, \`jester 7\`, \`tax sabres\`, \`expedition 2
cross\`.

A position that cannot be played on is refused with \`bad-position\`; \`params.field\` of the error is the path of the
field, such as \`players[1].coins\`, or \`position\` if no single field is wrong.
`;

test('docs/positions.md describes the fields as the games check them', async () => {
  const parts = [HEAD];
  for (const id of GAME_IDS) {
    const loaded = await loadGame(id);
    if (loaded?.game.positionFields === undefined) continue;
    parts.push(`## ${loaded.texts.en.name}\n\n${positionDocs(loaded.game.positionFields)}\n`);
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('../../../docs/positions.md');
});
