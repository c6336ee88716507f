import type { TableGame } from '@captains-table/catalogue';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { board } from '../board/index.tsx';
import { SittingContext } from '../../../frame/sitting-context.ts';
import { PlayerPanels } from '../../../frame/panels/player-panels.tsx';
import { Sitting } from '../../../frame/sitting.ts';
import { GallerySection } from '../../../gallery/exhibit.tsx';
import type { GallerySectionProps, PositionShown } from '../../../gallery/game-gallery.ts';
import { usePositionLink } from '../../../gallery/position-tables.tsx';
import { POSITIONS } from './positions.ts';

/** The boards of all positions under each other. */
export function TablesSection({ game }: GallerySectionProps): JSX.Element {
  return (
    <GallerySection id="tables" title="Boards of Port Royal">
      {POSITIONS.map((shown) => (
        <div key={shown.id} class="gallery-table">
          <h3 class="exhibit-title">
            <a href={`?table=port-royal/${shown.id}`}>{shown.title}</a>
          </h3>
          <Laid game={game} shown={shown} />
        </div>
      ))}
    </GallerySection>
  );
}

interface Props {
  readonly game: TableGame;
  readonly shown: PositionShown;
}

function Laid({ game, shown }: Props): JSX.Element | undefined {
  const link = usePositionLink(game.game, shown);
  const sitting = useMemo(() => new Sitting(link, game, board), [link]);
  useEffect(() => () => sitting.close(), [sitting]);
  const scene = link.scene.value;
  const { play } = scene;
  if (play === undefined) return undefined;
  return (
    <SittingContext.Provider value={sitting}>
      <board.Board {...sitting.boardProps(scene, play)} />
      <PlayerPanels scene={scene} play={play} />
    </SittingContext.Provider>
  );
}
