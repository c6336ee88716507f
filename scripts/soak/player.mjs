/** How people behave at a table: think a little, move at random, take back at times, leave and return. */
import { setTimeout as sleep } from 'node:timers/promises';

const TAKES_BACK = 0.1;
const LEAVES = 0.01;

/** Plays until the game is over or the person has left the server. Answers whether it is over. */
export async function playOn(person, table, { random, record }) {
  /** What they have asked for, and since when. */
  let asking;
  for (;;) {
    const scene = await person.until(table, (scene) => isOver(scene) || isAway(scene) || canDecide(scene));
    if (scene === undefined) return false;
    // It was stored, though the answer never came; or the table has gone on without it.
    if (asking !== undefined && scene.seq > asking.seq) {
      record.waited(performance.now() - asking.since);
      asking = undefined;
    }
    if (isOver(scene)) return true;
    await sleep(isAway(scene) ? random.between(200, 1_500) : random.between(20, 250));
    const now = person.scene(table);
    if (now !== undefined) asking ??= { seq: now.seq, since: performance.now() };
    if ((await act(person, table, { random, record })) === 'answered') {
      if (asking !== undefined) record.waited(performance.now() - asking.since);
      asking = undefined;
    }
  }
}

export function isOver({ status }) {
  return status === 'over' || status === 'abandoned';
}

function isAway({ seats, you }) {
  return seats[you.seat]?.away !== undefined;
}

function canDecide({ play }) {
  return (play?.legal.length ?? 0) > 0;
}

/** `answered`: what they asked for was done. */
async function act(person, table, { random, record }) {
  // It may have changed while they thought, or be out of sight because the server is gone.
  const scene = person.scene(table);
  if (scene === undefined || isOver(scene)) return undefined;
  const request = requestFor(scene, random);
  if (request === undefined) return undefined;
  const reply = await person.ask({ table, at: scene.seq, ...request.asked }).catch(() => undefined);
  if (reply?.ok !== true) {
    if (reply !== undefined) await waitAfterRefusal(reply.error, request, record);
    return undefined;
  }
  record.acknowledged(table, reply.seq, { seat: scene.you.seat, ...request.entry });
  return 'answered';
}

/** What they ask for, and the entry it must become. */
function requestFor(scene, random) {
  if (isAway(scene)) return { asked: { do: 'return' }, entry: { kind: 'return' } };
  if (!canDecide(scene)) return undefined;
  if (random.chance(LEAVES)) return { asked: { do: 'leave' }, entry: { kind: 'away', why: 'left' } };
  if (scene.play.undoable > 0 && random.chance(TAKES_BACK)) {
    return { asked: { do: 'undo' }, entry: { kind: 'undo', to: scene.play.moves - 1 } };
  }
  const move = random.pick(scene.play.legal);
  return { asked: { do: 'move', move }, entry: { kind: 'move', move } };
}

async function waitAfterRefusal({ code, retryAfter }, { asked }, record) {
  record.note(`${asked.do}: ${code}`);
  await sleep(retryAfter ?? 200);
}
