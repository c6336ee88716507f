import { useSignal } from '@preact/signals';
import type { ShortCode } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { CopyField } from '../frame/copy-field.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { peopleApi } from './people-api.ts';
import { QrPicture } from './qr/qr-picture.tsx';
import { peopleWords } from './words.ts';
import './people.css';

interface Props {
  readonly url: string;
  /** The table or the club to which the link leads; without either it is the person's own. */
  readonly table?: string;
  readonly club?: string;
}

/** An address in three forms: to be sent, to be read out, to be held in front of a camera. */
export function PassOn({ url, table, club }: Props): JSX.Element {
  const { link } = peopleWords.value;
  const code = useSignal<ShortCode | undefined>(undefined);
  const { busy, trouble, ask } = useAsking();
  const show = () => ask(async () => void (code.value = await peopleApi.shortCode({ table, club })));
  return (
    <div class="pass-on">
      <div class="pass-on-words">
        <CopyField label={link.link} value={url} copyLabel={link.copy} />
        {code.value === undefined ? (
          <Button busy={busy.value} onClick={() => void show()}>
            {link.showCode}
          </Button>
        ) : (
          <>
            <CopyField label={link.code} value={code.value.code} copyLabel={link.copyCode} code />
            <p class="people-note">{link.codeUntil(timeOf(code.value.expiresAt))}</p>
          </>
        )}
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
      <QrPicture text={url} label={link.qr} />
    </div>
  );
}

function timeOf(at: number): string {
  return new Date(at).toLocaleString(locale.value, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}
