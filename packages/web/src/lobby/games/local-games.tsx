import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { askForFile } from '../../app/ask-for-file.ts';
import { go, pathOf } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../design/forms/button.tsx';
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx';
import { LinkButton } from '../../design/forms/link-button.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import type { LocalRecord } from '../../local/device-store.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { gameName } from '../table-lists/game-name.ts';
import { fromDevice } from '../table-lists/my-games.ts';
import { sentenceOf } from '../sentence.ts';
import { TableLine, TableLines } from '../table-lists/table-lines.tsx';
import { forgetOnDevice, isOver, onDevice } from '../table-lists/tables-of-mine.ts';
import { tablesWords } from '../tables-words.ts';
import { ago } from '../table-lists/times.ts';
import { outcomeOf } from './outcome-of.ts';
import { outcomeWords } from './outcome-words.ts';
import { ReplayButton } from './replay-button.tsx';

/** Everything on this device, under way or over. Chapters are kept by their campaigns. */
export function LocalGames(): JSX.Element {
  const { games } = tablesWords.value;
  const asked = useSignal<LocalRecord | undefined>(undefined);
  const trouble = useSignal<string | undefined>(undefined);
  const kept = (onDevice.value ?? []).filter(({ record }) => record.chapter === undefined);

  const save = async ({ record }: LocalRecord) => {
    const { exportMatch } = await import('./export-match.ts');
    await exportMatch(record.id).catch((error: unknown) => (trouble.value = sentenceOf(error)));
  };
  const take = async (file: File) => {
    const { keepMatch } = await import('../../local/keep-match.ts');
    const { namePlaceholder } = tablesWords.value.setting;
    try {
      const id = await keepMatch(await file.text(), (seat) => namePlaceholder(seat + 1));
      go({ at: 'replay', id, from: 'device' });
    } catch {
      trouble.value = games.notKept;
    }
  };
  const forget = async () => {
    const id = asked.value?.record.id;
    asked.value = undefined;
    if (id !== undefined) await forgetOnDevice(id);
  };

  return (
    <FormPanel title={games.local} lead={games.localWhy}>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      {onDevice.value !== undefined && kept.length === 0 && <p>{games.noneLocal}</p>}
      {kept.length > 0 && (
        <TableLines>
          {kept.map((local) => (
            <LocalLine
              key={local.record.id}
              local={local}
              onExport={() => void save(local)}
              onDelete={() => (asked.value = local)}
            />
          ))}
        </TableLines>
      )}
      <Button variant="quiet" icon="download" onClick={() => askForFile((file) => void take(file))}>
        {games.import}
      </Button>
      <ConfirmDialog
        open={asked.value !== undefined}
        onClose={() => (asked.value = undefined)}
        title={games.deleteTitle}
        closeLabel={words.value.close}
        icon="trash"
        yes={games.delete}
        no={games.keep}
        onConfirm={() => void forget()}
      >
        <p>{games.deleteWhy}</p>
      </ConfirmDialog>
    </FormPanel>
  );
}

interface LineProps {
  readonly local: LocalRecord;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

function LocalLine({ local, onExport, onDelete }: LineProps): JSX.Element {
  const { games } = tablesWords.value;
  const { record, updatedAt } = local;
  const people = record.chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const me = people.length === 1 ? people[0] : undefined;
  const name = gameName(record.game);
  const over = isOver(record);
  return (
    <TableLine
      game={fromDevice(local)}
      standing={
        <>
          <b>{over ? outcomeWords(outcomeOf(record.result, me)) : games.playing}</b>
          {ago(locale.value, updatedAt, Date.now())}
        </>
      }
      actions={
        <>
          <LinkButton variant="quiet" href={pathOf({ at: 'local', id: record.id })}>
            {games.open}
          </LinkButton>
          {over && <ReplayButton id={record.id} from="device" />}
          <Button variant="quiet" icon="download" title={name} onClick={onExport}>
            {games.export}
          </Button>
          <Button variant="quiet" icon="trash" title={name} onClick={onDelete}>
            {games.delete}
          </Button>
        </>
      }
    />
  );
}
