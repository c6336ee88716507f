/** Jeanne: what her card makes her do. */
import type { Mark } from '@captains-table/maracaibo/signs';
import type { Content, Table } from '../board/table.ts';
import { marksOf, sign } from '@captains-table/maracaibo/signs';

export type AutomaCard = Content['jeanne']['cards'][number];

export function automaCard(id: string, { content }: Pick<Table, 'content'>): AutomaCard | undefined {
  return content.jeanne.cards.find((card) => card.id === id);
}

/** What her card does in this round, as signs. */
export function cardMarks(card: string, round: number, { outlook }: Pick<Table, 'outlook'>): readonly Mark[] {
  return marksOfActions(outlook.jeanne.actions(card, round));
}

export function marksOfActions(actions: readonly AutomaCard['actions'][number][]): readonly Mark[] {
  return actions.flatMap((action): readonly Mark[] => {
    switch (action.op) {
      case 'influenceIn':
        return [sign('influence', `${action.n}`), { mark: 'flag', nation: action.nation }];
      case 'points':
      case 'explore':
      case 'discs':
        return marksOf([action]);
      case 'questFromPile':
        return [sign('tied-scroll')];
      case 'jeanneCombat':
        return [
          sign('cannon', action.extraVillage === true ? '2' : '1'),
          sign('influence', `${action.influence}`),
        ];
    }
  });
}
