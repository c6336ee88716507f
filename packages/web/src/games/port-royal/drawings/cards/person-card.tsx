import type { JSX } from 'preact';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { Flag } from '../../../../design/drawings/flag.tsx';
import { Shield } from '../../../../design/drawings/shield.tsx';
import type { ShipKind } from '../../../../design/drawings/ships.ts';
import type { Ability } from './ability-mark.tsx';
import { AbilityMark } from './ability-mark.tsx';
import type { CardStanding } from './card-frame.tsx';
import { CardFrame, CardName } from './card-frame.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import type { PersonKind } from '../portraits/portraits.ts';
import './person-card.css';

interface Props extends CardStanding {
  readonly kind: PersonKind;
  readonly name: string;
  readonly cost: number;
  readonly influence: number;
  /** What the person does, as a sign and in at most 40 letters. */
  readonly ability?: Ability;
  readonly words: string;
  /** The ships the person works with. */
  readonly ship?: ShipKind;
  /** The whole card in words. */
  readonly label: string;
}

export function PersonCard(props: Props): JSX.Element {
  const { kind, name, cost, influence, ability, words, ship, ...standing } = props;
  return (
    <CardFrame kind="person" {...standing}>
      <span class="pr-card-art pr-person-card-art">
        <svg class="pr-person-card-rays" viewBox="0 0 132 112" preserveAspectRatio="xMidYMid slice">
          <path d={RAYS} />
        </svg>
        <span class="pr-person-card-portrait">
          <Portrait kind={kind} ship={ship} />
        </span>
      </span>
      <span class="pr-card-corner-left">
        <Coin value={cost} size="l" />
      </span>
      <span class="pr-card-corner-right">
        <Shield value={influence} size="l" />
      </span>
      {ship !== undefined && <Flag kind={ship} class="pr-person-card-flag" />}
      <CardName>{name}</CardName>
      <span class="pr-card-row pr-person-card-ability">
        {ability !== undefined && <AbilityMark ability={ability} />}
        <span
          class={
            words.length > 26 ? 'pr-person-card-words pr-person-card-words-long' : 'pr-person-card-words'
          }
        >
          {words}
        </span>
      </span>
    </CardFrame>
  );
}

const RAYS = Array.from({ length: 56 }, (_, i) => {
  const angle = (i * 2 * Math.PI) / 56;
  const at = (distance: number) =>
    `${(66 + Math.cos(angle) * distance).toFixed(1)} ${(61 + Math.sin(angle) * distance).toFixed(1)}`;
  return `M${at(46)}L${at(i % 2 === 0 ? 86 : 94)}`;
}).join('');
