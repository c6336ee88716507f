/** What fulfilling a quest brings. */
import { at } from '../lists.ts';
import type { QuestNumber } from '../state.ts';
import type { Scene } from './scene.ts';

/** Cost, compasses, reward, and the tile itself; whether it can be paid, the asker knows. */
export function questWorth(scene: Scene, quest: QuestNumber): number {
  const { program } = at(scene.box.quests, quest);
  let worth = scene.note('fulfils-quest', scene.thing('quests'));
  if (program.op === 'seq') for (const step of program.of) worth += scene.gain(step);
  else worth += scene.gain(program);
  return worth;
}
