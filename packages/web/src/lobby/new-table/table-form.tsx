import type { JSX } from 'preact';
import type { TableGame } from '@captains-table/catalogue';
import { MAX_NAME_LENGTH } from '@captains-table/protocol';
import { lazy } from '../../app/lazy.tsx';
import { locale } from '../../app/settings.ts';
import { Form } from '../../design/forms/form.tsx';
import { Button } from '../../design/forms/button.tsx';
import { Field } from '../../design/forms/field.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { Toggle } from '../../design/forms/toggle.tsx';
import { isCampaignMode, withoutChapterChoice } from '../../campaigns/chapter-options.ts';
import { gameName } from '../table-lists/game-name.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { tablesWords } from '../tables-words.ts';
import { Choice } from './choice.tsx';
import { ChairFields } from './chair-fields.tsx';
import type { Where } from './draft.ts';
import { withWhere } from './draft.ts';
import { RuleFields } from './rule-fields.tsx';
import { TempoFields } from './tempo-fields.tsx';
import type { TableFormState } from './use-table-form.ts';
import { useMayHavePacks } from './use-may-have-packs.ts';
import { useTableForm } from './use-table-form.ts';

interface Props {
  readonly game: TableGame;
  readonly where: Where;
  readonly pack: string | undefined;
}

const PackField = lazy(async () => (await import('../../packs/loaders.ts')).packField(), Nothing);

export function TableForm({ game, where, pack }: Props): JSX.Element {
  const { setting } = tablesWords.value;
  const meta = withoutChapterChoice(game.game);
  const form = useTableForm(meta, { where, pack }, (mode) => isCampaignMode(game.game, mode));
  const { draft, online, problems, change } = form;
  const mayHavePacks = useMayHavePacks(pack);
  return (
    <Form class="table-form" onSubmit={() => void form.submit()}>
      <div class="table-form-columns">
        <div class="table-form-column">
          <WherePanel {...form} />
          <FormPanel title={gameName(game.game.meta.id)}>
            {mayHavePacks && <PackField game={meta.id} pack={draft.pack} onChange={form.choosePack} />}
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
          <ChairsPanel {...form} />
          {online && <TablePanel {...form} />}
        </div>
      </div>
      <div class="table-form-end">
        <Button type="submit" variant="primary" size="l" icon="wheel" busy={form.busy}>
          {online ? setting.create : setting.start}
        </Button>
        {form.trouble !== undefined && <StatusLine tone="risk">{form.trouble}</StatusLine>}
      </div>
    </Form>
  );
}

function Nothing(): JSX.Element {
  return <></>;
}

function WherePanel({ draft, noServer, change }: TableFormState): JSX.Element {
  const { setting } = tablesWords.value;
  return (
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
  );
}

function ChairsPanel({ draft, online, problems, name, change }: TableFormState): JSX.Element {
  const { setting } = tablesWords.value;
  return (
    <FormPanel title={setting.chairs}>
      {online && (
        <Field
          label={setting.yourName}
          hint={setting.yourNameWhy}
          error={name.isMissing ? setting.problems.name : undefined}
          value={name.shown}
          maxLength={MAX_NAME_LENGTH}
          autocomplete="nickname"
          onInput={name.onInput}
        />
      )}
      <ChairFields
        draft={draft}
        onChange={change}
        error={problems.some(({ field }) => field === 'chairs') ? setting.problems.somebody : undefined}
      />
    </FormPanel>
  );
}

/** What concerns a table on the server only. */
function TablePanel({ draft, change }: TableFormState): JSX.Element {
  const { setting } = tablesWords.value;
  return (
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
  );
}
