import type { ComponentChildren, JSX } from 'preact';
import { words } from '../app/words.ts';
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
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

/** Asks before something that a server does and cannot undo, and says if it fails. */
export function AskFirst({ open, onClose, title, yes, no, onYes, children }: Props): JSX.Element {
  const { busy, trouble, ask } = useAsking();
  const go = () =>
    ask(async () => {
      await onYes();
      onClose();
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={words.value.close}
      yes={yes}
      no={no}
      busy={busy.value}
      onConfirm={() => void go()}
    >
      {children}
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </ConfirmDialog>
  );
}
