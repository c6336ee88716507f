import type { JSX } from 'preact';
import { Sign } from '../../drawings/sign.tsx';
import type { SectionProps } from '../../board/section.ts';
import { Objective } from './objective.tsx';
import { Tip } from '../tip.tsx';
import './career.css';

interface Props extends SectionProps {
  readonly of: number;
}

/** The career card in one strip: three objectives, and what all of them bring together. */
export function Career({ of, ...section }: Props): JSX.Element {
  const { table } = section;
  const { content, pieces, words, game, view } = table;
  const player = view.players[of];
  const career = pieces.careers.get(player?.career ?? '');
  if (player === undefined || career === undefined) {
    return (
      <section class="ma-career-strip" aria-label={game.pieces.career.name} data-goal>
        <h2 class="ma-career-strip-title">{words.ship.career.none}</h2>
        <p class="ma-career-strip-note">{words.ship.career.notYet}</p>
      </section>
    );
  }
  const { doubloons, points } = content.careerReward;
  const admiral = player.objectives.every((level) => level > 0);
  return (
    <section class="ma-career-strip" aria-label={game.pieces.career.name} data-goal>
      <Tip
        class="ma-career-strip-head"
        told={[
          game.careers[career.id]?.name ?? career.id,
          game.help.careers,
          words.ship.career.admiralHelp(doubloons, points),
        ]}
      >
        <h2 class="ma-career-strip-title">{game.careers[career.id]?.name}</h2>
        <span class="ma-career-strip-note">
          {admiral && <Sign name="ribbon-medal" />}
          {admiral ? words.ship.career.isAdmiral : words.screen.career}
        </span>
      </Tip>
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
    </section>
  );
}
