import type { TableSummary } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { person } from '../../app/person.ts';
import { pathOf } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { words } from '../../app/words.ts';
import type { LocalRecord } from '../../local/device-store.ts';
import { gameName } from '../table-lists/game-name.ts';
import { outcomeOf, outcomeOfTable } from '../games/outcome-of.ts';
import type { Outcome } from '../games/outcome-of.ts';
import { outcomeWords } from '../games/outcome-words.ts';
import { fromDevice, fromServer, pageOfGame } from '../table-lists/my-games.ts';
import type { MyGame } from '../table-lists/my-games.ts';
import { ago } from '../table-lists/times.ts';

/** How the last game ended, on this device or on the server. Comes only where there was one: a first visit loads nothing of it. */
export default function LastGame({ last }: { readonly last: LocalRecord | TableSummary }): JSX.Element {
  const { mine } = words.value;
  const [game, outcome] = endOf(last);
  return (
    <p>
      <a href={pathOf(pageOfGame(game))}>
        {mine.last(gameName(game.game), outcomeWords(outcome).toLocaleLowerCase(locale.value))}
      </a>{' '}
      <span class="my-games-when">{ago(locale.value, last.updatedAt, Date.now())}</span>
    </p>
  );
}

function endOf(last: LocalRecord | TableSummary): readonly [MyGame, Outcome] {
  if ('record' in last) {
    const game = fromDevice(last);
    const seat = game.seats.findIndex(({ me }) => me);
    return [game, outcomeOf(last.record.result, seat === -1 ? undefined : seat)];
  }
  const me = person.value?.id;
  const seat = last.seats.findIndex((info) => info.person !== undefined && info.person === me);
  return [fromServer(last, me), outcomeOfTable(last, seat === -1 ? undefined : seat)];
}
