import { useSignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import { keysOf } from '@captains-table/kernel';
import { CLUB_LENGTHS } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Form } from '../design/forms/form.tsx';
import { Button } from '../design/forms/button.tsx';
import { Field } from '../design/forms/field.tsx';
import { Select } from '../design/forms/select.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { ATLAS } from '../games/registry.ts';
import { Choice } from '../lobby/new-table/choice.tsx';
import { problemsOf } from '../lobby/new-table/draft.ts';
import { RuleFields } from '../lobby/new-table/rule-fields.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { cupsApi } from './clubs-api.ts';
import type { CupDraft } from './cup-draft.ts';
import { metaForCups, newCupDraft, wishOf, withGame } from './cup-draft.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { clubsWords } from './words.ts';
import '../lobby/new-table/new-table-page.css';
import './cup.css';

interface Props {
  readonly club: string;
  readonly game: TableGame;
  /** Another game is to be played. */
  readonly onGame: (game: string) => void;
}

export function CupForm({ club, game, onGame }: Props): JSX.Element {
  const { setting } = clubsWords.value.cups;
  const meta = metaForCups(game.game);
  const held = useSignal<{ readonly game: string; readonly draft: CupDraft }>({
    game: meta.id,
    draft: newCupDraft(meta),
  });
  const tried = useSignal(false);
  const { busy, trouble, ask } = useAsking();
  const draft = held.value.game === meta.id ? held.value.draft : withGame(held.value.draft, meta);
  useEffect(() => {
    if (held.peek().game !== meta.id) held.value = { game: meta.id, draft };
  }, [meta.id]);
  const change = (changed: Partial<CupDraft>) =>
    (held.value = { game: meta.id, draft: { ...draft, ...changed } });
  const problems = problemsOf(meta, draft.table);
  const isUnnamed = draft.name.trim() === '';
  const create = () => {
    tried.value = true;
    if (isUnnamed || problems.length > 0) return;
    void ask(async () => {
      const { cup } = await cupsApi.create(club, wishOf(meta.id, draft));
      go({ at: 'cup', id: cup }, 'replace');
    });
  };
  return (
    <Form class="table-form" onSubmit={() => create()}>
      <div class="table-form-columns">
        <div class="table-form-column">
          <NameAndForm draft={draft} isNameMissing={tried.value && isUnnamed} onChange={change} />
          <FormPanel title={setting.game}>
            <Select
              label={setting.game}
              options={ATLAS.map(({ id }) => ({ value: id, label: gameName(id) }))}
              value={meta.id}
              onChange={onGame}
            />
            <RuleFields
              meta={meta}
              texts={game.texts[locale.value]}
              draft={draft.table}
              problems={problems}
              players={{ label: setting.most, hint: setting.mostWhy }}
              onChange={(table) => change({ table })}
            />
          </FormPanel>
        </div>
        <div class="table-form-column">
          <ScheduleFields draft={draft} onChange={change} />
        </div>
      </div>
      <div class="table-form-end">
        <Button type="submit" variant="primary" size="l" icon="trophy" busy={busy.value}>
          {setting.create}
        </Button>
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
    </Form>
  );
}

interface NameAndFormProps {
  readonly draft: CupDraft;
  readonly isNameMissing: boolean;
  readonly onChange: (changed: Partial<CupDraft>) => void;
}

function NameAndForm({ draft, isNameMissing, onChange }: NameAndFormProps): JSX.Element {
  const { setting, forms, formsWhy } = clubsWords.value.cups;
  return (
    <FormPanel title={setting.form}>
      <Field
        label={setting.name}
        error={isNameMissing ? setting.noName : undefined}
        value={draft.name}
        maxLength={CLUB_LENGTHS.name}
        autocomplete="off"
        onInput={(name) => onChange({ name })}
      />
      <div class="cup-forms">
        <Choice
          quiet
          label={setting.form}
          value={draft.form}
          onChange={(form) => onChange({ form })}
          options={keysOf(forms).map((form) => ({ value: form, label: forms[form], hint: formsWhy[form] }))}
        />
      </div>
    </FormPanel>
  );
}
