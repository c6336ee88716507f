/** What a card or a tile does, in signs: `3 books → 3 doubloons`. */
import type { JSX } from 'preact';
import type { Mark } from '@captains-table/maracaibo/signs';
import { Doubloons, Good, Item, NationFlag, Points, Synergy } from '../marks.tsx';
import { Sign } from '../sign.tsx';
import './pictogram.css';

export function Pictogram({ marks }: { readonly marks: readonly Mark[] }): JSX.Element {
  return (
    <span class="ma-marks" aria-hidden="true">
      {marks.map((mark, i) => (
        <span key={i} class={`ma-mark ma-mark-${mark.mark}`}>
          <MarkFace {...mark} />
        </span>
      ))}
    </span>
  );
}

function MarkFace(mark: Mark): JSX.Element {
  switch (mark.mark) {
    case 'doubloons':
      return <Doubloons value={mark.value} />;
    case 'points':
      return <Points value={mark.value} />;
    case 'between':
      return <>{mark.text}</>;
    case 'place':
      return <span class="ma-place-number">{mark.place}</span>;
    case 'synergy':
      return <SynergyMark {...mark} />;
    default:
      return (
        <>
          {mark.value !== undefined && <b class="ma-mark-number">{mark.value}</b>}
          <Thing {...mark} />
        </>
      );
  }
}

function SynergyMark({ synergy, waiting = false }: Extract<Mark, { mark: 'synergy' }>): JSX.Element {
  const face =
    synergy === 'any' ? (
      <span class="ma-token ma-token-symbol ma-token-round">?</span>
    ) : (
      <Synergy synergy={synergy} />
    );
  return waiting ? <span class="ma-waiting">{face}</span> : face;
}

function Thing(mark: Extract<Mark, { mark: 'sign' | 'good' | 'item' | 'flag' }>): JSX.Element {
  switch (mark.mark) {
    case 'sign':
      return <Sign name={mark.sign} class="ma-mark-sign" />;
    case 'good':
      return <Good good={mark.good} />;
    case 'item':
      return <Item item={mark.item} />;
    case 'flag':
      return <NationFlag nation={mark.nation} />;
  }
}
