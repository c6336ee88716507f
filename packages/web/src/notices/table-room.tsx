/** The chat room that is told whose turn it is at a table. */
import type { TableScene, WebhookForm } from '@captains-table/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../design/forms/button.tsx';
import { Field } from '../design/forms/field.tsx';
import { Select } from '../design/forms/select.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { notices } from '../server/notices-api.ts';
import type { TableRoom as Room } from '../server/notices-api.ts';
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
        <RoomForm table={scene.id} room={room} onChange={(next) => (found.value = next)} />
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

interface FormProps {
  readonly table: string;
  readonly room: Room['room'];
  readonly onChange: (room: Room) => void;
}

function RoomForm({ table, room, onChange }: FormProps): JSX.Element {
  const { webhook: text } = noticesWords.value;
  const url = useSignal(room?.url ?? '');
  const form = useSignal<WebhookForm>(room?.form ?? 'discord');
  const { busy, trouble, done, ask } = useAsking();
  const save = (address: string | undefined) =>
    ask(async () => onChange(await notices.setRoom(table, address, form.value)));
  return (
    <form
      class="table-room-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (url.value.trim() !== '') void save(url.value.trim());
      }}
    >
      <Field
        label={text.url}
        hint={text.urlWhy}
        value={url.value}
        maxLength={1_000}
        autocomplete="off"
        placeholder="https://"
        onInput={(value) => (url.value = value)}
      />
      <Select
        label={text.form}
        options={FORMS.map((value) => ({ value, label: text.forms[value] }))}
        value={form.value === 'plain' ? 'discord' : form.value}
        onChange={(value) => (form.value = value)}
      />
      <div class="table-room-actions">
        <Button type="submit" variant="primary" busy={busy.value}>
          {text.save}
        </Button>
        {room !== undefined && (
          <Button
            variant="quiet"
            icon="trash"
            onClick={() => {
              url.value = '';
              void save(undefined);
            }}
          >
            {text.remove}
          </Button>
        )}
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
        {done.value && <StatusLine tone="good">{text.saved}</StatusLine>}
      </div>
    </form>
  );
}
