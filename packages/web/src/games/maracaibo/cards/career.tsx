import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { CareerCard } from '../drawings/cards/career-card.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { capital } from '../../../app/capital.ts';
import type { Objective } from '../board/goals.ts';
import { goalName, goalSign } from '../board/goals.ts';
import type { SectionProps } from '../board/section.ts';
import type { Table } from '../board/table.ts';

interface Props extends SectionProps {
  readonly id: string;
  readonly isOwn: boolean;
  readonly legal: boolean;
}

type Goal = Objective['low'];

/** One of two careers. */
export function CareerChoice({ id, isOwn, legal, board, table, touch }: Props): JSX.Element {
  const { content, pieces, game } = table;
  const words = table.words.cards;
  const name = capital(game.careers[id]?.name ?? id);
  const { doubloons, points } = content.careerReward;
  const tab = isOwn ? words.opening.careerChosen : legal ? words.opening.chooseCareer : undefined;
  return (
    <Tooltip text={game.careers[id]?.help ?? ''} class="ma-career-tip">
      {(describedBy) => (
        <CareerCard
          name={name}
          label={name}
          goals={(pieces.careers.get(id)?.objectives ?? []).map((objective) => goalOf(objective, table))}
          foot={words.allGoals(doubloons, points)}
          note={words.spyEach}
          state={isOwn ? 'chosen' : legal ? 'legal' : undefined}
          tab={tab}
          pointed={board.pointedAt.value.includes(id)}
          onClick={() => touch.onThing(id, { kind: 'career', career: id })}
          describedBy={describedBy}
        />
      )}
    </Tooltip>
  );
}

/** An objective as its card has it. */
export function goalOf(objective: Objective, table: Pick<Table, 'words' | 'game'>) {
  const { lines } = table.words.ship.career;
  return {
    sign: goalSign(objective),
    name: goalName(objective, table),
    levels: [objective.low, objective.high].map((goal) => ({
      reach: reachOf(goal, lines),
      doubloons: goal.doubloons,
      ...defined({ points: goal.points }),
    })),
  };
}

function reachOf({ x, line }: Goal, lines: Table['words']['ship']['career']['lines']): string {
  return line === undefined ? `${x ?? ''}` : lines[line];
}
