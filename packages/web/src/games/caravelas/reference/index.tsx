/** Rules of Caravelas under headings, and its signs. */
import { withNumbers } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Reference, Sign } from '../../../learn/reference.ts';
import { tableOf } from '../board/table.ts';
import { SpaceSign } from '../drawings/chart/space-sign.tsx';
import { Cube } from '../drawings/cube.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import { referenceTexts } from '../texts/reference/index.ts';
import './signs.css';

/** Signs of the chart are drawn in its own units. */
function OnChart({ kind }: { readonly kind: 'event' | 'cape' | 'pirates' }): JSX.Element {
  return (
    <svg class="caravelas-reference-sign" viewBox="-10 -10 20 20">
      <SpaceSign kind={kind} />
    </svg>
  );
}

/** Nobody has a hand where events are drawn; with dice there are no cards, no markers and no danger at the Cape. */
const LEFT_OUT: Readonly<Record<string, ReadonlySet<string>>> = {
  drawn: new Set(['hand']),
  dice: new Set([
    'marker',
    'event',
    'cape',
    'storm',
    'compass',
    'fair-wind',
    'calm',
    'wreck',
    'hand',
    'target',
  ]),
};

function signs(props: BoardProps): readonly Sign[] {
  const { words, locale, content } = tableOf(props);
  const told = referenceTexts.in(locale).signs;
  const drawings: Readonly<Record<string, JSX.Element>> = {
    marker: <Glyph name="marker" />,
    event: <OnChart kind="event" />,
    cape: <OnChart kind="cape" />,
    pirates: <OnChart kind="pirates" />,
    storm: <Glyph name="lightning-storm" />,
    compass: <Glyph name="compass" />,
    'fair-wind': <Glyph name="windsock" />,
    calm: <Glyph name="calm" />,
    good: <Cube good="pepper" letter={words.goods.pepper.letter} />,
    points: <b class="caravelas-points">5</b>,
    order: <Glyph name="compass" />,
    arch: <Glyph name="arch" />,
    wreck: <Glyph name="wreck" />,
    hand: <Glyph name="hand" />,
    target: <Glyph name="target" />,
    seal: <Glyph name="flag" />,
  };
  const { piecePoints, destinationPoints } = content.figures;
  const figures: Readonly<Record<string, number>> = { arch: piecePoints, target: destinationPoints };
  return Object.entries(drawings).flatMap(([id, drawing]) => {
    // As in the rules, what reads otherwise in a simpler game has a name of its own.
    const sign = told[`${id}@${props.scene.options.mode}`] ?? told[id];
    if (sign === undefined || LEFT_OUT[props.scene.options.mode]?.has(id) === true) return [];
    const figure = figures[id];
    const help = figure === undefined ? sign.help : withNumbers(sign.help, [figure]);
    return [{ id, drawing, name: sign.name, help }];
  });
}

/** A topic, and what stands in its place in simpler ways to play. */
function ways(topic: string, ...modes: readonly ('drawn' | 'dice')[]): readonly string[] {
  return [topic, ...modes.map((mode) => `${topic}@${mode}`)];
}

export const reference: Reference = {
  chapters: [
    {
      id: 'aim',
      topics: [
        'overview',
        ...ways('discoveries', 'dice'),
        'destinations',
        'jeronimos',
        ...ways('end', 'dice'),
      ],
    },
    {
      id: 'sailing',
      topics: [
        ...ways('turn', 'drawn', 'dice'),
        ...ways('sailing', 'dice'),
        ...ways('currents', 'dice'),
        ...ways('pirates', 'drawn', 'dice'),
        'cape',
        'wreck',
      ],
    },
    { id: 'events', topics: [...ways('events', 'drawn'), 'event', 'bonus-moves', 'bonus'] },
    { id: 'lisboa', topics: ['goods', ...ways('lisboa', 'drawn', 'dice'), ...ways('upgrade', 'dice')] },
    { id: 'order', topics: ['auction', ...ways('places', 'drawn')] },
    { id: 'variants', topics: ['drawn', 'dice'] },
  ],
  signs,
  texts: referenceTexts,
};
