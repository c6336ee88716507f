/** In the workshop: which packs of this game the person has on the server, which of them are shared, and the open one among them. */
import { useSignal } from '@preact/signals';
import type { PackInfo } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ensurePerson, person, serverReached } from '../app/person.ts';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { CopyField } from '../frame/copy-field.tsx';
import { sentenceOf } from '../lobby/sentence.ts';
import { packs } from '../server/packs-api.ts';
import { packsWords } from './words.ts';
import './share-pack.css';

/** A pack as it would lie on the server. */
export interface PackToShare {
  readonly game: string;
  readonly json: unknown;
  /** Undefined while it cannot be played with. */
  readonly hash: string | undefined;
}

export default function SharePack({ game, json, hash }: PackToShare): JSX.Element {
  const { share } = packsWords.value;
  const mine = useSignal<readonly PackInfo[]>([]);
  const busy = useSignal(false);
  const said = useSignal<string | undefined>(undefined);
  const read = async () => {
    const found = person.value === undefined ? [] : (await packs.mine()).packs;
    mine.value = found.filter((one) => one.game === game);
  };
  const who = person.value?.id;
  useEffect(() => void read().catch(() => undefined), [game, who]);
  /** What there is then is read again: another window or device may have changed it. */
  const work = async (act: () => Promise<unknown>, done?: string) => {
    busy.value = true;
    said.value = undefined;
    try {
      await ensurePerson();
      await act();
      said.value = done;
    } catch (error) {
      said.value = sentenceOf(error);
    }
    await read().catch(() => undefined);
    busy.value = false;
  };
  const make = async () => packs.share((await packs.put(json)).pack.hash);
  if (serverReached.value === false) return <></>;
  const open = mine.value.find((one) => one.hash === hash);
  return (
    <fieldset class="share-pack">
      <legend>{share.title}</legend>
      <p class="ws-soft">{share.why}</p>
      {open?.link === undefined && (
        <div class="ws-packs-acts">
          <Button icon="share" busy={busy.value} onClick={() => void work(make)}>
            {share.make}
          </Button>
        </div>
      )}
      {mine.value.length > 0 && (
        <ul class="share-pack-list" aria-label={share.title}>
          {mine.value.map((one) => (
            <Kept
              key={one.hash}
              pack={one}
              open={one === open}
              busy={busy.value}
              onStop={() => void work(() => packs.unshare(one.hash), share.stopped)}
              onRemove={() => void work(() => packs.remove(one.hash), share.removed)}
            />
          ))}
        </ul>
      )}
      {mine.value.length > 0 && <p class="ws-soft">{share.removeWhy}</p>}
      {said.value !== undefined && <StatusLine>{said.value}</StatusLine>}
    </fieldset>
  );
}

interface KeptProps {
  readonly pack: PackInfo;
  /** It is the one that lies open, as it is now. */
  readonly open: boolean;
  readonly busy: boolean;
  readonly onStop: () => void;
  readonly onRemove: () => void;
}

function Kept({ pack, open, busy, onStop, onRemove }: KeptProps): JSX.Element {
  const words = packsWords.value;
  const { share } = words;
  const { name, createdAt, link } = pack;
  const called = name === '' ? words.unnamed : name;
  const since =
    createdAt === undefined
      ? ''
      : new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(createdAt);
  return (
    <li>
      <p class="share-pack-line">
        <b>{called}</b> <span class="ws-soft">{open ? share.open : share.as(since)}</span>
        <span class={link === undefined ? 'share-pack-state' : 'share-pack-state share-pack-shared'}>
          {link === undefined ? share.private : share.shared}
        </span>
      </p>
      {link !== undefined && (
        <CopyField
          label={share.link}
          value={location.origin + pathOf({ at: 'pack', link })}
          copyLabel={share.copy}
        />
      )}
      <div class="ws-packs-acts">
        {link !== undefined && (
          <Button icon="close" busy={busy} onClick={onStop} aria-label={share.about(share.stop, called)}>
            {share.stop}
          </Button>
        )}
        <Button icon="trash" busy={busy} onClick={onRemove} aria-label={share.about(share.remove, called)}>
          {share.remove}
        </Button>
      </div>
    </li>
  );
}
