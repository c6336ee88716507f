import type { JSX } from 'preact';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { Shield } from '../../../../design/drawings/shield.tsx';
import type { CardStanding } from './card-frame.tsx';
import { CardFrame, CardName } from './card-frame.tsx';
import { Glyph } from '../glyph.tsx';
import { Sabres } from '../sabres.tsx';
import './tax-card.css';

interface Props extends CardStanding {
  readonly name: string;
  /** From how many coins on, and what becomes of them: `12+`, `half`. */
  readonly from: string;
  readonly loss: string;
  /** Who gains, and how many coins. */
  readonly bonusTo: 'most-sabres' | 'least-influence';
  readonly bonus: number;
  /** `most`, `least` */
  readonly bonusWord: string;
  readonly label: string;
}

export function TaxCard({ name, from, loss, bonusTo, bonus, bonusWord, ...standing }: Props): JSX.Element {
  return (
    <CardFrame kind="tax" {...standing}>
      <span class="pr-card-art pr-tax-card-art">
        <svg class="pr-tax-card-scroll" viewBox="0 0 132 104" aria-hidden="true">
          <path
            class="pr-tax-card-paper"
            d="M30 12H108Q116 12 116 22V26H102V82Q102 94 92 94H20Q30 94 30 84ZM20 94Q10 94 10 84H30"
          />
          <path class="pr-tax-card-paper" d="M102 26V22Q102 12 109 12Q116 12 116 22V26Z" />
          <path class="pr-tax-card-text" d="M40 72H92M40 79H86M40 86H78" />
          <path
            class="pr-tax-card-wax"
            d="M92 70Q98 66 102 71Q108 72 107 78Q110 84 104 87Q101 93 95 90Q89 91 88 85Q83 81 87 76Q87 70 92 70Z"
          />
        </svg>
        <Glyph name="scales" class="pr-tax-card-scales" />
      </span>
      <CardName>{name}</CardName>
      <span class="pr-tax-card-rows">
        <span class="pr-tax-card-row">
          <Coin value={from} />
          <span class="pr-tax-card-words pr-tax-card-loss">{loss}</span>
        </span>
        <span class="pr-tax-card-row">
          {bonusTo === 'most-sabres' ? <Sabres value={0} size="s" /> : <Shield value="" size="s" />}
          <span class="pr-tax-card-words">
            {bonusWord} <b>+{bonus}</b>
          </span>
        </span>
      </span>
    </CardFrame>
  );
}
