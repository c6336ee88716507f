/** The packs of this device: which one is open, what it is called; and what can be done with it as a whole. */
import { hashOfPack } from '@captains-table/catalogue/pieces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../design/forms/button.tsx';
import { Field } from '../design/forms/field.tsx';
import { Select } from '../design/forms/select.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import SharePack from '../packs/share-pack.tsx';
import type { OpenPack } from './open-pack.ts';
import { newPack, packFileOf } from './pack/stored-pack.ts';
import { workshopWords } from './words.ts';

interface Props {
  readonly openPack: OpenPack;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly onCompare: () => void;
  readonly onCheck: () => void;
  readonly onPlay: () => void;
}

export function PacksDialog(props: Props): JSX.Element {
  const { openPack, open, onClose } = props;
  const words = workshopWords.value;
  const { pack } = words;
  const asked = useSignal(false);
  const now = openPack.pack.value;
  const packs = openPack.packs.value.some(({ id }) => id === now.id)
    ? openPack.packs.value
    : [now, ...openPack.packs.value];
  const forget = async () => {
    asked.value = false;
    await openPack.remove();
    openPack.open(openPack.packs.value[0] ?? newPack(openPack.game, words.packName));
  };
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog open={open} onClose={onClose} title={pack.title} closeLabel={pack.close}>
      <div class="ws-packs">
        <p class="ws-soft">{pack.private}</p>
        {packs.length > 1 && (
          <Select
            label={pack.choose}
            options={packs.map(({ id, name }) => ({ value: id, label: name }))}
            value={now.id}
            onChange={(id) => {
              const chosen = packs.find((one) => one.id === id);
              if (chosen !== undefined) openPack.open(chosen);
            }}
          />
        )}
        <Field label={pack.name} value={now.name} maxLength={60} onInput={(name) => openPack.rename(name)} />
        <div class="ws-packs-acts">
          <Button icon="play" onClick={then(props.onPlay)}>
            {words.play.open}
          </Button>
          <Button icon="check" onClick={then(props.onCheck)}>
            {words.check.open}
          </Button>
          <Button icon="list" onClick={then(props.onCompare)}>
            {words.compare.open}
          </Button>
          <Button icon="download" onClick={then(props.onImport)}>
            {words.import}
          </Button>
          <Button icon="share" onClick={then(props.onExport)}>
            {words.export}
          </Button>
          <Button icon="plus" onClick={() => openPack.open(newPack(openPack.game, words.packName))}>
            {pack.make}
          </Button>
          {!asked.value && (
            <Button icon="trash" onClick={() => (asked.value = true)}>
              {pack.delete}
            </Button>
          )}
        </div>
        {open && <Sharing openPack={openPack} />}
        {asked.value && (
          <div class="ws-packs-forget" role="alert">
            <p>{pack.deleteWhy}</p>
            <Button icon="trash" onClick={() => void forget()}>
              {pack.delete}
            </Button>
            <Button variant="primary" onClick={() => (asked.value = false)}>
              {pack.keep}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The open pack, by the hash that a server would give it. */
function Sharing({ openPack }: Pick<Props, 'openPack'>): JSX.Element {
  const { json } = packFileOf(openPack.pack.value);
  const made = openPack.made.value;
  return <SharePack game={openPack.game} json={json} hash={made && hashOfPack(json, made.hash)} />;
}
