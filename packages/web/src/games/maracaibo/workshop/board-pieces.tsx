/** Routes, the trail, tracks and actions of the box for the workshop. */
import type { Content } from '@captains-table/maracaibo';
import type { MaracaiboTexts } from '@captains-table/maracaibo/texts';
import type { ComponentChildren, JSX } from 'preact';
import { OnChart } from '../../../workshop/on-chart.tsx';
import type { PieceDrawing, PieceShown } from '../../../workshop/piece-drawings.ts';
import { capital } from '../../../app/capital.ts';
import type { PrintedEffect } from '@captains-table/maracaibo/signs';
import { marksOf } from '@captains-table/maracaibo/signs';
import { SpaceMark } from '../chart/trail.tsx';
import { Doubloons, Points, Synergy } from '../drawings/marks.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import { Gains } from '../nations/gains.tsx';
import { PlaceFace } from './place-face.tsx';
import '../chart/chart.css';

type Shown = PieceShown<MaracaiboTexts>;
type Tracks = Content['tracks'];

const boxOf = ({ content }: Shown): Content => content;
const gameOf = ({ texts }: Shown): MaracaiboTexts => texts;
const numberOf = ({ id }: Shown) => Number(id) - 1;

function Route(shown: Shown): JSX.Element | null {
  const { routes, locations } = boxOf(shown);
  const route = routes[numberOf(shown)];
  if (route === undefined) return null;
  const end = (id: string, x: number) => {
    const place = locations.find((one) => one.id === id);
    return <g transform={`translate(${x} 0)`}>{place !== undefined && <PlaceFace place={place} />}</g>;
  };
  return (
    <OnChart box="-112 -36 224 72">
      <path class="ma-leg" d="M-60 0H60" />
      <path class="ma-leg-barb" d="M-4-6L4 0-4 6" />
      {end(route.from, -66)}
      {end(route.to, 66)}
      <text class="ma-workshop-cost" y="-10">
        {route.cost}
      </text>
    </OnChart>
  );
}

function spaceMark(space: Tracks['explorerSpaces'][number] | undefined): JSX.Element | null {
  if (space === undefined) return null;
  return (
    <SpaceMark isQuest={space.quest === true} isStart={space.id === 'E0'} gains={marksOf(space.reward)} />
  );
}

function Space(shown: Shown): JSX.Element {
  const space = boxOf(shown).tracks.explorerSpaces.find(({ id }) => id === shown.id);
  return (
    <OnChart box="-24 -21 48 60">
      {spaceMark(space)}
      <text class="ma-workshop-number" y="33">
        {shown.id.slice(1)}
      </text>
    </OnChart>
  );
}

function Step(shown: Shown): JSX.Element | null {
  const { explorerPaths, explorerSpaces } = boxOf(shown).tracks;
  const path = explorerPaths[numberOf(shown)];
  if (path === undefined) return null;
  const mark = (space: string, x: number) => (
    <g transform={`translate(${x} 0)`}>{spaceMark(explorerSpaces.find(({ id }) => id === space))}</g>
  );
  return (
    <OnChart box="-56 -22 112 44">
      <path class="ma-trail" d="M-34 0H34" />
      {mark(path.from, -34)}
      {mark(path.to, 34)}
      {path.line !== undefined && (
        <g class={`ma-line ma-line-${path.line}`}>
          <path class="ma-line-rim" d="M0-17V17" />
          <path class="ma-line-stroke" d="M0-17V17" />
        </g>
      )}
    </OnChart>
  );
}

/** A name, and what there is to say in signs. */
export function Plate({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <span class="ws-plate ma-workshop-plate">
      <b>{capital(name)}</b>
      <span class="ma-workshop-signs">{children}</span>
    </span>
  );
}

function effects(list: readonly PrintedEffect[] = []): JSX.Element {
  return <Gains gains={marksOf(list)} />;
}

function Line(shown: Shown): JSX.Element | null {
  const line = boxOf(shown).tracks.explorerLines.find(({ id }) => id === shown.id);
  if (line === undefined) return null;
  return (
    <Plate name={gameOf(shown).lines[line.id]}>
      {effects(line.first)} / {effects(line.later)}
    </Plate>
  );
}

function SynergyToken(shown: Shown): JSX.Element | null {
  const token = boxOf(shown).synergies.find(({ id }) => id === shown.id);
  if (token === undefined) return null;
  return (
    <span class="ws-plate ma-workshop-plate ma-workshop-token-plate">
      <Synergy synergy={token.id} />
    </span>
  );
}

