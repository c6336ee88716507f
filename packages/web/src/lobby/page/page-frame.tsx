import type { ComponentChildren, JSX } from 'preact';
import { CompassRose } from '../../design/drawings/chart/compass-rose.tsx';
import { RhumbLines } from '../../design/drawings/chart/rhumb-lines.tsx';
import { usePageHeading } from './page-heading.ts';
import '../../design/drawings/chart/chart-ground.css';
import './page-frame.css';

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Reading pages are narrower than tables and lists. */
  readonly narrow?: boolean;
  readonly children: ComponentChildren;
}

/** A page that is not the front page: a heading, a line about it, and its content. */
export function PageFrame({ title, lead, narrow = false, children }: Props): JSX.Element {
  const heading = usePageHeading(title);
  return (
    <div class={narrow ? 'page page-narrow' : 'page'}>
      <svg
        class="chart-ground page-ground"
        viewBox="0 0 1440 520"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <RhumbLines cx={1180} cy={104} from={42} to={1500} />
        <CompassRose cx={1180} cy={104} r={42} />
      </svg>
      <header class="page-head">
        <h1 class="page-title" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {lead !== undefined && <p class="page-lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
