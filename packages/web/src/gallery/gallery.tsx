import { useSignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import { LOCALES } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameAtHand, readIn } from '../app/games.ts';
import type { Chart } from '../app/settings.ts';
import { chart, locale } from '../app/settings.ts';
import { Segmented } from '../design/forms/segmented.tsx';
import { TopBar } from '../design/layout/top-bar.tsx';
import { loadBoard } from '../frame/page/load-board.ts';
import { ATLAS } from '../games/registry.ts';
import { DrawingsSection } from './drawings-section.tsx';
import { FormsSection } from './forms-section.tsx';
import type { GameGallery } from './game-gallery.ts';
import { GroundsSection } from './grounds-section.tsx';
import { PartsSection } from './parts-section.tsx';
import { SampleLogbook } from './sample-logbook.tsx';
import { StorySection } from './story-section.tsx';
import { OpenedPosition, PositionTables } from './position-tables.tsx';
import './gallery.css';

/** The gallery is no part of the program: what games show in it is found by its place. */
const FOUND = Object.values(
  import.meta.glob<{ readonly gallery: GameGallery }>('../games/*/gallery/index.ts', { eager: true }),
);

const GALLERIES = ATLAS.flatMap(({ id, texts }) =>
  FOUND.flatMap(({ gallery }) => (gallery.game === id ? [{ ...gallery, name: texts.en.name }] : [])),
);

const CHARTS: readonly Chart[] = ['light', 'night'];

const SECTIONS = [
  { id: 'grounds', title: 'Grounds' },
  { id: 'buttons', title: 'Buttons and forms' },
  { id: 'parts', title: 'Parts' },
  { id: 'drawings', title: 'Drawings' },
  { id: 'story', title: 'Story' },
  ...GALLERIES.flatMap(({ game, name, sections = [] }) => [
    ...sections,
    { id: game, title: `Tables of ${name}` },
  ]),
];

/**
 * Every part of the design in every state. `?chart=night&lang=fr` opens it that way, `?table=<game>/<position>` a
 * whole table, `?logbook` a logbook.
 */
export function Gallery(): JSX.Element {
  const asked = new URLSearchParams(location.search);
  const table = asked.get('table');
  const [game, id = ''] = table?.split('/') ?? [];
  const opened = GALLERIES.find((gallery) => gallery.game === game);
  if (asked.has('logbook')) return <SampleLogbook />;
  return opened === undefined ? (
    <Overview />
  ) : (
    <OpenedPosition game={opened.game} positions={opened.positions} id={id} />
  );
}

/** What the address asks for. */
export function followQuery(): void {
  const asked = new URLSearchParams(location.search);
  locale.value = LOCALES.find((known) => known === asked.get('lang')) ?? locale.value;
  chart.value = CHARTS.find((known) => known === asked.get('chart')) ?? chart.value;
}

function Overview(): JSX.Element {
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
              options={LOCALES.map((lang) => ({ value: lang, label: lang.toUpperCase(), lang }))}
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
          {SECTIONS.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <GroundsSection />
        <FormsSection />
        <PartsSection />
        <DrawingsSection />
        <StorySection />
        {GALLERIES.map((gallery) => (
          <SectionsOf key={gallery.game} {...gallery} />
        ))}
      </main>
    </>
  );
}

/** Sections show parts of the board in its simplest mode. */
async function withBoardWords(id: string): Promise<TableGame | undefined> {
  const found = await gameAtHand(id);
  const mode = found?.game.meta.modes[0]?.id;
  if (mode !== undefined) await loadBoard(id, { mode });
  return found;
}

interface SectionsOfProps extends GameGallery {
  readonly name: string;
}

function SectionsOf({ game, name, positions, sections = [] }: SectionsOfProps): JSX.Element {
  const loaded = useSignal<TableGame | undefined>(undefined);
  useEffect(() => {
    void withBoardWords(game).then((found) => (loaded.value = found));
  }, [game]);
  const { value } = loaded;
  return (
    <>
      {value !== undefined && sections.map(({ id, Section }) => <Section key={id} game={value} />)}
      <PositionTables game={game} title={`Tables of ${name}`} positions={positions} />
    </>
  );
}
