import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { refreshAdmin } from './admin-state.ts';

interface Props {
  readonly request: () => Promise<unknown>;
  readonly variant?: 'primary' | 'quiet';
  readonly children: ComponentChildren;
}

/** A button that does something and shows how things are afterwards. */
export function Action({ request, variant = 'quiet', children }: Props): JSX.Element {
  const { busy, trouble, ask } = useAsking();
  const go = () =>
    ask(async () => {
      await request();
      await refreshAdmin();
    });
  return (
    <>
      <Button variant={variant} busy={busy.value} onClick={() => void go()}>
        {children}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </>
  );
}
