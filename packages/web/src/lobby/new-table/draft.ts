/**
 * A table before it exists: what the form holds. Every change returns a new draft that is as sensible as possible; `problemsOf` lists what is still wrong.
 */
import type { GameMeta, ModeSpec, OptionSpec, Scalar } from '@captains-table/kernel';
import { checkTable } from '@captains-table/kernel';
import type { Chair, PortraitId, Tempo } from '@captains-table/protocol';

export type Where = 'device' | 'online';

/** A chair of the form: those of the protocol, and another person who sits at this device. */
export type DraftChair =
  Chair | { readonly kind: 'person'; readonly name: string; readonly portrait?: PortraitId };

export interface Draft {
  readonly where: Where;
  readonly mode: string;
  readonly values: Readonly<Record<string, Scalar>>;
  readonly chairs: readonly DraftChair[];
  readonly visibility: 'public' | 'invite';
  readonly tempo: Tempo;
  readonly spectators: boolean;
  readonly hints: boolean;
  /** Own cards to play with, as they stand in an address; without it, ours. */
  readonly pack?: string | undefined;
}

export type Problem =
  { readonly field: 'mode' | 'players' | 'chairs' } | { readonly field: 'option'; readonly id: string };

export const CHAIR_KINDS: Readonly<Record<Where, readonly DraftChair['kind'][]>> = {
  device: ['person', 'bot'],
  online: ['me', 'open', 'invited', 'bot', 'closed'],
};

const USUAL_LEVEL = 'sailor';
const USUAL_PLAYERS = 4;

export function newDraft(meta: GameMeta, where: Where, pack?: string): Draft {
  const mode = firstMode(meta);
  return {
    where,
    mode: mode.id,
    values: defaultsOf(mode),
    chairs: usualChairs(where, within(USUAL_PLAYERS, mode)),
    visibility: 'invite',
    tempo: { kind: 'none' },
    spectators: true,
    hints: true,
    pack,
  };
}

export function modeOf(meta: GameMeta, draft: Pick<Draft, 'mode'>): ModeSpec {
  return meta.modes.find(({ id }) => id === draft.mode) ?? firstMode(meta);
}

/** Another place has other kinds of chairs: friends are expected online, bots on a device. */
export function withWhere(draft: Draft, where: Where): Draft {
  if (draft.where === where) return draft;
  return { ...draft, where, chairs: usualChairs(where, draft.chairs.length) };
}

/** Options that both modes have keep their values. */
export function withMode(meta: GameMeta, draft: Draft, id: string): Draft {
  const mode = modeOf(meta, { mode: id });
  const kept = Object.entries(draft.values).filter(([option]) =>
    mode.options.some((spec) => spec.id === option),
  );
  const values = { ...defaultsOf(mode), ...Object.fromEntries(kept) };
  return withPlayers({ ...draft, mode: mode.id, values }, within(draft.chairs.length, mode));
}

export function withValue(draft: Draft, id: string, value: Scalar): Draft {
  return { ...draft, values: { ...draft.values, [id]: value } };
}

export function withPlayers(draft: Draft, players: number): Draft {
  const kept = draft.chairs.slice(0, players);
  const added = usualChairs(draft.where, players).slice(kept.length);
  return { ...draft, chairs: [...kept, ...added] };
}

/** There is only one of me: sitting down elsewhere frees the chair I had. */
export function withChair(draft: Draft, seat: number, chair: DraftChair): Draft {
  const chairs = draft.chairs.map((other, at): DraftChair => {
    if (at === seat) return chair;
    return chair.kind === 'me' && other.kind === 'me' ? { kind: 'open' } : other;
  });
  return { ...draft, chairs };
}

/** A chair of that kind, with what fits it. */
export function chairOf(kind: DraftChair['kind'], level = USUAL_LEVEL): DraftChair {
  if (kind === 'bot') return { kind, level };
  return kind === 'person' ? { kind, name: '' } : { kind };
}

/** What the options are asked from: the kernel's own check says what is wrong, and where. */
export function problemsOf(meta: GameMeta, draft: Draft): readonly Problem[] {
  const seats = draft.chairs.filter(({ kind }) => kind !== 'closed').length;
  const check = checkTable(meta, seats, optionsOf(draft));
  const people = draft.chairs.some(({ kind }) => kind !== 'bot' && kind !== 'closed');
  const problems: Problem[] = people ? [] : [{ field: 'chairs' }];
  if (check.ok) return problems;
  const { code, field } = check.problem;
  if (code === 'mode' || code === 'players') return [{ field: code }, ...problems];
  return [{ field: 'option', id: field }, ...problems];
}

export function optionsOf({ mode, values }: Draft): Readonly<Record<string, Scalar>> {
  return { mode, ...values };
}

/** Names are asked for only where several people share the device. */
export function asksForNames({ where, chairs }: Draft): boolean {
  return where === 'device' && chairs.filter(({ kind }) => kind === 'person').length > 1;
}

function usualChairs(where: Where, players: number): readonly DraftChair[] {
  return Array.from({ length: players }, (_, seat) =>
    usualChair(where, seat, where === 'device' ? 'bot' : 'open'),
  );
}

function usualChair(where: Where, seat: number, others: DraftChair['kind']): DraftChair {
  if (seat > 0) return chairOf(others);
  return chairOf(where === 'device' ? 'person' : 'me');
}

function defaultsOf(mode: ModeSpec): Readonly<Record<string, Scalar>> {
  return Object.fromEntries(mode.options.map((spec: OptionSpec) => [spec.id, spec.default]));
}

function within(players: number, { players: { min, max } }: ModeSpec): number {
  return Math.max(min, Math.min(max, players));
}

function firstMode(meta: GameMeta): ModeSpec {
  const [first] = meta.modes;
  if (first === undefined) throw new Error(`${meta.id} has no mode`);
  return first;
}
