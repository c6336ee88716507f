import type { JSX } from 'preact';
import type { Mark } from '@captains-table/maracaibo/signs';
import { GainRow } from '../drawings/chart/gain-row.tsx';
import type { Table } from '../board/table.ts';
import { marksOf, marksOfPrice } from '@captains-table/maracaibo/signs';
import type { Point } from './geometry/layout.ts';
import type { Layout } from './geometry/chart-layout.ts';
import { questOn } from './spots.ts';

const pointIn =
  (layout: Layout) =>
  (space: string): Point =>
    layout.spaceAt(space) ?? [0, 0];

/** The trail of the explorers through the mainland, with its spaces and lines. */
export function Trail({ table }: { readonly table: Table }): JSX.Element {
  const { explorerSpaces } = table.content.tracks;
  const at = pointIn(table.layout);
  return (
    <g>
      <TrailPath content={table.content} layout={table.layout} />
      {explorerSpaces.map(({ id, toEnd }) => (
        <g key={id} transform={`translate(${at(id).join(' ')})`}>
          {toEnd === 0 ? <End table={table} /> : <Space id={id} table={table} />}
        </g>
      ))}
      <TrailLines table={table} />
    </g>
  );
}

/** The ways from space to space. */
export function TrailPath({ content, layout }: Pick<Table, 'content' | 'layout'>): JSX.Element {
  const at = pointIn(layout);
  const path = content.tracks.explorerPaths
    .map(({ from, to }) => `M${at(from).join(' ')}L${at(to).join(' ')}`)
    .join('');
  return (
    <>
      <path class="ma-trail-edge" d={path} />
      <path class="ma-trail-bed" d={path} />
      <path class="ma-trail" d={path} />
    </>
  );
}

interface LinesProps {
  readonly table: Pick<Table, 'content' | 'game' | 'layout'>;
}

/** Each line crosses the ways to the spaces behind it; its letter says which it is. */
export function TrailLines({ table: { content, game, layout } }: LinesProps): JSX.Element {
  const at = pointIn(layout);
  return (
    <>
      {content.tracks.explorerPaths.map(({ from, to, line }) => {
        if (line === undefined) return undefined;
        const [[ax, ay], [bx, by]] = [at(from), at(to)];
        const turn = Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
        return (
          <g
            key={`${from}-${to}`}
            class={`ma-line ma-line-${line}`}
            transform={`translate(${(ax + bx) / 2} ${(ay + by) / 2})`}
          >
            <path class="ma-line-rim" d="M0-17V17" transform={`rotate(${turn})`} />
            <path class="ma-line-stroke" d="M0-17V17" transform={`rotate(${turn})`} />
            <circle class="ma-line-badge" r="9.5" />
            <text class="ma-line-letter" y="5.2">
              {letterOf(game.lines[line])}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Of the word that says the colour: the last in French, the first elsewhere. */
function letterOf(name: string): string {
  const words = name.split(' ');
  return ((words[0] === 'ligne' ? words[1] : words[0]) ?? '').slice(0, 1).toLocaleUpperCase();
}

function Space({ id, table }: { readonly id: string; readonly table: Table }): JSX.Element {
  const { content, pieces } = table;
  const space = content.tracks.explorerSpaces.find((candidate) => candidate.id === id);
  const quest = pieces.quests.get(questOn(id, table));
  return (
    <>
      <SpaceMark isQuest={space?.quest === true} isStart={id === 'E0'} gains={marksOf(space?.reward ?? [])} />
      {quest !== undefined && (
        <>
          <GainRow gains={marksOfPrice(quest.pay)} x={0} y={-7.5} size={14.5} room={26} />
          <path class="ma-space-fold" d="M-13 0H13" />
          <GainRow gains={marksOf(quest.reward)} x={0} y={7.5} size={14.5} room={26} />
        </>
      )}
    </>
  );
}

interface SpaceMarkProps {
  readonly isQuest: boolean;
  readonly isStart: boolean;
  readonly gains: readonly Mark[];
}

/** A space as it is printed. */
export function SpaceMark({ isQuest, isStart, gains }: SpaceMarkProps): JSX.Element {
  return (
    <>
      <circle class={isQuest ? 'ma-space ma-space-quest' : 'ma-space'} r="17.5" />
      {!isQuest && <Reward gains={gains} />}
      {isStart && <path class="ma-space-start" d="M-5-8L6 0-5 8Z" transform="rotate(180)" />}
    </>
  );
}

/** Two rewards stand one above the other. */
function Reward({ gains }: { readonly gains: readonly Mark[] }): JSX.Element {
  if (gains.length < 2) return <GainRow gains={gains} x={0} y={0} size={21} room={31} />;
  return (
    <>
      {gains.map((gain, i) => (
        <GainRow key={i} gains={[gain]} x={0} y={i * 15.5 - 7.75} size={15.5} />
      ))}
    </>
  );
}

/** The end of the trail: what the next to arrive will score is bright. */
function End({ table: { content, view } }: { readonly table: Table }): JSX.Element {
  return (
    <>
      <rect class="ma-space" x="-82" y="-26" width="66" height="52" rx="6" />
      <circle class="ma-space" r="15" />
      <path class="ma-space-start" d="M-5 8V-9H7L4-5 7-1H-3V8Z" />
      {content.tracks.explorerEnd.orderPoints.map((points, place) => (
        <g key={points} class={place < view.explorersHome ? 'ma-end-taken' : undefined}>
          <GainRow
            gains={[{ mark: 'points', value: `${points}` }]}
            x={-61 + (place % 2) * 29}
            y={-11 + Math.floor(place / 2) * 23}
            size={19}
          />
        </g>
      ))}
    </>
  );
}
