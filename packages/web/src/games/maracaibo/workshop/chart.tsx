/** The Caribbean with its routes and the trail, to be edited in the workshop. */
import type { Content } from '@captains-table/maracaibo';
import type { MaracaiboTexts } from '@captains-table/maracaibo/texts';
import type { JSX } from 'preact';
import type { ChartShown, EditableChart } from '../../../workshop/chart/editable-chart.ts';
import { marksOf } from '@captains-table/maracaibo/signs';
import { Layout } from '../chart/geometry/chart-layout.ts';
import { SHEET } from '../chart/geometry/layout.ts';
import { PlaceName } from '../chart/places.tsx';
import { Legs } from '../chart/route.tsx';
import { SpaceMark, TrailLines, TrailPath } from '../chart/trail.tsx';
import { Sheet } from '../drawings/chart/sheet.tsx';
import { PlaceFace } from './place-face.tsx';
import { layers } from './layers.ts';
import '../chart/chart.css';

function Drawing({ content, texts: game }: ChartShown<MaracaiboTexts>): JSX.Element {
  const box: Content = content;
  const layout = new Layout(box);
  const { explorerSpaces } = box.tracks;
  return (
    <Sheet {...SHEET}>
      <TrailPath content={box} layout={layout} />
      {explorerSpaces.map(({ id, quest, reward }) => (
        <g key={id} transform={`translate(${(layout.spaceAt(id) ?? [0, 0]).join(' ')})`}>
          <SpaceMark isQuest={quest === true} isStart={id === 'E0'} gains={marksOf(reward)} />
        </g>
      ))}
      <TrailLines table={{ content: box, game, layout }} />
      <Legs legs={box.routes} layout={layout} />
      {box.locations.map((place) => (
        <g key={place.id}>
          <g transform={`translate(${layout.pointOf(place.id).join(' ')})`}>
            <PlaceFace place={place} />
          </g>
          <PlaceName place={{ id: place.id, kind: place.type }} table={{ game, layout }} />
        </g>
      ))}
    </Sheet>
  );
}

export const editableChart: EditableChart = {
  sheets: {
    chart: {
      size: { ...SHEET, farthest: 'whole', readable: 0.6, finger: 0.8, near: 1.3, closest: 3 },
      corner: { x: 0, y: 0 },
      Drawing,
    },
  },
  layers,
  about: ['locations', 'routes', 'tracks.explorerSpaces', 'tracks.explorerPaths', 'tracks.explorerLines'],
};
