import type { ComponentChildren, JSX } from 'preact';
import type { MyGame } from './my-games.ts';
import { gameName } from './game-name.ts';
import { SeatsLine } from './seats-line.tsx';
import './table-lines.css';

interface Props {
  readonly game: Pick<MyGame, 'game' | 'seats'>;
  /** A few words about how it stands. */
  readonly standing: ComponentChildren;
  readonly actions: ComponentChildren;
}

/** One table in a list, with what can be done about it. */
export function TableLine({ game, standing, actions }: Props): JSX.Element {
  return (
    <li class="table-line">
      <div class="table-line-what">
        <h3 class="table-line-name">{gameName(game.game)}</h3>
        <SeatsLine seats={game.seats} withMe />
      </div>
      <p class="table-line-standing">{standing}</p>
      <div class="table-line-actions">{actions}</div>
    </li>
  );
}

export function TableLines({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return <ul class="table-lines">{children}</ul>;
}
