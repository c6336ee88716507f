import type { JSX } from 'preact';
import type { Result } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Seal } from '../../design/drawings/seal.tsx';
import { Panel } from '../../design/shell/panel.tsx';
import { seatNumber, useSitting } from '../here.ts';
import { words } from '../words.ts';
import { byPlace, scoreParts } from './outcome.ts';
import './breakdown.css';

interface Props {
  readonly scene: TableScene;
  readonly result: Result;
}

/** Places and points, part by part. */
export function Breakdown({ scene, result }: Props): JSX.Element {
  const sitting = useSitting();
  const { end, names, players } = words.value;
  const { scores } = sitting.game.texts[locale.value];
  const parts = scoreParts(result, Object.keys(scores));
  const number = new Intl.NumberFormat(locale.value);
  return (
    <Panel title={end.title}>
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
            {byPlace(result).map((seat) => (
              <tr key={seat} class={result.ranking[seat] === 1 ? 'breakdown-first' : undefined}>
                <th scope="row">
                  <span class="breakdown-who">
                    <Seal seat={seatNumber(seat)} initial={sitting.names.value[seat] ?? ''} />
                    <span>
                      <span class="breakdown-name">{sitting.names.value[seat]}</span>
                      <span class="breakdown-place">
                        {players.place(result.ranking[seat] ?? 0)}
                        {seat === scene.you.seat && ` (${names.you})`}
                      </span>
                    </span>
                  </span>
                </th>
                <td class="breakdown-number breakdown-total">{number.format(result.scores[seat] ?? 0)}</td>
                {parts.map((part) => (
                  <td key={part} class="breakdown-number">
                    {number.format(result.breakdown[seat]?.[part] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
