import type { JSX } from 'preact';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { MarkedSeal } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { Panel } from '../../design/layout/panel.tsx';
import { SeatFace } from '../panels/seat-face.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import type { Finisher } from './outcome.ts';
import {
  decidedInWords,
  finishers,
  isTogether,
  isWinDecidedOtherwise,
  placeInWords,
  scoreParts,
} from './outcome.ts';
import './scoreboard.css';

interface Props {
  readonly scene: TableScene;
  readonly result: Result;
  /** How many parts of the score are shown. */
  readonly counted: number;
}

/** One column a player, from the first place to the last; one row for each part of the score. */
export function Scoreboard({ scene, result, counted }: Props): JSX.Element {
  const sitting = useSitting();
  const { end } = words.value;
  const texts = sitting.game.texts[locale.value];
  const parts = scoreParts(result, Object.keys(texts.scores));
  const shown = parts.slice(0, counted);
  const ranked = finishers(result, sitting.names.value, texts);
  const goal =
    scene.play === undefined ? undefined : sitting.board?.goal?.(sitting.boardProps(scene, scene.play));
  // What decided who has won is said with the winner.
  const decided = isWinDecidedOtherwise(result) ? undefined : decidedInWords(result, texts);
  const number = new Intl.NumberFormat(locale.value);
  const most = Math.max(1, ...ranked.flatMap(({ breakdown }) => parts.map((part) => breakdown[part] ?? 0)));
  return (
    <Panel class="scoreboard-panel">
      <h2 class="visually-hidden">{end.title}</h2>
      {goal !== undefined && <p class="scoreboard-goal">{goal}</p>}
      <div class="scoreboard-scroll" role="group" aria-label={end.breakdown} tabIndex={0}>
        <table class="breakdown" aria-label={end.breakdown}>
          <thead>
            <Heads {...{ scene, result, ranked, shown, whole: counted >= parts.length }} />
          </thead>
          <tbody>
            {parts.map((part, index) => (
              <tr key={part} class={index < counted ? undefined : 'breakdown-waits'}>
                <th scope="row">{texts.scores[part] ?? part}</th>
                {ranked.map(({ seat, rival, breakdown }) => (
                  <td key={seat ?? rival} class={classOf(seat)}>
                    <span
                      class="breakdown-bar"
                      style={{ '--share': Math.max(0, breakdown[part] ?? 0) / most }}
                    />
                    <span class="breakdown-number">{number.format(breakdown[part] ?? 0)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {decided !== undefined && <p class="scoreboard-decided">{decided}</p>}
    </Panel>
  );
}

function classOf(seat: number | undefined): string {
  return seat === undefined ? 'breakdown-rival' : `seat-${seatNumber(seat)}`;
}

interface HeadsProps {
  readonly scene: TableScene;
  readonly result: Result;
  readonly ranked: readonly Finisher[];
  readonly shown: readonly string[];
  readonly whole: boolean;
}

/** Who it is, and what has been counted for them so far. */
function Heads({ scene, result, ranked, shown, whole }: HeadsProps): JSX.Element {
  const sitting = useSitting();
  const { end, names } = words.value;
  const together = isTogether(sitting.game.game.meta, scene.options, result);
  const number = new Intl.NumberFormat(locale.value);
  return (
    <>
      <tr>
        <td />
        {ranked.map((finisher) => (
          <th
            key={finisher.seat ?? finisher.rival}
            scope="col"
            class={whole && finisher.rank === 1 ? 'breakdown-first' : undefined}
          >
            <Face finisher={finisher} />
            <span class="breakdown-name">{finisher.name}</span>
            <span class={whole ? 'breakdown-place' : 'breakdown-place breakdown-waits'}>
              {placeInWords(finisher.rank, together, words.value)}
              {finisher.seat !== undefined && finisher.seat === scene.you.seat && ` (${names.you})`}
            </span>
          </th>
        ))}
      </tr>
      <tr class="breakdown-totals">
        <th scope="row">{end.total}</th>
        {ranked.map(({ seat, rival, breakdown, score }) => (
          <td key={seat ?? rival}>{number.format(whole ? score : sum(breakdown, shown))}</td>
        ))}
      </tr>
    </>
  );
}

function sum(breakdown: Readonly<Record<string, number>>, parts: readonly string[]): number {
  return parts.reduce((total, part) => total + (breakdown[part] ?? 0), 0);
}

function Face({ finisher: { seat, rival, name } }: { readonly finisher: Finisher }): JSX.Element {
  const { board, portraits } = useSitting();
  return (
    <span class="breakdown-face">
      {seat !== undefined && (
        <SeatFace seat={seatNumber(seat)} name={name} portrait={portraits.value[seat]} />
      )}
      {rival !== undefined && <MarkedSeal mark={board?.rivalMark?.(rival)} />}
    </span>
  );
}
