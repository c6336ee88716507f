import type { JSX } from 'preact';
import { isKeyOf } from '../../../../app/is-key-of.ts';
import { Ship } from '../../../../design/drawings/ship.tsx';
import type { ShipKind } from '../../../../design/drawings/ships.ts';
import type { GlyphName } from '../glyph.tsx';
import { GLYPHS } from '../glyphs.ts';
import './event-scene.css';

type Weather = 'clear' | 'wind' | 'fog' | 'swell' | 'night';

interface Scene {
  readonly weather: Weather;
  readonly ships?: readonly (readonly [kind: ShipKind, x: number, scale: number])[];
  /** Ashore, where no ship is seen. */
  readonly sign?: Extract<GlyphName, keyof typeof GLYPHS>;
}

const SCENES = {
  'event-fair-wind': { weather: 'wind', ships: [['f', 60, 0.44]] },
  'event-market-day': { weather: 'clear', sign: 'two-coins' },
  'event-sea-fog': { weather: 'fog', ships: [['a', 62, 0.4]] },
  'event-rough-swell': { weather: 'swell', ships: [['r', 58, 0.4]] },
  'event-audience': { weather: 'clear', sign: 'queen-crown' },
  'event-onshore-gale': { weather: 'wind', ships: [['p', 12, 0.42]] },
  'event-alms': { weather: 'clear', sign: 'swap-bag' },
  'event-harbour-dues': { weather: 'clear', sign: 'scales' },
  'event-sailors-feast': { weather: 'night', sign: 'beer-stein' },
  'event-late-tide': {
    weather: 'night',
    ships: [
      ['b', 16, 0.4],
      ['p', 72, 0.34],
    ],
  },
  'event-free-port': {
    weather: 'clear',
    ships: [
      ['p', 6, 0.34],
      ['f', 42, 0.38],
      ['b', 80, 0.34],
    ],
  },
  'event-red-spear': { weather: 'clear', ships: [['a', 40, 0.48]] },
  'event-regatta': {
    weather: 'wind',
    ships: [
      ['p', 4, 0.32],
      ['r', 38, 0.36],
      ['g', 76, 0.36],
    ],
  },
  'event-lookout': { weather: 'clear', sign: 'spyglass' },
  'event-months-end': { weather: 'night', sign: 'hourglass' },
  'event-months-end-variable': { weather: 'night', sign: 'hourglass' },
} as const satisfies Record<string, Scene>;

export const EVENT_SCENES: readonly string[] = Object.keys(SCENES);

const LINES: Readonly<Record<Weather, string>> = {
  clear: 'M4 8H34M84 6H116M10 14H28M96 13H118',
  wind: 'M2 10Q20 4 34 10T62 9Q70 6 68 3M56 18Q80 12 96 17T118 15M4 22Q18 17 30 22',
  fog: 'M4 12H38M84 9H116M14 18H44M92 20H116M2 24H42M70 33H110M8 36H54M44 14H52',
  swell: 'M6 8L16 4M20 12L34 6M84 6L98 2M96 14L112 8M70 10L80 6',
  night: 'M12 6l2 2M12 8l2-2M34 12l2 2M34 14l2-2M90 5l2 2M90 7l2-2M108 14l2 2M108 16l2-2M64 4l2 2M64 6l2-2',
};

/** What the event of a turn looks like, in a box of 120 by 42. */
export function EventScene({ event }: { readonly event: string }): JSX.Element {
  const { weather, ships = [], sign }: Scene = isKeyOf(SCENES, event) ? SCENES[event] : { weather: 'clear' };
  const heave = weather === 'swell' ? 8 : 3;
  return (
    <svg
      class={`pr-event-scene pr-event-scene-${weather}`}
      viewBox="0 0 120 42"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="pr-event-scene-sky" width="120" height="42" />
      {weather === 'night' && <circle class="pr-event-scene-moon" cx="100" cy="11" r="6" />}
      <path class="pr-event-scene-lines" d={LINES[weather]} />
      {ships.map(([kind, x, scale]) => (
        <g key={kind} transform={`translate(${x} ${39 - 88 * scale}) scale(${scale})`}>
          <Ship kind={kind} swell={false} />
        </g>
      ))}
      <path
        class="pr-event-scene-sea"
        d={`M-4 34q7-${heave} 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0V60H-4Z`}
      />
      {sign !== undefined && (
        <g transform="translate(44 4)">
          <circle class="pr-event-scene-medal" cx="16" cy="16" r="16" />
          <path class="pr-event-scene-sign" transform="translate(5 5) scale(.043)" d={GLYPHS[sign]} />
        </g>
      )}
    </svg>
  );
}
