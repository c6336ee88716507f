import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../design/forms/button.tsx';
import { Panel } from '../../design/layout/panel.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import type { TableLink } from '../../link/link.ts';
import { saveDocument } from '../../app/save-document.ts';
import { words } from '../words.ts';
import './trouble.css';

interface Props {
  readonly error: unknown;
  readonly link: TableLink;
}

/** Instead of a white page. */
export function TroublePage({ error, link }: Props): JSX.Element {
  const { trouble } = words.value;
  return (
    <main class="trouble-page">
      <Trouble text={trouble.page} error={error} link={link} />
    </main>
  );
}

interface TroubleProps extends Props {
  readonly text: string;
  readonly onText?: () => void;
}

export function Trouble({ text, error, link, onText }: TroubleProps): JSX.Element {
  const { trouble } = words.value;
  const failed = useSignal(false);
  const save = () => {
    link.document().then(
      (document) => saveDocument(document, document.game),
      () => (failed.value = true),
    );
  };
  return (
    <Panel title={trouble.title}>
      <p>{text}</p>
      <div class="trouble-actions">
        {onText !== undefined && (
          <Button variant="primary" icon="list" onClick={onText}>
            {trouble.asText}
          </Button>
        )}
        <Button icon="download" onClick={save}>
          {trouble.export}
        </Button>
        <Button icon="restart" onClick={() => location.reload()}>
          {trouble.reload}
        </Button>
      </div>
      {failed.value && <StatusLine tone="risk">{trouble.failed}</StatusLine>}
      <details class="trouble-details">
        <summary>{trouble.details}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </Panel>
  );
}
