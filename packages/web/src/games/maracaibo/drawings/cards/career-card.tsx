import type { JSX } from 'preact';
import { Doubloons, Points } from '../marks.tsx';
import type { SignName } from '../sign.tsx';
import { Sign } from '../sign.tsx';
import type { CardStanding } from './project-card.tsx';
import { CardShell } from './project-card.tsx';
import './career-card.css';

interface Level {
  /** `4`, `blue line` */
  readonly reach: string;
  readonly doubloons: number;
  readonly points?: number;
}

interface Props extends CardStanding {
  readonly name: string;
  readonly goals: readonly {
    readonly sign: SignName;
    readonly name: string;
    readonly levels: readonly Level[];
  }[];
  /** What all of them bring together. */
  readonly foot: string;
  readonly note: string;
  readonly label: string;
}

export function CareerCard({ name, goals, foot, note, label, ...standing }: Props): JSX.Element {
  return (
    <CardShell label={label} class="ma-career" {...standing}>
      <span class="ma-career-name">{name}</span>
      <span class="ma-career-goals">
        {goals.map((goal) => (
          <span key={goal.name} class="ma-goal">
            <span class="ma-goal-sign">
              <Sign name={goal.sign} />
            </span>
            <span class="ma-goal-name">{goal.name}</span>
            {goal.levels.map((level) => (
              <span key={level.reach} class="ma-goal-level">
                <b class="ma-goal-reach">{level.reach}</b>
                <span class="ma-goal-arrow">→</span>
                <Doubloons value={level.doubloons} />
                {level.points !== undefined && <Points value={level.points} />}
              </span>
            ))}
          </span>
        ))}
      </span>
      <span class="ma-career-foot">
        {foot}. {note}
      </span>
    </CardShell>
  );
}
