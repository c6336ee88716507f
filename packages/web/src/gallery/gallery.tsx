import type { TableGame } from '@captains-table/catalogue';
import { LOCALES } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { readIn } from '../app/games.ts';
import type { Chart } from '../app/settings.ts';
import { chart, locale } from '../app/settings.ts';
import { Segmented } from '../design/shell/segmented.tsx';
import { TopBar } from '../design/shell/top-bar.tsx';
import { POSITIONS as CARAVELAS } from '../games/caravelas/gallery/positions.ts';
import { CardsHall } from '../games/port-royal/gallery/cards-hall.tsx';
import { DrawingsHall } from './drawings-hall.tsx';
import { FormsHall } from './forms-hall.tsx';
import { POSITIONS as FRANCIS_DRAKE } from '../games/francis-drake/gallery/positions.ts';
import { GroundsHall } from './grounds-hall.tsx';
import { POSITIONS as MARACAIBO } from '../games/maracaibo/gallery/positions.ts';
import { PartsHall } from './parts-hall.tsx';
import type { PositionShown } from '../games/port-royal/gallery/positions.ts';
import { PortRoyalTables, WholeTable } from '../games/port-royal/gallery/tables.tsx';
import { OpenedPosition, PositionTables } from './position-tables.tsx';
import type { Words } from '../games/port-royal/gallery/words.ts';
import './gallery.css';

interface Props {
  readonly game: TableGame;
}

const CHARTS: readonly Chart[] = ['light', 'night'];

const HALLS = [
  ['grounds', 'Grounds'],
  ['buttons', 'Buttons and forms'],
  ['parts', 'Parts'],
  ['drawings', 'Drawings'],
  ['cards', 'Cards'],
  ['tables', 'Tables of Port Royal'],
  ['caravelas', 'Tables of Caravelas'],
  ['francis-drake', 'Tables of Francis Drake'],
  ['maracaibo', 'Tables of Maracaibo'],
] as const;

/** Games whose tables open alone: `?table=caravelas/bid`. */
const POSITIONS: Readonly<Record<string, readonly PositionShown[]>> = {
  caravelas: CARAVELAS,
  'francis-drake': FRANCIS_DRAKE,
  maracaibo: MARACAIBO,
};

/**
 * Every part of the design in every state. `?chart=night&lang=fr` opens it that way, `?table=nine` a
 * whole table.
 */
export function Gallery({ game }: Props): JSX.Element {
  const table = new URLSearchParams(location.search).get('table');
  if (table === null) return <Halls game={game} />;
  const [first = '', id = ''] = table.split('/');
  const positions = POSITIONS[first];
  if (positions === undefined) return <WholeTable game={game} id={table} />;
  return <OpenedPosition game={first} positions={positions} id={id} />;
}

/** What the address asks for. */
export function followQuery(): void {
  const asked = new URLSearchParams(location.search);
  locale.value = LOCALES.find((known) => known === asked.get('lang')) ?? locale.value;
  chart.value = CHARTS.find((known) => known === asked.get('chart')) ?? chart.value;
}

function Halls({ game }: Props): JSX.Element {
  // The names are those of the game itself, so that a longer word in any language shows here first.
  const words = (game.texts as unknown as Words)[locale.value];
  return (
    <>
      <TopBar
        home="#grounds"
        brand="Captain’s Table"
        place="Gallery"
        tools={
          <>
            <Segmented
              label="Language"
              options={[
                { value: 'en', label: 'EN', lang: 'en' },
                { value: 'fr', label: 'FR', lang: 'fr' },
                { value: 'nl', label: 'NL', lang: 'nl' },
              ]}
              value={locale.value}
              onChange={(value) => void readIn(value)}
            />
            <Segmented
              label="Chart"
              options={[
                { value: 'light', label: 'Light' },
                { value: 'night', label: 'Night' },
              ]}
              value={chart.value === 'night' ? 'night' : 'light'}
              onChange={(value) => (chart.value = value)}
            />
          </>
        }
      />
      <main class="gallery">
        <h1 class="visually-hidden">Gallery</h1>
        <nav class="gallery-index" aria-label="Index">
          {HALLS.map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <GroundsHall />
        <FormsHall />
        <PartsHall />
        <DrawingsHall />
        <CardsHall language={locale.value} words={words} />
        <PortRoyalTables game={game} />
        <PositionTables game="caravelas" title="Tables of Caravelas" positions={CARAVELAS} />
        <PositionTables game="francis-drake" title="Tables of Francis Drake" positions={FRANCIS_DRAKE} />
        <PositionTables game="maracaibo" title="Tables of Maracaibo" positions={MARACAIBO} />
      </main>
    </>
  );
}
