import type { Progress } from '@captains-table/maracaibo/outlook';
import type { JSX } from 'preact';
import { labelled } from '../../../../app/labelled.ts';
import { Doubloons, NationCube, Points } from '../../drawings/marks.tsx';
import { Sign } from '../../drawings/sign.tsx';
import { Icon } from '../../../../design/icon.tsx';
import { capital } from '../../../../app/capital.ts';
import type { Objective as ObjectiveData } from '../../board/goals.ts';
import { goalName, goalSign, shortGoalName } from '../../board/goals.ts';
import type { SectionProps } from '../../board/section.ts';
import type { Move, PlayerView, Table } from '../../board/table.ts';
import { goalThing } from '../../board/things.ts';
import { Target } from '../tip.tsx';

interface Props extends SectionProps {
  readonly player: PlayerView;
  readonly of: number;
  readonly career: string;
  readonly number: number;
  readonly objective: ObjectiveData;
}

/** One objective with both goals and the player's progress; a click completes it. */
export function Objective(props: Props): JSX.Element | undefined {
  const { board, table, touch, player, of, career, number, objective } = props;
  const thing = goalThing(career, number);
  const level = player.objectives[number] ?? 0;
  const own = of === table.seat;
  const progress = table.outlook.careers.progress(table.view, of, number);
  if (progress === undefined) return undefined;
  return (
    <li>
      <Target
        base="ma-ship-objective"
        class={level > 0 ? 'ma-ship-objective-done' : 'ma-ship-objective-open'}
        legal={own && touch.isLegal(thing)}
        pointed={board.pointedAt.value.includes(thing) || board.pointedAt.value.includes(career)}
        thing={thing}
        told={toldOf(props, progress, level)}
        onClick={() => own && touch.onThing(thing, askedFor(props))}
      >
        <span class="ma-ship-objective-name">
          <GoalSign objective={objective} table={table} />
          <span class="ma-ship-objective-words">{shortGoalName(objective, table)}</span>
        </span>
        <span class="ma-ship-objective-far">
          <Far {...props} progress={progress} level={level} />
        </span>
        <Bar progress={progress} />
        <span class="ma-ship-goals">
          <Goal
            goal={objective.low}
            table={table}
            won={level === 1}
            gone={level === 2}
            met={level === 0 && progress.have >= progress.low}
          />
          <Goal
            goal={objective.high}
            table={table}
            won={level === 2}
            gone={level === 1}
            met={level === 0 && progress.have >= progress.high}
          />
        </span>
      </Target>
    </li>
  );
}

const FREE: ReadonlySet<string> = new Set(['main', 'village', 'after']);

/** Only where it could be completed at all. */
function askedFor({ table: { pending }, career, number }: Props): Move | undefined {
  if (pending === undefined || !FREE.has(pending.kind)) return undefined;
  return { kind: 'objective', career, objective: number, level: 'low' };
}

function GoalSign({
  objective,
  table: { game },
}: {
  readonly objective: ObjectiveData;
  readonly table: Table;
}): JSX.Element {
  const { nation } = objective;
  if (nation !== undefined) return <NationCube nation={nation} name={game.nations[nation]} />;
  return <Sign name={goalSign(objective)} />;
}

/** The progress in figures. */
function Far({ progress, level, ...props }: Props & { progress: Progress; level: number }): JSX.Element {
  const { table, of, objective } = props;
  const { have, low, high } = progress;
  if (level > 0) return <Icon name="check" />;
  const goal = have >= low ? objective.high : objective.low;
  const steps =
    goal.line === undefined ? undefined : table.outlook.explorer.stepsToLine(table.view, of, goal.line);
  if (have >= high || (goal.line !== undefined && steps === undefined)) return <Icon name="check" />;
  if (steps !== undefined) return <>{table.words.screen.spaces(steps)}</>;
  return (
    <>
      <b>{have}</b>/{have >= low ? high : low}
    </>
  );
}

/** Towards the next goal that is not met. */
function farOf(
  { table: { outlook, words, game, view }, of, objective }: Props,
  progress: Progress,
  level: number,
): string {
  const { career } = words.ship;
  if (level > 0) return level === 2 ? career.doneHigh : career.done;
  const { have, low, high } = progress;
  if (have >= high) return career.reached;
  const goal = have >= low ? objective.high : objective.low;
  if (goal.line === undefined) return career.of(have, have >= low ? high : low);
  const steps = outlook.explorer.stepsToLine(view, of, goal.line);
  return steps === undefined
    ? capital(career.passed(game.lines[goal.line]))
    : capital(career.toLine(steps, game.lines[goal.line]));
}

function toldOf(props: Props, progress: Progress, level: number): readonly string[] {
  const { board, table, career, number, objective } = props;
  const { words, pending } = table;
  const say = (of: 'low' | 'high') => {
    const move: Move = { kind: 'objective', career, objective: number, level: of };
    return capital(board.speech.move(move, pending));
  };
  return [
    labelled(goalName(objective, table), farOf(props, progress, level)),
    `${words.ship.career.low}. ${say('low')}.`,
    `${words.ship.career.high}. ${say('high')}.`,
  ];
}

/** As long as the higher goal, with a notch at the lower one. */
function Bar({ progress: { have, low, high } }: { readonly progress: Progress }): JSX.Element {
  const share = (n: number) => `${Math.min(100, (n / Math.max(1, high)) * 100)}%`;
  return (
    <span class="ma-ship-bar" aria-hidden="true">
      <span class="ma-ship-bar-run" style={{ width: share(have) }} />
      <span class="ma-ship-bar-notch" style={{ left: share(low) }} />
    </span>
  );
}

interface GoalProps {
  readonly goal: ObjectiveData['low'];
  readonly table: Table;
  readonly won: boolean;
  /** The other goal was chosen. */
  readonly gone: boolean;
  readonly met: boolean;
}

function Goal({ goal, table: { words }, won, gone, met }: GoalProps): JSX.Element {
  const { x, line, doubloons, points = 0 } = goal;
  return (
    <span
      class={`ma-ship-goal${won ? ' ma-ship-goal-won' : ''}${gone ? ' ma-ship-goal-gone' : ''}${met ? ' ma-ship-goal-met' : ''}`}
    >
      {line === undefined ? (
        <b class="ma-ship-goal-need">{x}</b>
      ) : (
        <span class={`ma-ship-goal-line ma-ship-goal-${line}`}>{words.ship.career.lines[line]}</span>
      )}
      <Doubloons value={doubloons} />
      {points > 0 && <Points value={points} />}
    </span>
  );
}
