// Plays a game against itself at random. Usage: node random-bot.mjs [game] [seats]
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [game = 'tic-tac-toe', seats = '2'] = process.argv.slice(2);
const command = process.env.ENGINE ?? 'npx captains-table engine';
const engine = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
const replies = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
let id = 0;

async function ask(request) {
  engine.stdin.write(`${JSON.stringify({ id: ++id, ...request })}\n`);
  const reply = JSON.parse((await replies.next()).value);
  if (!reply.ok) throw new Error(`${reply.error.code}: ${reply.error.message}`);
  return reply;
}

let { pending } = await ask({ do: 'new', game, seats: Number(seats) });
while (pending.length > 0) {
  const { seat } = pending[0];
  const { moves } = await ask({ do: 'legal', seat });
  const move = moves[Math.floor(Math.random() * moves.length)];
  ({ pending } = await ask({ do: 'apply', seat, move }));
}
const { result } = await ask({ do: 'result' });
console.log(JSON.stringify(result));
await ask({ do: 'quit' });
