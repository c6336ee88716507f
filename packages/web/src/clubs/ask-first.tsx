import type { ComponentChildren, JSX } from 'preact';
import { words } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What happens, and what stays as it is. */
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => Promise<void>;
  readonly children: ComponentChildren;
}

/** Asks before something that cannot be undone. The way out has the focus. */
export function AskFirst({ open, onClose, title, yes, no, onYes, children }: Props): JSX.Element {
  const { busy, trouble, ask } = useAsking();
  const go = () =>
    ask(async () => {
      await onYes();
      onClose();
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={words.value.close}
      actions={
        <>
          <Button busy={busy.value} onClick={() => void go()}>
            {yes}
          </Button>
          <Button variant="primary" autofocus onClick={onClose}>
            {no}
          </Button>
        </>
      }
    >
      {children}
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </Dialog>
  );
}
