import type { JSX } from 'preact';
import type { AnyTexts, GameMeta } from '@captains-table/kernel';
import { NumberField } from '../../design/forms/number-field.tsx';
import { Select } from '../../design/forms/select.tsx';
import { Toggle } from '../../design/forms/toggle.tsx';
import { tablesWords } from '../tables-words.ts';
import { modeOf, withMode, withPlayers, withValue } from './draft.ts';
import type { Draft, Problem } from './draft.ts';
import { optionFields } from './option-fields.ts';
import type { OptionField } from './option-fields.ts';

interface Props {
  readonly meta: GameMeta;
  readonly texts: AnyTexts;
  readonly draft: Draft;
  readonly problems: readonly Problem[];
  readonly onChange: (draft: Draft) => void;
  /** What the number of players is called, where it is another than at a table. */
  readonly players?: { readonly label: string; readonly hint: string };
}

/** Variant, players and the variant's own options, as the game's description of itself says. */
export function RuleFields({ meta, texts, draft, problems, onChange, players }: Props): JSX.Element {
  const { setting } = tablesWords.value;
  const mode = modeOf(meta, draft);
  const { min, max } = mode.players;
  const has = (field: Problem['field']) => problems.some((problem) => problem.field === field);
  const wrongOption = (id: string) =>
    problems.some((problem) => problem.field === 'option' && problem.id === id)
      ? setting.problems.value
      : undefined;
  return (
    <>
      {meta.modes.length > 1 && (
        <Select
          label={setting.mode}
          error={has('mode') ? setting.problems.mode : undefined}
          options={meta.modes.map(({ id }) => ({ value: id, label: texts.modes[id] ?? id }))}
          value={draft.mode}
          onChange={(id) => onChange(withMode(meta, draft, id))}
        />
      )}
      {min !== max && (
        <NumberField
          label={players?.label ?? setting.players}
          hint={players?.hint ?? setting.range(String(min), String(max))}
          error={has('players') ? setting.problems.players(min, max) : undefined}
          value={draft.chairs.length}
          min={min}
          max={max}
          less={setting.fewerPlayers}
          more={setting.morePlayers}
          onChange={(players) => onChange(withPlayers(draft, players))}
        />
      )}
      {optionFields(mode, draft.values, texts).map((field) => (
        <OptionControl
          key={field.id}
          field={field}
          error={wrongOption(field.id)}
          onChange={(value) => onChange(withValue(draft, field.id, value))}
        />
      ))}
    </>
  );
}

interface ControlProps {
  readonly field: OptionField;
  readonly error: string | undefined;
  readonly onChange: (value: string | number | boolean) => void;
}

function OptionControl({ field, error, onChange }: ControlProps): JSX.Element {
  const { setting } = tablesWords.value;
  switch (field.type) {
    case 'boolean':
      return <Toggle label={field.label} checked={field.value} onChange={onChange} />;
    case 'choice':
      return (
        <Select
          label={field.label}
          error={error}
          options={field.choices}
          value={field.value}
          onChange={onChange}
        />
      );
    case 'integer':
      return (
        <NumberField
          label={field.label}
          hint={setting.range(String(field.min), String(field.max))}
          error={error}
          value={field.value}
          min={field.min}
          max={field.max}
          less={setting.less}
          more={setting.more}
          onChange={onChange}
        />
      );
  }
}
