import type { JSX } from 'preact';
import { labelled } from '../../../app/labelled.ts';
import { Doubloons, Points } from '../drawings/marks.tsx';
import type { Figure, PanelProps } from '../../../board-kit/board.ts';
import { useCounted } from '../../../board-kit/use-counted.ts';
import { tableOf } from '../board/table.ts';

/** Doubloons and points for the head of a panel; both count when they change. */
export function figuresOf(props: PanelProps): readonly Figure[] {
  const { view, words } = tableOf(props);
  const player = view.players[props.of];
  if (player === undefined) return [];
  return [
    {
      icon: <Coins doubloons={player.doubloons} />,
      value: '',
      label: labelled(words.doubloons, player.doubloons),
    },
    {
      icon: <Score points={player.score} />,
      value: '',
      label: labelled(words.points, player.score),
      main: true,
    },
  ];
}

function Coins({ doubloons }: { readonly doubloons: number }): JSX.Element {
  return (
    <span class="ma-ship-figure" aria-hidden="true">
      <Doubloons />
      {useCounted(doubloons)}
    </span>
  );
}

function Score({ points }: { readonly points: number }): JSX.Element {
  return (
    <span class="ma-ship-figure ma-ship-figure-score" aria-hidden="true">
      <Points />
      {useCounted(points)}
    </span>
  );
}
