/** In the workshop: put the open pack on the server and share it by a link. */
import { useSignal } from '@preact/signals';
import type { PackInfo } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { ensurePerson, serverReached } from '../app/person.ts';
import { pathOf } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { CopyField } from '../frame/copy-field.tsx';
import { sentenceOf } from '../lobby/sentence.ts';
import { packs } from '../server/packs-api.ts';
import type { StoredPack } from '../workshop/pack/stored-pack.ts';
import { packFileOf } from '../workshop/pack/stored-pack.ts';
import { packsWords } from './words.ts';

export default function SharePack({ pack }: { readonly pack: StoredPack }): JSX.Element {
  const { share } = packsWords.value;
  const kept = useSignal<PackInfo | undefined>(undefined);
  const busy = useSignal(false);
  const said = useSignal<string | undefined>(undefined);
  const work = async (act: () => Promise<PackInfo | undefined>) => {
    busy.value = true;
    said.value = undefined;
    try {
      await ensurePerson();
      kept.value = await act();
    } catch (error) {
      said.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  };
  const make = async () => {
    const { pack: put } = await packs.put(packFileOf(pack).json);
    return { ...put, link: (await packs.share(put.hash)).link };
  };
  const stop = async ({ hash, game, name, content }: PackInfo) => {
    await packs.unshare(hash);
    return { hash, game, name, content };
  };
  const remove = async ({ hash }: PackInfo) => {
    await packs.remove(hash);
    said.value = share.removed;
    return undefined;
  };
  const now = kept.value;
  if (serverReached.value === false) return <></>;
  return (
    <fieldset class="share-pack">
      <legend>{share.title}</legend>
      <p class="ws-soft">{share.why}</p>
      {now?.link !== undefined && (
        <CopyField
          label={share.link}
          value={location.origin + pathOf({ at: 'pack', link: now.link })}
          copyLabel={share.copy}
        />
      )}
      <div class="ws-packs-acts">
        {now?.link === undefined ? (
          <Button icon="share" busy={busy.value} onClick={() => void work(make)}>
            {share.make}
          </Button>
        ) : (
          <Button icon="close" busy={busy.value} onClick={() => void work(() => stop(now))}>
            {share.stop}
          </Button>
        )}
        {now !== undefined && (
          <Button icon="trash" busy={busy.value} onClick={() => void work(() => remove(now))}>
            {share.remove}
          </Button>
        )}
      </div>
      {now !== undefined && <p class="ws-soft">{share.removeWhy}</p>}
      {said.value !== undefined && <StatusLine>{said.value}</StatusLine>}
    </fieldset>
  );
}
