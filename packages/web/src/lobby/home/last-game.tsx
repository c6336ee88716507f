import type { JSX } from 'preact';
import { pathOf } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { words } from '../../app/words.ts';
import type { LocalRecord } from '../../local/device-store.ts';
import { gameName } from '../table-lists/game-name.ts';
import { outcomeOf } from '../games/outcome-of.ts';
import { outcomeWords } from '../games/outcome-words.ts';
import { fromDevice, pageOfGame } from '../table-lists/my-games.ts';
import { ago } from '../table-lists/times.ts';

/** How the last game on this device ended. Comes only where there was one: a first visit loads nothing of it. */
export default function LastGame({ last }: { readonly last: LocalRecord }): JSX.Element {
  const { mine } = words.value;
  const game = fromDevice(last);
  const seat = game.seats.findIndex(({ me }) => me);
  const outcome = outcomeWords(outcomeOf(last.record.result, seat === -1 ? undefined : seat));
  return (
    <p>
      <a href={pathOf(pageOfGame(game))}>
        {mine.last(gameName(game.game), outcome.toLocaleLowerCase(locale.value))}
      </a>{' '}
      <span class="my-games-when">{ago(locale.value, last.updatedAt, Date.now())}</span>
    </p>
  );
}
