import type { JSX } from 'preact';
import { LegacyTile } from '../chart/tiles.tsx';
import type { Table } from '../board/table.ts';
import { storyWords } from './words.ts';

/** The legacy tiles in play, with what they do. */
export function LegacyTiles({ table }: { readonly table: Table }): JSX.Element | undefined {
  const { view, game } = table;
  if (view.legacy.length === 0) return undefined;
  return (
    <section class="ma-story-tiles">
      <h3>{storyWords(table).tiles}</h3>
      <ul>
        {view.legacy.map(({ id }) => (
          <li key={id}>
            <svg viewBox="-21 -21 42 42" aria-hidden="true">
              <LegacyTile id={id} table={table} />
            </svg>
            <p>
              <b>{game.legacy[id]?.name}</b> {game.legacy[id]?.help}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
