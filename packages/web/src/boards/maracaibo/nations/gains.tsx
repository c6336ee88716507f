import type { JSX } from 'preact';
import { Doubloons, NationFlag, Points } from '../../../design/maracaibo/marks.tsx';
import { Sign } from '../../../design/maracaibo/sign.tsx';
import type { SignName } from '../../../design/maracaibo/sign.tsx';
import type { Gain, GainKind } from './gains.ts';
import './gains.css';

const SIGNS: Readonly<Record<Exclude<GainKind, 'doubloons' | 'points'>, SignName>> = {
  spies: 'spy',
  combatPoints: 'crossed-sabres',
  influence: 'influence',
  explore: 'footprint',
  discs: 'no-disc',
  village: 'village',
  combat: 'cannon',
  quest: 'tied-scroll',
};

/** Gains as signs; the words stand in the tooltip of whatever they lie on. */
export function Gains({ gains }: { readonly gains: readonly Gain[] }): JSX.Element {
  return (
    <span class="ma-power-gains" aria-hidden="true">
      {gains.map((gain, i) => (
        <span key={i} class="ma-power-gain">
          <GainMark {...gain} />
        </span>
      ))}
    </span>
  );
}

function GainMark({ kind, n, nation }: Gain): JSX.Element {
  if (kind === 'doubloons') return <Doubloons value={n} />;
  if (kind === 'points') return <Points value={n} />;
  return (
    <>
      {n !== 1 && <b>{n}</b>}
      <Sign name={SIGNS[kind]} />
      {nation !== undefined && <NationFlag nation={nation} />}
    </>
  );
}
