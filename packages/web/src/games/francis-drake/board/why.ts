import type { BoardProps } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import { listed } from '../street/gifts.ts';
import type { Decision, Table } from './table.ts';
import { ownOf, tableOf } from './table.ts';

/** The prompt's second line: why, and what follows. */
export function whyOf(props: BoardProps): string | undefined {
  const table = tableOf(props);
  const { pending, words, game, mine } = table;
  if (pending === undefined || !mine) return undefined;
  switch (pending.kind) {
    case 'street':
    case 'drake':
    case 'frigates':
    case 'troops':
    case 'mission':
    case 'informer':
      return words.why[pending.kind];
    case 'swap':
      return words.why.swap(capital(game.destinations[pending.at]));
    case 'redirect':
      return words.why.redirect(capital(game.destinations[pending.at]));
    case 'attack':
      return attackWords(pending, table, props.locale);
    case 'trade':
      return words.why.trade(capital(game.destinations[pending.at]));
    case 'home':
      return pending.bonus > 0
        ? words.why.homeBonus(pending.left, pending.bonus)
        : words.why.home(pending.left);
  }
}

type Attack = Extract<Decision, { kind: 'attack' }>;

function attackWords(pending: Attack, table: Table, locale: BoardProps['locale']): string {
  const { words } = table;
  const log = ownOf(table)?.log;
  const have = listed([words.crew(log?.crew ?? 0), words.guns(log?.guns ?? 0)], locale);
  return pending.token ? words.why.attackToken(have) : words.why.attack(have);
}
