import type { BoardProps } from '../../../board-kit/board.ts';
import { adventureWords, tableOf } from './table.ts';

/** Where the board has fewer words for it than the game, so that the table below does not move. */
export function promptOf(props: BoardProps): string | undefined {
  const { pending, mine, words } = tableOf(props);
  const another = mine && pending?.kind === 'discover' && pending.drawn > 0 && pending.gambled === 0;
  return another ? words.prompt.discover() : undefined;
}

/** The prompt's second line: why, and what follows. */
export function whyOf(props: BoardProps): string | undefined {
  const { pending, mine, words, legal } = tableOf(props);
  if (pending === undefined) return undefined;
  if (!mine) return words.why.wait(props.speech.name(pending.seat));
  const told = whyNow(props);
  const ids = [...new Set(legal.flatMap((move) => (move.kind === 'mission' ? [move.mission] : [])))];
  if (pending.kind === 'mission' || ids.length === 0) return told;
  return [...(told === undefined ? [] : [told]), adventureWords(props).couldComplete(ids)].join(' ');
}

function whyNow(props: BoardProps): string | undefined {
  const { view, pending, words, game, outlook } = tableOf(props);
  switch (pending?.kind) {
    case 'discover':
      if (view.harbour.length === 0) return words.why.first();
      return view.players.length === 1
        ? words.why.discoverAlone(outlook.takes(view))
        : words.why.discover(outlook.colours(view).length, outlook.takes(view));
    case 'repel': {
      const own = view.players[pending.seat]?.sabres ?? 0;
      const ship = outlook.card(pending.card)?.sabres ?? 0;
      return pending.bust ? words.why.repelBust(own, ship) : words.why.repel(own, ship);
    }
    case 'take':
      if (pending.left === 0) return undefined;
      return pending.fee
        ? words.why.takeForFee(pending.left, props.speech.name(view.active))
        : words.why.take(pending.left);
    case 'window':
      return words.why.window();
    case 'mission':
      return game.mission(pending.mission);
    case 'look':
      return adventureWords(props).seen;
    default:
      return undefined;
  }
}
