import type { JSX } from 'preact';
import { words } from '../../app/words.ts';
import { Button } from '../../design/forms/button.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { PageFrame } from './page-frame.tsx';

export function TroublePage({ trouble }: { readonly trouble: unknown }): JSX.Element {
  const { title, lead, again, home, details } = words.value.trouble;
  return (
    <PageFrame title={title} lead={lead}>
      <div class="page-actions">
        <Button variant="primary" icon="restart" onClick={() => location.reload()}>
          {again}
        </Button>
        {/* Loaded again, so that nothing broken stays. */}
        <LinkButton href="/" onClick={leaveForHome}>
          {home}
        </LinkButton>
      </div>
      <details class="page-details">
        <summary>{details}</summary>
        <code>{String(trouble)}</code>
      </details>
    </PageFrame>
  );
}

function leaveForHome(event: MouseEvent): void {
  event.preventDefault();
  location.assign('/');
}
