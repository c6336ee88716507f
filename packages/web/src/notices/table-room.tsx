/** The chat room in which the turns of a table are announced. */
import type { TableScene, WebhookForm } from '@captains-table/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { notices } from '../server/notices-api.ts';
import type { TableRoom as Room } from '../server/notices-api.ts';
import { AddressForm } from './address-form.tsx';
import { noticesWords } from './words.ts';
import './table-room.css';

const FORMS = ['discord', 'matrix'] as const satisfies readonly WebhookForm[];

export default function TableRoom({ scene }: { readonly scene: TableScene }): JSX.Element {
  const { room: text } = noticesWords.value;
  const found = useSignal<Room | undefined>(undefined);
  const looking = useAsking();
  useEffect(() => void looking.ask(async () => (found.value = await notices.room(scene.id))), [scene.id]);
  const { allowed, room } = found.value ?? {};
  return (
    <div class="table-room">
      <p>{text.why}</p>
      {looking.trouble.value !== undefined && <StatusLine tone="risk">{looking.trouble.value}</StatusLine>}
      {allowed === false && <StatusLine>{text.off}</StatusLine>}
      {allowed === true && scene.you.host && (
        <AddressForm
          url={room?.url}
          form={room?.form ?? 'discord'}
          forms={FORMS}
          isStored={room !== undefined}
          onSave={async (url, form) => (found.value = await notices.setRoom(scene.id, url, form))}
        />
      )}
      {allowed === true && !scene.you.host && <Told scene={scene} room={room} />}
    </div>
  );
}

function Told({ scene, room }: { readonly scene: TableScene; readonly room: Room['room'] }): JSX.Element {
  const { room: text, webhook } = noticesWords.value;
  if (room === undefined) return <p>{text.none}</p>;
  const name = scene.seats.find(({ person }) => person === room.by)?.name ?? '';
  return <p>{text.by(name, webhook.forms[room.form])}</p>;
}
