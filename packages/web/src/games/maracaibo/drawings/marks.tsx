/** Signs with their colours and numbers: what stands on cards, tiles and tracks. All scale with the size of the text. */
import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { SignName } from './sign.tsx';
import { Sign } from './sign.tsx';
import './sign.css';

export type NationName = 'france' | 'spain' | 'england';
export type GoodName = 'sugar' | 'tobacco' | 'corn';
export type ItemName = 'book' | 'spyglass' | 'herb' | 'map';
export type SynergyName = 'medal' | 'house' | 'crown' | 'anchor' | 'scales';

interface Labelled {
  /** What it means, where no words beside it say so. */
  readonly label?: string;
}

const ITEM_SIGNS = {
  book: 'book',
  spyglass: 'spyglass',
  herb: 'three-leaves',
  map: 'map',
} as const satisfies Readonly<Record<ItemName, SignName>>;

const SYNERGY_SIGNS = {
  medal: 'ribbon-medal',
  house: 'house',
  crown: 'queen-crown',
  anchor: 'anchor',
  scales: 'scales',
} as const satisfies Readonly<Record<SynergyName, SignName>>;

function Numbered({
  shape,
  value,
  label,
}: Labelled & { readonly shape: string; readonly value: number | string | undefined }): JSX.Element {
  return (
    <>
      {value !== undefined && (
        <span class={`${shape}-value`} aria-hidden={label === undefined ? undefined : true}>
          {value}
        </span>
      )}
      {label !== undefined && <span class="visually-hidden">{label}</span>}
    </>
  );
}

/** Doubloons. */
export function Doubloons({ value, label }: Labelled & { readonly value?: number | string }): JSX.Element {
  return (
    <span class="ma-coin">
      <Numbered shape="ma-coin" value={value} {...defined({ label })} />
    </span>
  );
}

/** Victory points: the number in a wreath. */
export function Points({ value, label }: Labelled & { readonly value?: number | string }): JSX.Element {
  return (
    <span class="ma-points">
      <Sign name="laurels" class="ma-points-wreath" />
      <Numbered shape="ma-points" value={value} {...defined({ label })} />
    </span>
  );
}

interface TokenProps extends Labelled {
  readonly sign: SignName;
  readonly kind: GoodName | ItemName | 'symbol' | 'plain';
  readonly round?: boolean;
}

function Token({ sign, kind, round = false, label }: TokenProps): JSX.Element {
  return (
    <span class={`ma-token ma-token-${kind}${round ? ' ma-token-round' : ''}`}>
      <Sign name={sign} {...defined({ label })} />
    </span>
  );
}

/** A good is a square. */
export function Good({ good, ...more }: Labelled & { readonly good: GoodName }): JSX.Element {
  return <Token sign={good} kind={good} {...more} />;
}

/** An item is round. */
export function Item({ item, ...more }: Labelled & { readonly item: ItemName }): JSX.Element {
  return <Token sign={ITEM_SIGNS[item]} kind={item} round {...more} />;
}

/** A synergy symbol. */
export function Synergy({ synergy, ...more }: Labelled & { readonly synergy: SynergyName }): JSX.Element {
  return <Token sign={SYNERGY_SIGNS[synergy]} kind="symbol" round {...more} />;
}

/** Each nation has its own cut and emblem: lily, castle, cross. */
const FLAGS: Readonly<Record<NationName, { readonly cloth: string; readonly emblem: string }>> = {
  france: {
    cloth: 'M4 3H33L27 13 33 23H4Z',
    emblem:
      'M15.500 4.500q3.500 4 1.600 7.700 3.900-3.200 5.400-.2 1 3-2.700 3.700h2v2.300h-4.200q.2 2.600 2 4h-8.200q1.800-1.400 2-4H9.200v-2.300h2q-3.700-.7-2.700-3.700 1.500-3 5.400.2-1.900-3.700 1.600-7.700z',
  },
  spain: {
    cloth: 'M4 3H34L28 8 34 13 28 18 34 23H4Z',
    emblem: 'M9 21V9h3v2.500h2.200V6h5.600v5.500H22V9h3v12h-5.500v-3.500a2.500 2.500 0 0 0-5 0V21z',
  },
  england: {
    cloth: 'M4 3H32V23H4Z',
    emblem: 'M4.600 11H15V3.600h6V11H31.400v4H21v7.400h-6V15H4.600z',
  },
};

export function NationFlag({ nation, label }: Labelled & { readonly nation: NationName }): JSX.Element {
  return (
    <svg class={`ma-flag ma-${nation}`} viewBox="0 0 37 28" {...naming(label)}>
      <FlagMark nation={nation} />
    </svg>
  );
}

function FlagMark({ nation }: { readonly nation: NationName }): JSX.Element {
  const { cloth, emblem } = FLAGS[nation];
  return (
    <g class={`ma-${nation}`}>
      <path class="ma-flag-staff" d="M4 1.500V27" />
      <path class="ma-flag-cloth" d={cloth} />
      <path class="ma-flag-emblem" d={emblem} />
    </g>
  );
}

/** A cube of a nation with the first letter of its name: `name` is that of game.nations. */
export function NationCube({
  nation,
  name,
  label,
}: Labelled & { readonly nation: NationName; readonly name: string }): JSX.Element {
  return (
    <svg class={`ma-cube ma-${nation}`} viewBox="0 0 24 24" {...naming(label)}>
      <CubeMark nation={nation} name={name} />
    </svg>
  );
}

/** The same as a group in a box of 24 by 24. */
export function CubeMark({
  nation,
  name,
}: {
  readonly nation: NationName;
  readonly name: string;
}): JSX.Element {
  return (
    <g class={`ma-${nation}`}>
      <path class="ma-cube-side" d="M3 7.500L8 2H22V16L17 22H3Z" />
      <path class="ma-cube-shade" d="M17 22V7.500L22 2V16Z" />
      <path class="ma-cube-side" d="M3 7.500H17V22H3Z" />
      <text class="ma-cube-letter" x="10" y="18.500">
        {name.slice(0, 1).toLocaleUpperCase()}
      </text>
    </g>
  );
}

function naming(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}
