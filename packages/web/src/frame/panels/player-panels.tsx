import type { JSX } from 'preact';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { words } from '../words.ts';
import { PlayerPanel } from './player-panel.tsx';
import { inViewOrder } from './view-order.ts';
import './player-panels.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

export function PlayerPanels({ scene, play }: Props): JSX.Element {
  return (
    <section class="player-panels" aria-labelledby="player-panels" data-region="players">
      <h2 class="visually-hidden" id="player-panels">
        {words.value.players.title}
      </h2>
      {inViewOrder(scene.seats.length, scene.you.seat).map((seat) => (
        <PlayerPanel key={seat} of={seat} scene={scene} play={play} />
      ))}
    </section>
  );
}
