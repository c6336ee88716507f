import type { Content } from '@captains-table/maracaibo';
import type { JSX } from 'preact';
import type { Mark } from '@captains-table/maracaibo/signs';
import { LegacyMark, RoughMark } from '../drawings/chart/tile-mark.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { marksOf, marksOfPrice } from '@captains-table/maracaibo/signs';

type LegacyData = Content['legacy'][number];

interface Props {
  readonly tile: LegacyData;
  readonly discs: number;
}

const SIGNS: Readonly<Partial<Record<LegacyData['kind'], SignName>>> = {
  skull: 'pirate-skull',
  combatAction: 'cannon',
  city: 'city',
};

/** What is printed on a legacy tile, with its discs. */
export function LegacyFace({ tile, discs }: Props): JSX.Element {
  if (tile.kind === 'route') return <RoughMark cost={tile.cost ?? 0} />;
  const gains: readonly Mark[] =
    tile.kind === 'discs' ? marksOfPrice(tile.price ?? []) : marksOf(tile.reward ?? []);
  const free = tile.kind === 'discs' && gains.length === 0;
  return (
    <LegacyMark
      sign={SIGNS[tile.kind]}
      gains={free ? [{ mark: 'sign', sign: 'no-disc' }] : gains}
      spaces={tile.spaces ?? 0}
      discs={discs}
    />
  );
}
