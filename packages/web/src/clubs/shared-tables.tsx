import { useSignal } from '@preact/signals';
import type { SharedTableLine, TableSummary } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { person } from '../app/person.ts';
import { pathOf } from '../app/router.ts';
import { words } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { tables } from '../server/api.ts';
import { clubsApi } from './clubs-api.ts';
import type { ClubProps } from './club-props.ts';
import { isOrganiser } from './club-props.ts';
import { clubsWords } from './words.ts';

/** Tables at which every member may sit down. */
export function SharedTables({ club, onChanged }: ClubProps): JSX.Element {
  const { tables: said } = clubsWords.value;
  const sharing = useSignal(false);
  const close = () => (sharing.value = false);
  return (
    <FormPanel title={said.title}>
      {club.tables.length === 0 && <p class="clubs-quiet">{said.none}</p>}
      <ul class="club-rows">
        {club.tables.map((line) => (
          <Line key={line.table} club={club} line={line} onChanged={onChanged} />
        ))}
      </ul>
      <div class="page-actions">
        <Button icon="share" onClick={() => (sharing.value = true)}>
          {said.share}
        </Button>
      </div>
      <Dialog open={sharing.value} onClose={close} title={said.shareTitle} closeLabel={words.value.close}>
        <OwnTables club={club} onChanged={onChanged} />
      </Dialog>
    </FormPanel>
  );
}

function Line({ club, line, onChanged }: ClubProps & { readonly line: SharedTableLine }): JSX.Element {
  const { tables: said, unknown } = clubsWords.value;
  const { busy, trouble, ask } = useAsking();
  const { table, invite, game, by, seats, taken } = line;
  const mayRemove = isOrganiser(club) || by.id === person.value?.id;
  const remove = () =>
    ask(async () => {
      await clubsApi.unshare(club.id, table);
      await onChanged();
    });
  return (
    <li class="club-row">
      <span class="club-row-told">
        <span class="club-row-name">{gameName(game)}</span>
        <span class="clubs-quiet">
          {said.by(by.name || unknown)} · {said.free(seats - taken)}
        </span>
      </span>
      <span class="club-row-actions">
        <LinkButton variant="primary" href={pathOf({ at: 'table', id: table, invite })}>
          {said.sit}
        </LinkButton>
        {mayRemove && (
          <Button variant="quiet" busy={busy.value} onClick={() => void remove()}>
            {said.remove}
          </Button>
        )}
      </span>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </li>
  );
}

/** The reader's tables that wait for players. */
function OwnTables({ club, onChanged }: ClubProps): JSX.Element {
  const { tables: said } = clubsWords.value;
  const own = useSignal<readonly TableSummary[] | undefined>(undefined);
  const { trouble, ask } = useAsking();
  const { busy, trouble: refusal, ask: request } = useAsking();
  useEffect(() => {
    void ask(async () => {
      own.value = (await tables.mine()).tables.filter(({ status }) => status === 'open');
    });
  }, []);
  const share = (table: string) =>
    request(async () => {
      await clubsApi.share(club.id, table);
      await onChanged();
    });
  const sentence = trouble.value ?? refusal.value;
  return (
    <div class="form-panel">
      <p class="clubs-quiet">{said.shareWhy}</p>
      {own.value?.length === 0 && <p>{said.noneToShare}</p>}
      <ul class="club-rows">
        {(own.value ?? []).map(({ id, game, seats }) => (
          <li key={id} class="club-row">
            <span class="club-row-told">
              <span class="club-row-name">{gameName(game)}</span>
              <span class="clubs-quiet">{said.free(seats.filter(({ kind }) => kind === 'open').length)}</span>
            </span>
            <span class="club-row-actions">
              {club.tables.some(({ table }) => table === id) ? (
                <StatusLine tone="good">{said.shared}</StatusLine>
              ) : (
                <Button busy={busy.value} onClick={() => void share(id)}>
                  {said.shareThis}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={pathOf({ at: 'new-table', game: undefined })}>{said.setOne}</a>
      </p>
      {sentence !== undefined && <StatusLine tone="risk">{sentence}</StatusLine>}
    </div>
  );
}
