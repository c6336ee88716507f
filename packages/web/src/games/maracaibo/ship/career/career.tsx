import type { JSX } from 'preact';
import { Doubloons, Points } from '../../drawings/marks.tsx';
import { Sign } from '../../drawings/sign.tsx';
import type { SectionProps } from '../../board/section.ts';
import type { PlayerView } from '../../board/table.ts';
import { Objective } from './objective.tsx';
import { Tip } from '../tip.tsx';
import './career.css';

interface Props extends SectionProps {
  readonly player: PlayerView;
  readonly of: number;
}

/** The career card: three objectives, and what all of them bring together. */
export function Career({ player, of, ...section }: Props): JSX.Element {
  const { table } = section;
  const { content, pieces, words, game } = table;
  const career = pieces.careers.get(player.career);
  if (career === undefined) {
    return (
      <section class="ma-ship-career" aria-label={game.pieces.career.name}>
        <h4 class="ma-ship-career-title">{words.ship.career.none}</h4>
        <p class="ma-ship-career-note">{words.ship.career.notYet}</p>
      </section>
    );
  }
  const { doubloons, points } = content.careerReward;
  const admiral = player.objectives.every((level) => level > 0);
  return (
    <section class="ma-ship-career" aria-label={game.pieces.career.name}>
      <header class="ma-ship-career-head">
        <Tip
          class="ma-ship-career-name"
          told={[game.careers[career.id]?.name ?? career.id, game.help.careers]}
        >
          <h4 class="ma-ship-career-title">{game.careers[career.id]?.name}</h4>
        </Tip>
      </header>
      <ol class="ma-ship-objectives">
        {career.objectives.map((objective, number) => (
          <Objective
            key={number}
            {...section}
            player={player}
            of={of}
            career={career.id}
            number={number}
            objective={objective}
          />
        ))}
      </ol>
      <Tip
        class={admiral ? 'ma-ship-admiral ma-ship-admiral-done' : 'ma-ship-admiral'}
        told={[
          admiral ? words.ship.career.isAdmiral : words.ship.career.admiral,
          words.ship.career.admiralHelp(doubloons, points),
        ]}
      >
        <Sign name="ribbon-medal" />
        <span>{admiral ? words.ship.career.isAdmiral : words.ship.career.admiral}</span>
        <Doubloons value={doubloons} />
        <Points value={points} />
      </Tip>
    </section>
  );
}
