import type { TableGame } from '@captains-table/catalogue';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { board } from '../board/index.tsx';
import { Here } from '../../../frame/here.ts';
import { PlayerPanels } from '../../../frame/panels/player-panels.tsx';
import { Sitting } from '../../../frame/sitting.ts';
import TablePage from '../../../frame/table-page.tsx';
import { GuideLink } from '../../../learn/guide-link.ts';
import { Hall } from '../../../gallery/exhibit.tsx';
import type { PositionShown } from './positions.ts';
import { POSITIONS } from './positions.ts';

/** Whoever looks may go on playing for as long as they like. */
const ANYTHING = Array.from({ length: 200 }, () => () => true);

function useLink(game: TableGame, shown: PositionShown): GuideLink {
  const link = useMemo(() => new GuideLink(game.game, { ...shown, steps: ANYTHING }), [game, shown]);
  useEffect(() => () => link.close(), [link]);
  return link;
}

/** Every position under the others; each opens alone as a whole table. */
export function PortRoyalTables({ game }: { readonly game: TableGame }): JSX.Element {
  return (
    <Hall id="tables" title="Tables of Port Royal">
      {POSITIONS.map((shown) => (
        <div key={shown.id} class="gallery-table">
          <h3 class="exhibit-title">
            <a href={`?table=${shown.id}`}>{shown.title}</a>
          </h3>
          <Laid game={game} shown={shown} />
        </div>
      ))}
    </Hall>
  );
}

interface Props {
  readonly game: TableGame;
  readonly shown: PositionShown;
}

function Laid({ game, shown }: Props): JSX.Element | undefined {
  const link = useLink(game, shown);
  const sitting = useMemo(() => new Sitting(link, game, board), [link]);
  useEffect(() => () => sitting.close(), [sitting]);
  const scene = link.scene.value;
  const { play } = scene;
  if (play === undefined) return undefined;
  return (
    <Here.Provider value={sitting}>
      <board.Board {...sitting.boardProps(scene, play)} />
      <PlayerPanels scene={scene} play={play} />
    </Here.Provider>
  );
}

/** One position as people see it, with everything around. */
export function WholeTable({ game, id }: { readonly game: TableGame; readonly id: string }): JSX.Element {
  const shown = POSITIONS.find((position) => position.id === id) ?? POSITIONS[0];
  return shown === undefined ? <></> : <Whole game={game} shown={shown} />;
}

function Whole({ game, shown }: Props): JSX.Element {
  return <TablePage link={useLink(game, shown)} />;
}
