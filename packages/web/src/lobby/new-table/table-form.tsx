import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { TableGame } from '@captains-table/catalogue';
import { MAX_NAME_LENGTH } from '@captains-table/protocol';
import { person, serverReached } from '../../app/person.ts';
import { go } from '../../app/router.ts';
import { locale } from '../../app/settings.ts';
import { Button } from '../../design/forms/button.tsx';
import { Field } from '../../design/forms/field.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { Toggle } from '../../design/forms/toggle.tsx';
import { gameName } from '../table-lists/game-name.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { sentenceOf } from '../sentence.ts';
import { tablesWords } from '../tables-words.ts';
import { Choice } from './choice.tsx';
import { ChairFields } from './chair-fields.tsx';
import type { Draft, Where } from './draft.ts';
import { newDraft, problemsOf, withWhere } from './draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { setTable } from './set-table.ts';
import { TempoFields } from './tempo-fields.tsx';

interface Props {
  readonly game: TableGame;
  readonly where: Where;
}

export function TableForm({ game, where }: Props): JSX.Element {
  const { meta } = game.game;
  const { setting } = tablesWords.value;
  const noServer = serverReached.value === false;
  const held = useSignal<Draft>(newDraft(meta, noServer ? 'device' : where));
  const name = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const tried = useSignal(false);

  const draft = noServer ? withWhere(held.value, 'device') : held.value;
  const online = draft.where === 'online';
  const shownName = name.value ?? person.value?.name ?? '';
  const problems = problemsOf(meta, draft);
  const nameWrong = online && tried.value && name.value !== undefined && name.value.trim() === '';
  const change = (changed: Draft) => {
    held.value = changed;
  };

  const submit = async () => {
    tried.value = true;
    const noName = online && name.value !== undefined && name.value.trim() === '';
    if (problems.length > 0 || noName || busy.value) return;
    busy.value = true;
    trouble.value = undefined;
    try {
      go(await setTable(meta.id, draft, shownName.trim()));
    } catch (error) {
      trouble.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  };

  return (
    <form
      class="table-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div class="table-form-columns">
        <div class="table-form-column">
          <FormPanel title={setting.where}>
            <Choice
              quiet
              label={setting.where}
              value={draft.where}
              onChange={(value) => change(withWhere(draft, value))}
              options={[
                {
                  value: 'online',
                  label: setting.whereOnline,
                  hint: noServer ? setting.noServer : setting.whereOnlineWhy,
                  off: noServer,
                },
                { value: 'device', label: setting.whereDevice, hint: setting.whereDeviceWhy },
              ]}
            />
          </FormPanel>
          <FormPanel title={gameName(meta.id)}>
            <RuleFields
              meta={meta}
              texts={game.texts[locale.value]}
              draft={draft}
              problems={problems}
              onChange={change}
            />
          </FormPanel>
        </div>
        <div class="table-form-column">
          <FormPanel title={setting.chairs}>
            {online && (
              <Field
                label={setting.yourName}
                hint={setting.yourNameWhy}
                error={nameWrong ? setting.problems.name : undefined}
                value={shownName}
                maxLength={MAX_NAME_LENGTH}
                autocomplete="nickname"
                onInput={(typed) => (name.value = typed)}
              />
            )}
            <ChairFields
              draft={draft}
              onChange={change}
              error={problems.some(({ field }) => field === 'chairs') ? setting.problems.somebody : undefined}
            />
          </FormPanel>
          {online && (
            <FormPanel title={setting.table}>
              <Choice
                label={setting.visibility}
                value={draft.visibility}
                onChange={(visibility) => change({ ...draft, visibility })}
                options={[
                  { value: 'invite', label: setting.byInvite, hint: setting.byInviteWhy },
                  { value: 'public', label: setting.public, hint: setting.publicWhy },
                ]}
              />
              <TempoFields tempo={draft.tempo} onChange={(tempo) => change({ ...draft, tempo })} />
              <Toggle
                label={setting.spectators}
                hint={setting.spectatorsWhy}
                checked={draft.spectators}
                onChange={(spectators) => change({ ...draft, spectators })}
              />
              <Toggle
                label={setting.hints}
                hint={setting.hintsWhy}
                checked={draft.hints}
                onChange={(hints) => change({ ...draft, hints })}
              />
            </FormPanel>
          )}
        </div>
      </div>
      <div class="table-form-end">
        <Button type="submit" variant="primary" size="l" icon="wheel" busy={busy.value}>
          {online ? setting.create : setting.start}
        </Button>
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
    </form>
  );
}
