/** What fulfilling a quest brings. */
import { questPiece } from '../quests/quest.ts';
import type { QuestNumber } from '../state.ts';
import type { Scene } from './scene.ts';
import { storyWorth } from './story.ts';

/** Cost, compasses, reward, and the tile itself; whether it can be paid, the asker knows. */
export function questWorth(scene: Scene, quest: QuestNumber): number {
  const { program } = questPiece(scene.box, scene.state, quest);
  let worth = scene.note('fulfils-quest', scene.thing('quests'));
  if (quest >= scene.box.quests.length) worth += storyWorth(scene);
  if (program.op === 'seq') for (const step of program.of) worth += scene.gain(step);
  else worth += scene.gain(program);
  return worth;
}
