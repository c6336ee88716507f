import type { JSX } from 'preact';
import type { CardStanding as AnyStanding } from '../../../../board-kit/card-button.tsx';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import type { GoodName, ItemName } from '../marks.tsx';
import { Doubloons, Good, Item, Points } from '../marks.tsx';
import { Sign } from '../sign.tsx';
import { coveredFlatSize, densityOf, flatSize } from './density.ts';
import { KindChip } from './kind-chip.tsx';
import type { CardKind, CardLine } from './kinds.ts';
import { KIND_SIGNS } from './kinds.ts';
import type { Mark } from '@captains-table/maracaibo/signs';
import { Pictogram } from './pictogram.tsx';
import './project-card.css';
import './standing.css';

/**
 * `legal` may be chosen, `free` too, though little depends on it; `quiet` may not (the tab says why), `chosen` has
 * been chosen, `gone` is out of it. Without a state the card is simply there.
 */
type State = 'legal' | 'free' | 'quiet' | 'chosen' | 'gone';

export interface CardStanding extends AnyStanding<State, string> {
  /** A line of the log or a hint is about it. */
  readonly pointed?: boolean;
}

interface Props extends CardStanding {
  readonly name: string;
  readonly kind: CardKind;
  readonly price: number;
  /** How much less the viewer pays: the coin says what is left to pay. */
  readonly discount?: number;
  readonly demands: readonly Mark[];
  readonly points: number;
  readonly good: GoodName;
  readonly item: ItemName;
  readonly lines: readonly CardLine[];
  /** The whole card in words. */
  readonly label: string;
}

export function ProjectCard(props: Props): JSX.Element {
  const { name, kind, price, discount = 0, demands, points, good, item, lines, label, ...standing } = props;
  return (
    <CardShell label={label} class={`ma-card ma-kind-${kind}`} {...standing}>
      <span class="ma-card-head">
        <span class={discount > 0 ? 'ma-card-price ma-card-price-less' : 'ma-card-price'}>
          <Doubloons value={Math.max(0, price - discount)} />
        </span>
        <span class="ma-card-demands">
          <Pictogram marks={demands} />
        </span>
        <KindChip kind={kind} />
      </span>
      <span class={`ma-card-name${nameSize(name)}`}>{name}</span>
      <span
        class={`ma-card-lines ma-card-${densityOf(lines, name)}`}
        style={`--ma-flat-size:${flatSize(lines, name)}em;--ma-covered-size:${coveredFlatSize(lines, name)}em`}
      >
        <Sign name={KIND_SIGNS[kind]} class="ma-card-emblem" />
        <CardLines lines={lines} />
      </span>
      <span class="ma-card-foot">
        <Good good={good} />
        <Item item={item} />
        <Points value={points} />
      </span>
    </CardShell>
  );
}

/** A long name takes two lines; a long word cannot, so it is set smaller. */
function nameSize(name: string): string {
  if (name.split(/[\s-]/).some((word) => word.length > 14)) return ' ma-card-name-word';
  if (name.length > 17) return ' ma-card-name-long';
  return name.length > 14 ? ' ma-card-name-medium' : '';
}

/** What a card does: a line a kind. */
export function CardLines({ lines }: { readonly lines: readonly CardLine[] }): JSX.Element {
  return (
    <>
      {lines.map(({ kind, parts }) => (
        <span key={kind} class="ma-card-line">
          <KindChip kind={kind} />
          <span class="ma-card-parts">
            {parts.map((marks, i) => (
              <Pictogram key={i} marks={marks} />
            ))}
          </span>
        </span>
      ))}
    </>
  );
}

interface ShellProps extends CardStanding {
  readonly label: string;
  readonly class: string;
  readonly children: JSX.Element | readonly JSX.Element[];
}

/** The edge of any card: a button where a click means something. */
export function CardShell(props: ShellProps): JSX.Element {
  const { label, state, tab, pointed = false, onClick, describedBy, children } = props;
  const classes = [props.class];
  if (state !== undefined) classes.push(`ma-card-${state === 'free' ? 'free ma-card-legal' : state}`);
  if (state === 'legal') classes.push('legal-glow');
  if (pointed) classes.push('ma-pointed');
  const name = tab === undefined ? label : `${label}. ${tab}`;
  return (
    <CardButton
      class={classes.join(' ')}
      label={name}
      describedBy={describedBy}
      state={state}
      onClick={onClick}
    >
      <span class="ma-card-face" aria-hidden="true">
        {children}
      </span>
      {tab !== undefined && (
        <span class="ma-card-tab" aria-hidden="true">
          {tab}
        </span>
      )}
    </CardButton>
  );
}
