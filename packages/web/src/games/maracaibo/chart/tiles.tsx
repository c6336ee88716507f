import type { JSX } from 'preact';
import { QuestMark } from '../drawings/chart/tile-mark.tsx';
import type { Table } from '../board/table.ts';
import { marksOf, marksOfPrice } from '@captains-table/maracaibo/signs';
import type { StoryParts } from '../story/parts.ts';
import { LegacyFace } from './legacy-face.tsx';
import type { Look } from './spots.ts';

interface Props {
  readonly looks: readonly Look[];
  readonly table: Table;
  readonly story: StoryParts | undefined;
}

interface TileProps {
  readonly id: string;
  readonly table: Table;
}

/** Quests and legacy tiles. */
export function Tiles({ looks, table, story }: Props): JSX.Element {
  return (
    <g>
      {looks.map(({ id, kind, at }) => (
        <g key={id} class="ma-tile" transform={`translate(${at.join(' ')})`}>
          {kind === 'quest' && <Quest id={id} table={table} story={story} />}
          {kind === 'tile' && <LegacyTile id={id} table={table} />}
        </g>
      ))}
    </g>
  );
}

function Quest({ id, table, story }: TileProps & Pick<Props, 'story'>): JSX.Element | undefined {
  const quest = table.pieces.quests.get(id);
  if (quest === undefined) return story && <story.StoryTile id={id} table={table} />;
  return <QuestMark pay={marksOfPrice(quest.pay)} reward={marksOf(quest.reward)} />;
}

export function LegacyTile({ id, table: { pieces, view } }: TileProps): JSX.Element | undefined {
  const tile = pieces.tiles.get(id);
  return tile && <LegacyFace tile={tile} discs={view.legacy.find((laid) => laid.id === id)?.discs ?? 0} />;
}
