import type { ComponentChildren, JSX } from 'preact';
import { Panel } from '../../design/layout/panel.tsx';
import './form-panel.css';

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ComponentChildren;
}

/** A panel of a page with fields or lists, one below the other. */
export function FormPanel({ title, lead, children }: Props): JSX.Element {
  return (
    <Panel title={title}>
      <div class="form-panel">
        {lead !== undefined && <p class="form-panel-lead">{lead}</p>}
        {children}
      </div>
    </Panel>
  );
}
