import { isRecord } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { locale } from '../../../app/settings.ts';
import type { KeptProps } from '../../../campaigns/chart-plan.ts';
import { Panel } from '../../../design/layout/panel.tsx';
import { LegacyFace } from '../chart/legacy-face.tsx';
import { keptTiles } from './kept-tiles.ts';
import { campaignTexts } from './texts.ts';
import './kept.css';

/** What the story has left on the chart, in words. */
export function Kept(props: KeptProps): JSX.Element {
  const words = campaignTexts[locale.value];
  const texts = props.game.texts[locale.value];
  const tiles = keptTiles(props);
  return (
    <Panel class="logbook-kept" rule="single" title={words.kept}>
      <p>{tiles.length === 0 ? words.none : words.why}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <ul class="ma-kept-tiles" tabIndex={0} aria-label={words.kept}>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <svg viewBox="-21 -21 42 42" aria-hidden="true">
              <LegacyFace tile={tile} discs={0} />
            </svg>
            <p>
              <b>{texts.facts?.[tile.id]}</b> {helpOf(texts, tile.id)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What a tile does, in the game's own words. */
function helpOf(texts: object, tile: string): string {
  const tiles = 'legacy' in texts && isRecord(texts.legacy) ? texts.legacy : {};
  const piece = tiles[tile];
  return isRecord(piece) && typeof piece['help'] === 'string' ? piece['help'] : '';
}
