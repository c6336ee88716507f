import type { Content } from '@captains-table/port-royal';
import type { ComponentChildren, JSX } from 'preact';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { Flag } from '../../../../design/drawings/flag.tsx';
import { Shield } from '../../../../design/drawings/shield.tsx';
import { Ship } from '../../../../design/drawings/ship.tsx';
import type { ShipKind } from '../../../../design/drawings/ships.ts';
import type { GlyphName } from '../glyph.tsx';
import { Glyph } from '../glyph.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import type { PersonKind } from '../portraits/portraits.ts';
import { SHIP_OF } from '../ship-of.ts';
import './contract-drawing.css';

type Requirement = Content['contracts'][number]['requires'][number];

/** In the order of the flags on a contract. */
const FLAGS: readonly ShipKind[] = ['p', 'f', 'b', 'r', 'g'];
interface Props {
  readonly requires: readonly Requirement[];
}

/** What a contract asks for, as a vignette. */
export function ContractDrawing({ requires }: Props): JSX.Element {
  const wanted = requires.flatMap((asked) =>
    asked.asks === 'person' ? Array.from({ length: asked.count }, () => asked.type) : [],
  );
  const other = requires.find((asked) => asked.asks !== 'person');
  return (
    <span class="pr-contract-drawing" aria-hidden="true">
      {wanted.length > 0 ? persons(wanted) : other !== undefined && drawingOf(other)}
    </span>
  );
}

function drawingOf(asked: Exclude<Requirement, { asks: 'person' }>): JSX.Element {
  switch (asked.asks) {
    case 'cheap-persons':
      return counted(`×${asked.count}`, <Coin value={`≤${asked.cost}`} size="l" />);
    case 'sabres':
      return counted(`${asked.count}`, sign('crossed-sabres'));
    case 'expeditions':
      return asked.count === 1 ? sign('treasure-map') : counted(`×${asked.count}`, sign('treasure-map'));
    case 'influence':
      return counted(<Shield value={asked.count} size="l" />, sign('house'));
    case 'pay':
      return counted(<Coin value={asked.coins} size="l" />, sign('swap-bag'));
    case 'forgo':
      return forgone(SHIP_OF[asked.colour], asked.times);
    case 'taxed':
      return sign('scales');
    case 'bust':
      return sign('cat');
    case 'colours': {
      const { count, times = 1 } = asked;
      const shown = flags(...FLAGS.slice(0, count));
      return times === 1 ? shown : counted(`×${times}`, shown);
    }
    case 'nest':
      return nest(asked.colours);
  }
}

/** Two have room; more of them are counted. */
function persons(kinds: readonly PersonKind[]): JSX.Element {
  return (
    <>
      <span class="pr-contract-drawing-persons">
        {kinds.slice(0, 2).map((kind, i) => (
          <Portrait key={i} kind={kind} ship={kind === 'trader' ? (i === 0 ? 'p' : 'f') : undefined} />
        ))}
      </span>
      {kinds.length > 2 && <b class="pr-contract-drawing-count">{kinds.length}</b>}
    </>
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

function nest(colours: number): JSX.Element {
  return (
    <span class="pr-contract-drawing-nest">
      {flags(...FLAGS.slice(0, Math.min(3, colours)))}
      <Glyph name="pirate-skull" class="pr-contract-drawing-skull" />
      {flags(...FLAGS.slice(3, colours))}
    </span>
  );
}
