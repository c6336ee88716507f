/**
 * How many people need how much, from what single things were measured to cost. A cell is a PostgreSQL with its replica, a bus and
 * the servers before them; a table lives in one cell, and cells know nothing of each other.
 */

/** How people behave: assumed, not measured. */
export const ASSUMPTIONS = {
  /** Minutes that a person who comes plays on a day, and has a page open besides. */
  minutesPlaying: 40,
  minutesLooking: 20,
  /** Moves a minute of a person who plays; bots make as many. */
  movesAMinute: 5,
  botMovesPerMove: 1,
  /** Of the bots' moves, by level. */
  levels: { 'cabin-boy': 0.3, sailor: 0.5, mate: 0.16, captain: 0.04 },
  watchersPerPlayer: 0.05,
  /** For each person, with others or against bots. */
  endedGames: 0.6,
  /** How full a core is meant to be at the busiest time, and how many cores of a database's machine are used. */
  fill: 0.5,
  databaseCores: 16,
  /** A choice, not a limit that was found: what one failure may strike, and far below what a database's cores would take. */
  mostMovesACell: 10_000,
};

const DAY = 1_440;
const MICRO = 1e-6;

/** How many play at each hour, as a share of those who would if it were the same all day; in the hours of a place. */
export const HOURS = [
  0.35, 0.2, 0.12, 0.1, 0.1, 0.15, 0.3, 0.45, 0.55, 0.65, 0.75, 0.85, 1.0, 1.0, 0.95, 1.0, 1.1, 1.3, 1.6, 2.1,
  2.7, 2.8, 2.3, 1.57,
];

export const PEAK = Math.max(...HOURS);

/** What this many people need when `busy` times as many as on average play. */
export function load(people, busy, costs, assumed = ASSUMPTIONS) {
  const playing = (people * assumed.minutesPlaying * busy) / DAY;
  const looking = (people * assumed.minutesLooking * busy) / DAY;
  const own = (playing * assumed.movesAMinute) / 60;
  const byBots = own * assumed.botMovesPerMove;
  const moves = own + byBots;
  const watchers = playing * assumed.watchersPerPlayer;
  // Each watcher is shown the moves of a table, of which one in this many is made by each player.
  const shown = watchers * ((assumed.movesAMinute * 2) / 60);
  const thinking = Object.entries(assumed.levels).reduce(
    (sum, [level, share]) => sum + byBots * share * costs.bot[level] * MICRO,
    0,
  );
  const sockets = playing + looking + watchers;
  return {
    playing,
    sockets,
    moves,
    /** Cores that are busy. */
    main: (moves * costs.main + shown * costs.watcher + sockets * costs.socketCpu) * MICRO,
    thinking,
    database: moves * costs.database * MICRO,
    bus: moves * costs.bus * MICRO,
    memoryMb: (sockets * costs.socketKb + playing * costs.tableKb) / 1_000,
  };
}

/** Servers and cells for the busiest time, with every core filled as far as is meant. */
export function needs(people, busy, costs, assumed = ASSUMPTIONS) {
  const at = load(people, busy, costs, assumed);
  const byDatabase = at.database / (assumed.databaseCores * assumed.fill);
  const cells = Math.max(1, Math.ceil(Math.max(byDatabase, at.moves / assumed.mostMovesACell)));
  return {
    ...at,
    cells,
    /** A server has one main thread. One more than needed, so that one may go. */
    servers: people <= 1_000 ? 1 : Math.ceil(at.main / assumed.fill) + cells,
    botCores: Math.ceil(at.thinking / assumed.fill),
    gigabytesAYear: (people * 365 * assumed.endedGames * costs.gameKb) / 1e6,
  };
}
