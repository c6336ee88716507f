import type { JSX } from 'preact';
import { pathOf } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { words } from '../../app/words.ts';
import { Icon } from '../../design/icon.tsx';
import { gameName } from './game-name.ts';
import type { MyGame } from './my-games.ts';
import { pageOfGame } from './my-games.ts';
import { listed } from '../../app/listed.ts';
import { SeatSeal, SeatsLine } from './seats-line.tsx';
import { howLong } from './times.ts';
import './game-row.css';

/** A game under way: whose it is to move, and since when. */
export function GameRow({ game }: { readonly game: MyGame }): JSX.Element {
  const mine = game.seats.findIndex((seat) => seat.me);
  return (
    <a class="game-row" href={pathOf(pageOfGame(game))}>
      <SeatSeal seats={game.seats} index={Math.max(0, mine)} />
      <span class="game-row-what">
        <span class="game-row-name">{gameName(game.game)}</span>
        <SeatsLine seats={game.seats} />
      </span>
      <Turn game={game} />
    </a>
  );
}

function Turn({ game }: { readonly game: MyGame }): JSX.Element {
  const { mine } = words.value;
  const since = howLong(locale.value, Date.now() - game.since);
  if (game.turn === 'mine' && game.where === 'server') {
    return (
      <span class="game-row-mine">
        <span class="game-row-turn">
          <Icon name="lantern-flame" />
          {mine.yourTurn}
        </span>
        <small class="game-row-since">{since}</small>
      </span>
    );
  }
  if (game.turn === 'mine') {
    return (
      <span class="game-row-go">
        {mine.goOn}
        <small class="game-row-here">{mine.here}</small>
      </span>
    );
  }
  const names = listed(game.waitingFor, locale.value);
  const others = names === '' ? mine.waitingForOthers : mine.waitingFor(names);
  return (
    <span class="game-row-wait">
      <b>{game.turn === 'open' ? mine.waitingForPlayers : others}</b>
      {since}
    </span>
  );
}
