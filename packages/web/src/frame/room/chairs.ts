/** What can be done at a table that has not started. */
import type { GameMeta, Seat } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';

/** What keeps the game from starting. */
export type Missing =
  | { readonly kind: 'seats'; readonly chairs: number }
  | { readonly kind: 'people' }
  | { readonly kind: 'too-few'; readonly atLeast: number }
  | { readonly kind: 'too-many'; readonly atMost: number };

type Waiting = Pick<TableScene, 'seats' | 'options'>;

export function missing({ seats, options }: Waiting, meta: GameMeta): readonly Missing[] {
  const used = seats.filter(({ kind }) => kind !== 'closed');
  const vacant = used.filter(({ kind }) => kind === 'open' || kind === 'invited').length;
  const { min, max } = (meta.modes.find(({ id }) => id === options.mode) ?? meta).players;
  const found: Missing[] = [];
  if (vacant > 0) found.push({ kind: 'seats', chairs: vacant });
  if (!used.some(({ kind }) => kind === 'person')) found.push({ kind: 'people' });
  if (used.length < min) found.push({ kind: 'too-few', atLeast: min });
  if (used.length > max) found.push({ kind: 'too-many', atMost: max });
  return found;
}

/** Whether there is a chair for a person who has none: a free one, or one kept for their invitation. */
export function canSit(scene: Pick<TableScene, 'seats' | 'you'>, invite: string | undefined): boolean {
  if (scene.you.seat !== undefined) return false;
  if (scene.you.kept !== undefined) return true;
  const kept = invite !== undefined && scene.seats.some(({ kind }) => kind === 'invited');
  return kept || scene.seats.some(({ kind }) => kind === 'open');
}

/** How the host may arrange a chair. */
export type Arrangement = 'me' | 'open' | 'invited' | 'bot' | 'closed';

export function arrangements(scene: Pick<TableScene, 'seats' | 'you'>, seat: Seat): readonly Arrangement[] {
  const own = scene.you.seat;
  const common: readonly Arrangement[] = ['open', 'invited', 'bot', 'closed'];
  return own === undefined || own === seat ? ['me', ...common] : common;
}

export function arrangementOf(scene: Pick<TableScene, 'seats' | 'you'>, seat: Seat): Arrangement | undefined {
  const kind = scene.seats[seat]?.kind;
  if (kind === 'person') return scene.you.seat === seat ? 'me' : undefined;
  return kind;
}
