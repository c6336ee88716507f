/** Which tables are played, and how each of them is looked at. */
import type { Way } from '../playing.ts';
import { ADVENTURE } from '../adventure.ts';
import { CARAVELAS } from '../caravelas.ts';
import { FRANCIS_DRAKE } from '../francis-drake.ts';
import { MARACAIBO, STORY } from '../maracaibo.ts';
import { PORT_ROYAL } from '../port-royal.ts';

interface FitTable {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly way: Way;
}

const SIZES = ['1440x900', '1280x720', '390x844', '360x740'] as const;
/** A tablet both ways, a phone on its side, and the page of a laptop enlarged to twice its size. */
const FURTHER_SIZES = ['820x1180', '1180x820', '844x390', '1280x720@2'] as const;
const LANGUAGES = ['en', 'fr', 'nl'] as const;
const CHARTS = ['light', 'night'] as const;

type Language = (typeof LANGUAGES)[number];
type Chart = (typeof CHARTS)[number];

/** One table on one screen. */
export interface Look {
  readonly table: FitTable;
  /** `1280x720`, or `1280x720@2` where the page is enlarged. */
  readonly size: string;
  readonly language: Language;
  readonly chart: Chart;
}

/** What a page has of a screen: enlarged to twice its size, half of it. */
export function screenIn(size: string): { width: number; height: number; enlarged: number } {
  const [sides = '', enlarged = '1'] = size.split('@');
  const [width = 0, height = 0] = sides.split('x').map((side) => Number(side) / Number(enlarged));
  return { width, height, enlarged: Number(enlarged) };
}

export function nameOf({ table, size, language, chart }: Look): string {
  return `${table.game} ${table.mode} ${table.players} ${size} ${language} ${chart}`;
}

function portRoyal(mode: string, players: number, options: FitTable['options'] = {}): FitTable {
  const way = mode.startsWith('adventure') ? ADVENTURE : PORT_ROYAL;
  return { game: 'port-royal', mode, players, options: { mode, ...options }, way };
}

function caravelas(mode: string, players: number): FitTable {
  return { game: 'caravelas', mode, players, options: { mode }, way: CARAVELAS };
}

function francisDrake(players: number, options: FitTable['options'] = {}): FitTable {
  return { game: 'francis-drake', mode: 'base', players, options, way: FRANCIS_DRAKE };
}

function maracaibo(mode: string, players: number, options: FitTable['options'] = {}): FitTable {
  const way = mode === 'story' ? STORY : MARACAIBO;
  return { game: 'maracaibo', mode, players, options: { mode, ...options }, way };
}

const EVERY_CARD = { setsSail: true, gambler: true };

/** Every game in every mode, with as many players as there may be at least once. */
const TABLES: readonly FitTable[] = [
  portRoyal('base', 5, { ...EVERY_CARD, newCrew: true }),
  portRoyal('base', 3),
  portRoyal('sets-sail', 4),
  portRoyal('contracts', 4, EVERY_CARD),
  portRoyal('contracts', 5),
  portRoyal('cooperative', 3),
  portRoyal('cooperative', 5, EVERY_CARD),
  portRoyal('solo', 1),
  portRoyal('adventure-cooperative', 4),
  portRoyal('adventure-competitive', 3),
  portRoyal('adventure-variable', 4),
  caravelas('full', 4),
  caravelas('drawn', 3),
  caravelas('dice', 2),
  francisDrake(3),
  francisDrake(5, { shuffledStreet: true, allTokens: true }),
  maracaibo('classic', 4),
  maracaibo('classic', 2, { armada: true }),
  maracaibo('solo', 1),
  maracaibo('story', 4),
];

interface Wanted {
  readonly game?: string | undefined;
  readonly mode?: string | undefined;
  readonly size?: string | undefined;
  readonly language?: string | undefined;
  /** Screens of other kinds instead of the usual ones. */
  readonly further?: boolean;
}

/**
 * All tables at all sizes, or at any other size that is asked for. Languages and charts take turns from table to table and from size to size, so that each game
 * is seen in all of them; a language that is asked for is the only one.
 */
export function looks({ game, mode, size, language, further = false }: Wanted): readonly Look[] {
  const tables = TABLES.filter(
    (table) => (game ?? table.game) === table.game && (mode ?? table.mode) === table.mode,
  );
  const languages = LANGUAGES.filter((each) => (language ?? each) === each);
  const sizes: readonly string[] = further ? FURTHER_SIZES : SIZES;
  const all = size === undefined || sizes.includes(size) ? sizes : [...sizes, size];
  return tables.flatMap((table, row) =>
    all.flatMap((each, column) => {
      const turn = row + column;
      const [chart, spoken] = [CHARTS[turn % CHARTS.length], languages[turn % languages.length]];
      if (chart === undefined || spoken === undefined || (size ?? each) !== each) return [];
      return [{ table, size: each, language: spoken, chart }];
    }),
  );
}
