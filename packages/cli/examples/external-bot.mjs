// Plays any game at random, and takes what it can get. Usage: --bots "exec:node external-bot.mjs"
import { createInterface } from 'node:readline';

const answers = {
  hello: () => ({ name: 'Busy Hands' }),
  choose({ moves }) {
    const active = moves.filter(({ kind }) => kind !== 'done');
    const candidates = active.length > 0 ? active : moves;
    return { move: candidates[Math.floor(Math.random() * candidates.length)] };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.do === 'quit') break;
  const answer = answers[request.do]?.(request);
  if (answer) console.log(JSON.stringify({ id: request.id, ok: true, ...answer }));
}
