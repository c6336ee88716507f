import type { JSX } from 'preact';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import { Flag } from '../../../../design/drawings/flag.tsx';
import { Shield } from '../../../../design/drawings/shield.tsx';
import type { ShipKind } from '../../../../design/drawings/ships.ts';
import type { Ability } from './ability-mark.tsx';
import { AbilityMark } from './ability-mark.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import type { PersonKind } from '../portraits/portraits.ts';
import './crew-card.css';

interface Props {
  readonly kind: PersonKind;
  readonly name: string;
  readonly influence: number;
  readonly ability?: Ability;
  readonly ship?: ShipKind;
  /** Ships kept under a merchant. */
  readonly kept?: number;
  /** The whole card in words. */
  readonly label: string;
  readonly state?: 'legal' | 'selected';
  readonly onClick?: () => void;
  readonly describedBy?: string;
  /** What the card is called where something moves to it. */
  readonly thing?: string;
}

/** A person of a crew, small enough for a panel. */
export function CrewCard(props: Props): JSX.Element {
  const { kind, name, influence, ability, ship, kept = 0, label, state, onClick, describedBy, thing } = props;
  const classes = state === undefined ? 'pr-crew-card' : `pr-crew-card pr-crew-card-${state}`;
  const inside = (
    <>
      <span class="pr-crew-card-portrait" aria-hidden="true">
        <Portrait kind={kind} ship={ship} />
        {ship !== undefined && <Flag kind={ship} class="pr-crew-card-flag" />}
        {kept > 0 && <b class="pr-crew-card-kept">×{kept}</b>}
      </span>
      <span class="pr-crew-card-name" aria-hidden="true">
        {name}
      </span>
      <span class="pr-crew-card-worth" aria-hidden="true">
        <Shield value={influence} size="s" />
        {ability !== undefined && <AbilityMark ability={ability} />}
      </span>
    </>
  );
  return (
    <CardButton
      class={classes}
      label={label}
      describedBy={describedBy}
      pressed={state === 'selected'}
      thing={thing}
      onClick={onClick}
    >
      {inside}
    </CardButton>
  );
}