function Upgrade(shown: Shown): JSX.Element | null {
  const area = boxOf(shown).upgrades.find(({ id }) => id === shown.id);
  if (area === undefined) return null;
  const { discs, effect, handLimit, villageAction, combatAction } = area;
  return (
    <Plate name={gameOf(shown).upgrades[shown.id]?.name ?? shown.id}>
      {effects(effect)}
      {handLimit !== undefined && <Counted sign="card" value={handLimit} />}
      {effects(villageAction?.effect)}
      {combatAction !== undefined && <Sign name="crossed-sabres" />}
      <span class="ma-workshop-discs">{'●'.repeat(discs)}</span>
    </Plate>
  );
}

function Counted({ sign, value }: { readonly sign: SignName; readonly value: number }): JSX.Element {
  return (
    <span>
      <Sign name={sign} /> <b>{value}</b>
    </span>
  );
}

function VillageAction(shown: Shown): JSX.Element | null {
  const action = boxOf(shown).villageActions.find(({ id }) => id === shown.id);
  if (action === undefined) return null;
  return (
    <Plate name={gameOf(shown).villageActions[shown.id]?.name ?? shown.id}>{effects(action.effect)}</Plate>
  );
}

function Reward(shown: Shown): JSX.Element {
  const { doubloons, points } = boxOf(shown).careerReward;
  return (
    <span class="ws-plate ma-workshop-plate ma-workshop-token-plate">
      <Doubloons value={doubloons} /> <Points value={points} />
    </span>
  );
}

/** What the modifiers change and what watchful spies bring. */
function Figures(shown: Shown): JSX.Element {
  const { mostCubes, fewestCubes, cubesNeeded, tipPoints, tipDoubloons } = boxOf(shown).figures;
  return (
    <span class="ws-plate ma-workshop-plate ma-workshop-token-plate">
      <b>{`−${mostCubes} +${fewestCubes}`}</b>
      <Sign name="cube" /> {cubesNeeded}
      <Points value={tipPoints} /> <Doubloons value={tipDoubloons} />
    </span>
  );
}

/** Spaces side by side, with what stands on each. */
function Strip({ rows }: { readonly rows: readonly (readonly (number | string)[])[] }): JSX.Element {
  return (
    <span class="ws-plate ma-workshop-strip">
      {rows.map((row, at) => (
        <span key={at} class="ma-workshop-cells">
          {row.map((cell, i) => (
            <span key={i}>{cell}</span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** The spaces of a track, from the first to the last. */
function spaces(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.min(last, 60) - first + 1) }, (_, at) => first + at);
}

const strip = (
  rowsOf: (tracks: Tracks) => readonly (readonly (number | string)[])[],
  height = 100,
): PieceDrawing => ({
  width: 190,
  height,
  Drawing: (shown: Shown) => <Strip rows={rowsOf(boxOf(shown).tracks)} />,
});

export const BOARD_PIECES: Readonly<Record<string, PieceDrawing>> = {
  routes: { width: 170, height: 55, Drawing: Route },
  synergies: { width: 64, height: 64, Drawing: SynergyToken },
  upgrades: { width: 150, height: 84, Drawing: Upgrade },
  villageActions: { width: 150, height: 66, Drawing: VillageAction },
  careerReward: { width: 110, height: 64, Drawing: Reward },
  figures: { width: 190, height: 64, Drawing: Figures },
  'tracks.explorerSpaces': { width: 62, height: 78, Drawing: Space },
  'tracks.explorerPaths': { width: 132, height: 52, Drawing: Step },
  'tracks.explorerLines': { width: 150, height: 66, Drawing: Line },
  'tracks.setup': strip(
    ({ setup: { startDoubloons, spiesOnShip, spiesOnCareer, spiesInSupply, dealt, kept } }) => [
      startDoubloons,
      [spiesOnShip, spiesOnCareer, spiesInSupply],
      [dealt, kept],
    ],
  ),
  'tracks.influence': strip(({ influence: { last, ranks } }) => [
    spaces(0, last),
    spaces(0, last).map((at) => ranks.find(({ space }) => space === at)?.rank ?? ''),
  ]),
  'tracks.cubes': strip(({ cubes: { slots, majorityBonus } }) => [slots, majorityBonus]),
  'tracks.doubloonIncome': strip(
    ({ doubloonIncome: { start, last, points } }) => [spaces(start, last), points.slice(0, last - start + 1)],
    124,
  ),
  'tracks.pointIncome': strip(({ pointIncome: { start, last } }) => [spaces(start, last)]),
  'tracks.combatPoints': strip(({ combatPoints: { start, last } }) => [spaces(start, last)]),
  'tracks.questRow': strip(({ questRow: { fourth, later } }) => [
    ['4', '5+'],
    [fourth, later],
  ]),
  'tracks.village': strip(({ village: { actions, upgraded } }) => [
    actions.map((_, at) => at),
    actions,
    upgraded,
  ]),
};
