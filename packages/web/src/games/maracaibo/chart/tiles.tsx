import type { JSX } from 'preact';
import type { Mark } from '../drawings/cards/pictogram.tsx';
import { LegacyMark, QuestMark, RoughMark } from '../drawings/chart/tile-mark.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { QUESTS, TILES } from '../board/pieces.ts';
import type { View } from '../board/table.ts';
import { marksOf, marksOfPrice } from '../board/vocabulary.ts';
import type { Look } from './spots.ts';

interface Props {
  readonly looks: readonly Look[];
  readonly view: View;
}

/** Quests and legacy tiles. */
export function Tiles({ looks, view }: Props): JSX.Element {
  return (
    <g>
      {looks.map(({ id, kind, at }) => (
        <g key={id} class="ma-tile" transform={`translate(${at.join(' ')})`}>
          {kind === 'quest' && <Quest id={id} />}
          {kind === 'tile' && <Legacy id={id} view={view} />}
        </g>
      ))}
    </g>
  );
}

function Quest({ id }: { readonly id: string }): JSX.Element | undefined {
  const quest = QUESTS.get(id);
  return quest && <QuestMark pay={marksOfPrice(quest.pay)} reward={marksOf(quest.reward)} />;
}

interface LegacyProps {
  readonly id: string;
  readonly view: View;
}

function Legacy({ id, view }: LegacyProps): JSX.Element | undefined {
  const tile = TILES.get(id);
  if (tile === undefined) return undefined;
  if (tile.kind === 'route') return <RoughMark cost={tile.cost ?? 0} />;
  const sign: SignName | undefined =
    tile.kind === 'skull' ? 'pirate-skull' : tile.kind === 'combatAction' ? 'cannon' : undefined;
  const gains: readonly Mark[] =
    tile.kind === 'discs' ? marksOfPrice(tile.price ?? []) : marksOf(tile.reward ?? []);
  const free = tile.kind === 'discs' && gains.length === 0;
  return (
    <LegacyMark
      sign={sign}
      gains={free ? [{ mark: 'sign', sign: 'no-disc' }] : gains}
      spaces={tile.spaces ?? 0}
      discs={view.legacy.find((laid) => laid.id === id)?.discs ?? 0}
    />
  );
}
