import { keysOf } from '@captains-table/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { isKeyOf } from '../../../../app/is-key-of.ts';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { Flag } from '../../../../design/drawings/flag.tsx';
import { Shield } from '../../../../design/drawings/shield.tsx';
import { Ship } from '../../../../design/drawings/ship.tsx';
import type { ShipKind } from '../../../../design/drawings/ships.ts';
import type { GlyphName } from '../glyph.tsx';
import { Glyph } from '../glyph.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import type { PersonKind } from '../portraits/portraits.ts';
import './contract-drawing.css';

const DRAWINGS = {
  bruja: persons('captain', 'senorita'),
  luminary: persons('priest', 'jester'),
  'maritime-supremacy': persons('captain', 'viceadmiral'),
  'new-colony': persons('settler', 'gunner'),
  'trade-outpost': persons('settler', 'clerk'),
  'trade-master': persons('trader', 'trader'),
  'thrifty-crew': counted('×4', <Coin value="≤3" size="l" />),
  mercenary: counted('3', sign('crossed-sabres')),
  explorer: sign('treasure-map'),
  'frigate-nemesis': forgone('r', 3),
  'galleon-nemesis': forgone('g', 2),
  'tax-inspector': sign('scales'),
  jinx: sign('cat'),
  speculator: counted('×2', flags('p', 'f', 'b')),
  'major-speculator': flags('p', 'f', 'b', 'r'),
  'pirates-nest': nest(),
  'small-estate': counted(<Shield value={12} size="l" />, sign('house')),
  ransom: counted(<Coin value={15} size="l" />, sign('swap-bag')),
} as const satisfies Record<string, JSX.Element>;

export type ContractKind = keyof typeof DRAWINGS;

export const CONTRACT_KINDS: readonly ContractKind[] = keysOf(DRAWINGS);

interface Props {
  readonly kind: string;
}

/** What a contract asks for, as a vignette; nothing for one that has no drawing. */
export function ContractDrawing({ kind }: Props): JSX.Element {
  return (
    <span class="pr-contract-drawing" aria-hidden="true">
      {isKeyOf(DRAWINGS, kind) && DRAWINGS[kind]}
    </span>
  );
}

function persons(...kinds: readonly [PersonKind, PersonKind]): JSX.Element {
  return (
    <span class="pr-contract-drawing-persons">
      {kinds.map((kind, i) => (
        <Portrait key={i} kind={kind} ship={kind === 'trader' ? (i === 0 ? 'p' : 'f') : undefined} />
      ))}
    </span>
  );
}

function sign(name: GlyphName): JSX.Element {
  return <Glyph name={name} class="pr-contract-drawing-sign" />;
}

function counted(count: ComponentChildren, what: JSX.Element): JSX.Element {
  return (
    <>
      {what}
      <b class="pr-contract-drawing-count">{count}</b>
    </>
  );
}

function flags(...kinds: readonly ShipKind[]): JSX.Element {
  return (
    <span class="pr-contract-drawing-flags">
      {kinds.map((kind) => (
        <Flag key={kind} kind={kind} />
      ))}
    </span>
  );
}

/** A ship whose coins are given up. */
function forgone(kind: ShipKind, times: number): JSX.Element {
  return (
    <>
      <svg class="pr-contract-drawing-ship" viewBox="0 0 120 96">
        <Ship kind={kind} />
      </svg>
      <b class="pr-contract-drawing-count">×{times}</b>
    </>
  );
}

function nest(): JSX.Element {
  return (
    <span class="pr-contract-drawing-nest">
      {flags('p', 'f', 'b')}
      <Glyph name="pirate-skull" class="pr-contract-drawing-skull" />
      {flags('r', 'g')}
    </span>
  );
}
