import type { Cargo } from '@captains-table/port-royal';
import type { JSX } from 'preact';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { Flag } from '../../../../design/drawings/flag.tsx';
import { Ship } from '../../../../design/drawings/ship.tsx';
import type { ShipKind } from '../../../../design/drawings/ships.ts';
import type { CardStanding } from './card-frame.tsx';
import { CardFrame, CardName } from './card-frame.tsx';
import { Glyph } from '../glyph.tsx';
import { CargoSign } from '../cargo-sign.tsx';
import { Crowns } from '../crowns.tsx';
import { Sabres } from '../sabres.tsx';
import './ship-card.css';

interface Props extends CardStanding {
  readonly kind: ShipKind;
  readonly name: string;
  readonly coins: number;
  /** What the viewer's traders add to it. */
  readonly bonus?: number;
  readonly sabres: number | 'skull';
  /** Coins for another player. */
  readonly gift?: number;
  /** What it carries, for players who keep it. */
  readonly cargo?: Cargo | undefined;
  /** Crowns for selling it. */
  readonly crowns?: number;
  /** The whole card in words. */
  readonly label: string;
}

export function ShipCard({
  kind,
  name,
  coins,
  bonus = 0,
  sabres,
  gift = 0,
  cargo,
  crowns = 0,
  ...standing
}: Props): JSX.Element {
  return (
    <CardFrame kind="ship" {...standing}>
      <ShipScene kind={kind} />
      <span class="pr-card-corner-left">
        <Flag kind={kind} class="pr-ship-card-flag" />
      </span>
      {gift > 0 && (
        <span class="pr-card-corner-right pr-ship-card-gift">
          <Glyph name="gift" />+{gift}
        </span>
      )}
      {cargo !== undefined && (
        <span class="pr-card-corner-right pr-ship-card-cargo">
          <CargoSign cargo={cargo} />
        </span>
      )}
      {crowns > 0 && (
        <span class="pr-ship-card-crowns">
          <Crowns value={crowns} />
        </span>
      )}
      <CardName>{name}</CardName>
      <span class="pr-card-row">
        <span class="pr-ship-card-coins">
          <Coin value={coins} size="l" />
          {bonus > 0 && <b class="pr-ship-card-bonus">+{bonus}</b>}
        </span>
        <Sabres value={sabres} />
      </span>
    </CardFrame>
  );
}

const SKY = [8, 14, 20, 27, 35, 44].map(
  (y, i) => `M${i % 2 === 0 ? 30 : 0} ${y}H${[142, 128, 142, 104, 142, 90][i]}`,
);

/** A ship under its own sky. */
function ShipScene({ kind }: { readonly kind: ShipKind }): JSX.Element {
  return (
    <svg class="pr-card-art" viewBox="0 0 142 118" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect class={`pr-ship-card-sky-${kind}`} width="142" height="118" />
      <path class="pr-ship-card-engraving" d={SKY.join('')} />
      <rect class="pr-ship-card-sea" y="90" width="142" height="28" />
      <path class="pr-ship-card-engraving" d="M0 90H142M6 97H34M20 112H70M84 115H126" />
      <g transform="translate(18 12) scale(1.04)">
        <Ship kind={kind} />
      </g>
    </svg>
  );
}
