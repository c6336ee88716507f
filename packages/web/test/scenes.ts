/** Scenes of a table for tests: what a test does not say is as at any new table. */
import type { PlayScene, TableScene } from '@captains-table/protocol';

export function sceneWith(part: Partial<TableScene>): TableScene {
  return {
    id: 'table',
    seq: 0,
    game: 'port-royal',
    rules: '1',
    options: { mode: 'base' },
    status: 'playing',
    visibility: 'invite',
    tempo: { kind: 'none' },
    spectators: true,
    hints: true,
    host: '',
    createdAt: 0,
    commitment: '',
    seats: [],
    watching: 0,
    you: { host: false },
    ...part,
  };
}

export function playWith(part: Partial<PlayScene>): PlayScene {
  return { view: {}, pending: [], legal: [], moves: 0, undoable: 0, ...part };
}
