import type { ChapterInfo } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Seal } from '../design/drawings/seal.tsx';
import { seatNumber } from '../design/drawings/seat-number.ts';
import { Panel } from '../design/layout/panel.tsx';
import { levelName } from '../frame/names.ts';
import { sailorsOf } from './branches.ts';
import { honoursOf } from './honours.ts';
import { campaignWords } from './words.ts';

/** When the story has ended: what each of the players has done. */
export function HonourPanel({ branch }: { readonly branch: readonly ChapterInfo[] }): JSX.Element {
  const words = campaignWords.value.honour;
  const honours = honoursOf(sailorsOf(branch, (level) => levelName(level, locale.value)));
  const most = Math.max(0, ...honours.map(({ won }) => won));
  return (
    <Panel class="logbook-honour" rule="double" title={words.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{words.who}</span>
            </th>
            <th scope="col">{words.games}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.best}</th>
            <th scope="col">{words.average}</th>
          </tr>
        </thead>
        <tbody>
          {honours.map(({ name, seat, games, won, best, average }) => (
            <tr key={name}>
              <th scope="row">
                <span class="logbook-honour-who">
                  <Seal seat={seatNumber(seat)} name={name} /> {name}
                </span>
              </th>
              <td>{games}</td>
              <td>
                <b class={won > 0 && won === most ? 'logbook-results-best' : undefined}>{won}</b>
              </td>
              <td>{best}</td>
              <td>{average}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
