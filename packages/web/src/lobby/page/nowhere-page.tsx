import type { JSX } from 'preact';
import { words } from '../../app/words.ts';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { PageFrame } from './page-frame.tsx';

export function NowherePage(): JSX.Element {
  const { title, lead, home } = words.value.nowhere;
  return (
    <PageFrame title={title} lead={lead}>
      <div class="page-actions">
        <LinkButton href="/" variant="primary" icon="compass">
          {home}
        </LinkButton>
      </div>
    </PageFrame>
  );
}
