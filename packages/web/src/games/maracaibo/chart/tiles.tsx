import type { JSX } from 'preact';
import type { Mark } from '../drawings/cards/pictogram.tsx';
import { LegacyMark, QuestMark, RoughMark } from '../drawings/chart/tile-mark.tsx';
import type { SignName } from '../drawings/sign.tsx';
import type { Table } from '../board/table.ts';
import { marksOf, marksOfPrice } from '../board/vocabulary.ts';
import type { Look } from './spots.ts';

interface Props {
  readonly looks: readonly Look[];
  readonly table: Table;
}

interface TileProps {
  readonly id: string;
  readonly table: Table;
}

/** Quests and legacy tiles. */
export function Tiles({ looks, table }: Props): JSX.Element {
  return (
    <g>
      {looks.map(({ id, kind, at }) => (
        <g key={id} class="ma-tile" transform={`translate(${at.join(' ')})`}>
          {kind === 'quest' && <Quest id={id} table={table} />}
          {kind === 'tile' && <Legacy id={id} table={table} />}
        </g>
      ))}
    </g>
  );
}

function Quest({ id, table: { pieces } }: TileProps): JSX.Element | undefined {
  const quest = pieces.quests.get(id);
  return quest && <QuestMark pay={marksOfPrice(quest.pay)} reward={marksOf(quest.reward)} />;
}

function Legacy({ id, table: { pieces, view } }: TileProps): JSX.Element | undefined {
  const tile = pieces.tiles.get(id);
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
