import type { JSX } from 'preact';
import { Icon } from '../../../design/icon.tsx';
import type { ChartCamera } from '../../../board-kit/camera/use-camera.ts';
import { sees } from '../../../board-kit/camera/camera.ts';
import type { SectionProps } from '../board/section.ts';
import type { Look } from './spots.ts';

interface Props extends Pick<SectionProps, 'table' | 'touch'> {
  readonly looks: readonly Look[];
  readonly camera: ChartCamera;
}

/** How many things that may be chosen are out of sight; a press flies to the next of them. */
export function MoreLit({ looks, camera, table, touch }: Props): JSX.Element | undefined {
  const now = camera.camera.value;
  const view = { sheet: camera.sheet, frame: camera.frame.value };
  const hidden = looks.filter(({ id, at: [x, y] }) => touch.isLegal(id) && !sees(now, view, { x, y }));
  const [next] = hidden;
  if (next === undefined) return undefined;
  const [x, y] = next.at;
  return (
    <button type="button" class="ma-more-lit" data-over-chart onClick={() => camera.show({ x, y })}>
      <Icon name="arrow" />
      {table.words.chart.moreLit(hidden.length)}
    </button>
  );
}
