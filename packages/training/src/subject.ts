/** What is to be learned about: a game, a way to play it, a number of players. */
import { loadPlayableGame } from '@captains-table/catalogue';
import type {
  AnyGame,
  AnyPolicy,
  Chance,
  Features,
  GameState,
  Options,
  WeightsFile,
} from '@captains-table/kernel';
import { below, checkTable, pick } from '@captains-table/kernel';

export interface Subject {
  readonly game: AnyGame;
  readonly policy: AnyPolicy;
  readonly features: Features<GameState>;
  readonly family: string;
  readonly seats: number;
  /** As a table has them that chooses nothing else. */
  readonly options: Options;
  readonly inputs: number;
  /** The weights that the game comes with. */
  readonly weights: WeightsFile | undefined;
}

/** A family is named like `classic-2`: a mode, then the number of players. */
export async function subjectOf(id: string, family: string): Promise<Subject> {
  const loaded = await loadPlayableGame(id);
  const [, mode = '', players = ''] = /^(.*)-(\d+)$/.exec(family) ?? [];
  const seats = Number(players);
  const table = loaded && checkTable(loaded.game.meta, seats, { mode });
  const features = loaded?.policy?.features;
  if (loaded?.policy === undefined || features === undefined || table?.ok !== true) {
    throw new Error(`nothing can be learned about ${id} ${family}`);
  }
  if (features.family(table.options, seats) !== family) throw new Error(`${id} has no family "${family}"`);
  return {
    game: loaded.game,
    policy: loaded.policy,
    features,
    family,
    seats,
    options: table.options,
    inputs: features.names(seats).length,
    weights: await loaded.weights?.(family),
  };
}

/** Options of a table of the family, any of those that are learned together. */
export function anyOptions({ game, features, family, seats, options }: Subject, chance: Chance): Options {
  const specs = game.meta.modes.find(({ id }) => id === options.mode)?.options ?? [];
  let chosen = options;
  for (const spec of specs) {
    if (spec.type === 'integer') continue;
    const value = spec.type === 'boolean' ? below(chance, 2) === 1 : pick(chance, spec.choices);
    const other: Options = { ...chosen, [spec.id]: value };
    if (features.family(other, seats) === family) chosen = other;
  }
  return chosen;
}
