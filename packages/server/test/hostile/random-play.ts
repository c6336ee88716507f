/** Whole games by people who play at random, take moves back, and come and go. */
import type { Chance, Move } from '@captains-table/kernel';
import { below, pick } from '@captains-table/kernel';
import type { Reply, TableScene } from '@captains-table/protocol';
import type { Person } from '../play/person.ts';

/** More proposals would only make a game longer. */
const MOST_PROPOSALS = 3;
const TIMEOUT = 6;

/** Plays a seat until the game is over. */
export async function playRandomly(person: Person, table: string, chance: Chance): Promise<void> {
  for (let proposals = 0; ;) {
    const scene = await turnOf(person, table);
    if (isOver(scene)) return;
    const roll = below(chance, 100);
    if (mustAnswer(scene)) await answer(person, scene, roll < 70);
    else if (scene.seats[scene.you.seat ?? -1]?.away !== undefined)
      await attempt(person, { do: 'return', table });
    else if (roll < 8) await attempt(person, { do: 'undo', table, at: scene.seq });
    else if (roll < 10) await attempt(person, { do: 'restart', table, at: scene.seq });
    else if (roll < 12 && proposals < MOST_PROPOSALS) {
      proposals++;
      const to = Math.max(0, (scene.play?.moves ?? 0) - 1 - below(chance, 4));
      await attempt(person, { do: 'propose', table, at: scene.seq, proposal: { kind: 'undo', to } });
    } else if (roll < 13) await attempt(person, { do: 'leave', table });
    else if (roll < 14) await comeAgain(person, table);
    else await play(person, scene, chance);
  }
}

/** Watches, now and then over another connection, until the game is over. */
export async function watchRandomly(
  person: Person,
  table: string,
  invite: string | undefined,
  chance: Chance,
): Promise<void> {
  await person.attach(table, invite);
  for (;;) {
    const { seq } = person.scene(table);
    const until = seq + 1 + below(chance, 20);
    const scene = await patiently(() =>
      person.until(table, (now) => isOver(now) || now.seq >= until || now.seq < seq),
    );
    if (isOver(scene)) return;
    if (below(chance, 2) === 0) await comeAgain(person, table, invite);
    else {
      person.close();
      await person.connect();
      await person.attach(table, invite);
    }
  }
}

/** Waits until they have something to do. */
function turnOf(person: Person, table: string): Promise<TableScene> {
  return patiently(() =>
    person.until(
      table,
      (scene) =>
        isOver(scene) ||
        mustAnswer(scene) ||
        (scene.play?.legal.length ?? 0) > 0 ||
        scene.seats[scene.you.seat ?? -1]?.away !== undefined,
    ),
  );
}

async function play(person: Person, scene: TableScene, chance: Chance): Promise<void> {
  const legal: readonly Move[] = scene.play?.legal ?? [];
  if (legal.length === 0) return;
  await attempt(person, { do: 'move', table: scene.id, at: scene.seq, move: pick(chance, legal) });
}

async function answer(person: Person, { id, play }: TableScene, agree: boolean): Promise<void> {
  await attempt(person, { do: 'answer', table: id, number: play?.proposal?.number, agree });
}

async function comeAgain(person: Person, table: string, invite?: string): Promise<void> {
  await person.ok({ do: 'detach', table });
  await person.attach(table, invite);
}

/** Others act too, so what was possible a moment ago may be refused now. */
async function attempt(person: Person, message: Parameters<Person['say']>[0]): Promise<Reply> {
  const reply = await person.say(message);
  if (!reply.ok && (reply.error.code === 'internal' || reply.error.code === 'bad-message'))
    throw new Error(`${message.do}: ${JSON.stringify(reply.error)}`);
  return reply;
}

/** On a busy machine the others may be slow. */
async function patiently<T>(wait: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await wait();
    } catch (error) {
      if (tries === TIMEOUT) throw error;
    }
  }
}

function mustAnswer({ you, play }: TableScene): boolean {
  return you.seat !== undefined && play?.proposal?.waiting.includes(you.seat) === true;
}

function isOver({ status }: TableScene): boolean {
  return status === 'over' || status === 'abandoned';
}
