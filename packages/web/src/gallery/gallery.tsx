import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Segmented } from '../design/shell/segmented.tsx';
import { TopBar } from '../design/shell/top-bar.tsx';
import { CardsHall } from './cards-hall.tsx';
import { DrawingsHall } from './drawings-hall.tsx';
import { FormsHall } from './forms-hall.tsx';
import { GroundsHall } from './grounds-hall.tsx';
import { PartsHall } from './parts-hall.tsx';
import { PortRoyalTable } from './port-royal-table.tsx';
import type { Language, Words } from './words.ts';
import './gallery.css';

interface Props {
  readonly words: Words;
}

type Chart = 'system' | 'light' | 'night';

const HALLS = [
  ['grounds', 'Grounds'],
  ['buttons', 'Buttons and forms'],
  ['parts', 'Parts'],
  ['drawings', 'Drawings'],
  ['cards', 'Cards'],
  ['table', 'A table'],
] as const;

/** Every part of the design in every state. `?chart=night&lang=fr` opens it that way. */
export function Gallery({ words }: Props): JSX.Element {
  const asked = new URLSearchParams(location.search);
  const [language, setLanguage] = useState(languageOf(asked.get('lang')));
  const [chart, setChart] = useState<Chart>(chartOf(asked.get('chart')));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (chart === 'system') delete document.documentElement.dataset['chart'];
    else document.documentElement.dataset['chart'] = chart;
  }, [chart]);
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
              value={language}
              onChange={setLanguage}
            />
            <Segmented
              label="Chart"
              options={[
                { value: 'light', label: 'Light' },
                { value: 'night', label: 'Night' },
              ]}
              value={chart === 'system' ? 'light' : chart}
              onChange={setChart}
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
        <CardsHall language={language} words={words[language]} />
        <PortRoyalTable language={language} words={words[language]} />
      </main>
    </>
  );
}

function languageOf(text: string | null): Language {
  return text === 'fr' || text === 'nl' ? text : 'en';
}

function chartOf(text: string | null): Chart {
  return text === 'light' || text === 'night' ? text : 'system';
}
