import { labelled } from '../../../app/labelled.ts';
import type { JSX } from 'preact';
import { Sign } from '../drawings/sign.tsx';
import { Who, nameOf } from '../nations/who.tsx';
import type { Table } from '../board/table.ts';

/** On a small screen: the points of everybody, and how far the game is. */
export function StandingLine({ table }: { readonly table: Table }): JSX.Element {
  const { content, view, words, pending, seat } = table;
  const scores = [
    ...view.players.map(({ score }) => score),
    ...(view.jeanne === undefined ? [] : [view.jeanne.score]),
  ];
  const round = Math.max(1, view.round);
  const { rounds } = content.tracks.setup;
  return (
    <div class="ma-standing-line">
      <ol class="ma-standing" aria-label={words.points}>
        {scores.map((score, of) => (
          <li
            key={of}
            data-standing={of}
            class={`ma-standing-one${of === seat ? ' ma-standing-own' : ''}${of === pending?.seat ? ' ma-standing-now' : ''}`}
            aria-label={labelled(nameOf(of, table), score)}
          >
            <Who seat={of} table={table} />
            <b>{score}</b>
          </li>
        ))}
      </ol>
      <span class="ma-standing-goal" data-goal title={words.screen.means.pointsHelp}>
        <Sign name="hourglass" />
        <span class="ma-standing-round">{words.round(round, rounds)}</span>
        <b class="ma-standing-short">{`${round}/${rounds}`}</b>
      </span>
    </div>
  );
}
