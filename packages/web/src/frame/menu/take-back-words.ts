import type { TableScene } from '@captains-table/protocol';
import type { TableTexts } from '../../../texts/table/index.ts';
import type { TableLink } from '../../link/link.ts';
import { otherPlayers } from '../other-players.ts';

interface TakeBackWords {
  readonly title: string;
  readonly why: string;
  /** On the button that does it. */
  readonly go: string;
}

/** To take back what was revealed is a proposal only where another player has to agree. */
export function takeBackWords(
  scene: Pick<TableScene, 'seats' | 'you'>,
  where: TableLink['where'],
  menu: TableTexts['menu'],
): TakeBackWords {
  const alone = otherPlayers(scene).length === 0;
  if (!alone && where === 'server') {
    return { title: menu.proposeUndo, why: menu.proposeUndoWhy, go: menu.propose };
  }
  return {
    title: menu.takeBack,
    why: alone ? menu.takeBackWhy : menu.takeBackHereWhy,
    go: menu.takeBackNow,
  };
}
