/** A day of cells in three regions: where people's tables live, how evenly that is, and what happens when a cell is lost. */
import { createHash } from 'node:crypto';
import { randomFrom } from '../soak/random.mjs';
import { ASSUMPTIONS, HOURS, load } from './model.mjs';

/** Share of people, and how many hours they are ahead of the first. */
const REGIONS = [
  { name: 'Europe', share: 0.5, ahead: 0 },
  { name: 'Americas', share: 0.35, ahead: -6 },
  { name: 'Asia', share: 0.15, ahead: 7 },
];
/** People who play with each other. A group's tables live in one cell, which its name decides. */
const GROUP = 4;
/** Of all groups, those with people of another region, who then have a longer way. */
const MIXED = 0.08;
/** Beyond this number, each simulated group stands for several. */
const MOST_GROUPS = 10_000;

/** First by rendezvous hashing: a cell that goes changes the answer for its own groups only. */
export function cellFor(group, cells) {
  let best;
  for (const cell of cells) {
    const rank = createHash('sha256').update(`${group}/${cell}`).digest().readUInt32LE(0);
    if (best === undefined || rank > best.rank) best = { cell, rank };
  }
  return best?.cell;
}

export function simulateDay({ people, cells, costs, seed, assumed = ASSUMPTIONS }) {
  const random = randomFrom(seed);
  const regions = REGIONS.map((region) => ({ ...region, cells: cellsOf(region, cells) }));
  const weight = Math.max(1, people / (MOST_GROUPS * GROUP));
  const groups = Math.round(people / GROUP / weight);
  const living = new Map();
  let far = 0;
  for (let number = 0; number < groups; number++) {
    const region = pickRegion(regions, random);
    if (random.chance(MIXED)) far += 1 / GROUP;
    const cell = cellFor(`group ${number}`, region.cells);
    living.set(cell, (living.get(cell) ?? 0) + GROUP * weight);
  }
  const hours = HOURS.map((_, hour) => hourOf(hour, regions, living, costs, assumed));
  return { hours, busiest: busiest(hours), ...loss(regions, living, costs, assumed), farShare: far / groups };
}

/** At least one; where there are enough, as many as its people need. */
function cellsOf({ name, share }, cells) {
  const count = Math.max(1, Math.round(cells * share));
  return Array.from({ length: count }, (_, number) => `${name} ${number + 1}`);
}

function pickRegion(regions, random) {
  let left = random.between(0, 1);
  return regions.find(({ share }) => (left -= share) <= 0) ?? regions[0];
}

function hourOf(hour, regions, living, costs, assumed) {
  const cells = regions.flatMap(({ cells: own, ahead }) => {
    const busy = HOURS[(hour + ahead + 24) % 24];
    return own.map((cell) => ({ cell, ...load(living.get(cell) ?? 0, busy, costs, assumed) }));
  });
  const sum = (of) => cells.reduce((total, cell) => total + of(cell), 0);
  return { hour, cells, moves: sum(({ moves }) => moves), playing: sum(({ playing }) => playing) };
}

/** The cell whose database has most to do, at its busiest hour, and how much more that is than the mean of its region. */
function busiest(hours) {
  const all = hours.flatMap(({ hour, cells }) => cells.map((cell) => ({ hour, ...cell })));
  const top = all.reduce((a, b) => (b.database > a.database ? b : a));
  const region = top.cell.replace(/ \d+$/, '');
  const twins = all.filter(({ hour, cell }) => hour === top.hour && cell.startsWith(region));
  const mean = twins.reduce((sum, { database }) => sum + database, 0) / twins.length;
  return {
    cell: top.cell,
    hour: top.hour,
    database: top.database,
    moves: top.moves,
    overMean: top.database / mean,
  };
}

/**
 * The fullest cell is lost at the busiest hour of its region: how many people cannot go on before its replica has taken over,
 * and how much more the other cells of the region would have to do if they took its groups' new tables.
 */
function loss(regions, living, costs, assumed) {
  const region = regions.reduce((a, b) => (b.cells.length > a.cells.length ? b : a));
  const busy = Math.max(...HOURS);
  const [lost, ...left] = region.cells.toSorted((a, b) => (living.get(b) ?? 0) - (living.get(a) ?? 0));
  const playing = load(living.get(lost) ?? 0, busy, costs, assumed).playing;
  const all = region.cells.reduce(
    (sum, cell) => sum + load(living.get(cell) ?? 0, busy, costs, assumed).playing,
    0,
  );
  return {
    lost,
    struck: playing,
    struckShare: playing / all,
    moreForOthers: left.length === 0 ? undefined : 1 / left.length,
  };
}
