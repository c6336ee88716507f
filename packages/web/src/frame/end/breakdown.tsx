import type { JSX } from 'preact';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Panel } from '../../design/layout/panel.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { SeatFace } from '../panels/seat-face.tsx';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import type { Finisher } from './outcome.ts';
import { decidedInWords, finishers, isTogether, placeInWords, scoreParts } from './outcome.ts';
import './breakdown.css';

interface Props {
  readonly scene: TableScene;
  readonly result: Result;
}

/** Places and points, part by part. */
export function Breakdown({ scene, result }: Props): JSX.Element {
  const sitting = useSitting();
  const { end } = words.value;
  const texts = sitting.game.texts[locale.value];
  const { scores } = texts;
  const together = isTogether(sitting.game.game.meta, scene.options, result);
  const goal =
    scene.play === undefined ? undefined : sitting.board?.goal?.(sitting.boardProps(scene, scene.play));
  const decided = decidedInWords(result, texts);
  const parts = scoreParts(result, Object.keys(scores));
  const number = new Intl.NumberFormat(locale.value);
  return (
    <Panel title={end.title}>
      {goal !== undefined && <p class="breakdown-goal">{goal}</p>}
      <div class="breakdown-scroll" role="group" aria-label={end.breakdown} tabIndex={0}>
        <table class="breakdown" aria-label={end.breakdown}>
          <thead>
            <tr>
              <th scope="col">{end.player}</th>
              <th scope="col" class="breakdown-number">
                {end.total}
              </th>
              {parts.map((part) => (
                <th key={part} scope="col" class="breakdown-number">
                  {scores[part] ?? part}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {finishers(result, sitting.names.value, texts).map((finisher) => (
              <tr
                key={finisher.seat ?? finisher.rival}
                class={finisher.rank === 1 ? 'breakdown-first' : undefined}
              >
                <th scope="row">
                  <Who
                    finisher={finisher}
                    place={placeInWords(finisher.rank, together, words.value)}
                    own={finisher.seat !== undefined && finisher.seat === scene.you.seat}
                  />
                </th>
                <td class="breakdown-number breakdown-total">{number.format(finisher.score)}</td>
                {parts.map((part) => (
                  <td key={part} class="breakdown-number">
                    {number.format(finisher.breakdown[part] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {decided !== undefined && <p class="breakdown-decided">{decided}</p>}
    </Panel>
  );
}

interface WhoProps {
  readonly finisher: Finisher;
  readonly place: string;
  readonly own: boolean;
}

function Who({ finisher: { seat, rival, name }, place, own }: WhoProps): JSX.Element {
  const { board, characters } = useSitting();
  return (
    <span class="breakdown-who">
      {seat !== undefined && (
        <SeatFace seat={seatNumber(seat)} name={name} character={characters.value[seat]} />
      )}
      {rival !== undefined && board?.rivalSeal?.(rival)}
      <span>
        <span class="breakdown-name">{name}</span>
        <span class="breakdown-place">
          {place}
          {own && ` (${words.value.names.you})`}
        </span>
      </span>
    </span>
  );
}
