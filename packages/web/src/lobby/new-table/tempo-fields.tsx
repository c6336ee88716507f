import { defined } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { Tempo } from '@captains-table/protocol';
import { locale } from '../../app/settings.ts';
import { Select } from '../../design/forms/select.tsx';
import { tablesWords } from '../tables-words.ts';
import { amount } from '../table-lists/times.ts';
import {
  ABSENCES,
  DAYS,
  INCREMENTS,
  PER_GAME,
  PER_MOVE,
  TEMPO_KINDS,
  USUAL_ABSENCE,
  usualTempo,
} from './tempos.ts';

interface Props {
  readonly tempo: Tempo;
  readonly onChange: (tempo: Tempo) => void;
}

export function TempoFields({ tempo, onChange }: Props): JSX.Element {
  const { setting } = tablesWords.value;
  return (
    <>
      <Select
        label={setting.tempo}
        hint={setting.tempoWhy[tempo.kind]}
        options={TEMPO_KINDS.map((kind) => ({ value: kind, label: setting.tempos[kind] }))}
        value={tempo.kind}
        onChange={(kind) => onChange(usualTempo(kind))}
      />
      <Times tempo={tempo} onChange={onChange} />
    </>
  );
}

function Times({ tempo, onChange }: Props): JSX.Element {
  const { setting } = tablesWords.value;
  switch (tempo.kind) {
    case 'none':
      return (
        <TimeSelect
          label={setting.absence}
          hint={setting.absenceWhy}
          times={ABSENCES}
          value={tempo.absence ?? USUAL_ABSENCE}
          onChange={(absence) => onChange({ ...tempo, absence })}
        />
      );
    case 'move':
      return (
        <TimeSelect
          label={setting.perMove}
          times={PER_MOVE}
          value={tempo.seconds}
          onChange={(seconds) => onChange({ ...tempo, seconds })}
        />
      );
    case 'game':
      return (
        <>
          <TimeSelect
            label={setting.perGame}
            times={PER_GAME}
            value={tempo.seconds}
            onChange={(seconds) => onChange({ ...tempo, seconds })}
          />
          <TimeSelect
            label={setting.increment}
            times={INCREMENTS}
            value={tempo.increment}
            onChange={(increment) => onChange({ ...tempo, increment })}
          />
        </>
      );
    case 'days':
      return (
        <Select
          label={setting.perDays}
          options={DAYS.map((days) => ({ value: String(days), label: amount(locale.value, days, 'day') }))}
          value={String(tempo.days)}
          onChange={(days) => onChange({ ...tempo, days: Number(days) })}
        />
      );
  }
}

interface TimeProps {
  readonly label: string;
  readonly hint?: string;
  /** In seconds. */
  readonly times: readonly number[];
  readonly value: number;
  readonly onChange: (seconds: number) => void;
}

function TimeSelect({ label, hint, times, value, onChange }: TimeProps): JSX.Element {
  return (
    <Select
      label={label}
      {...defined({ hint })}
      options={times.map((seconds) => ({ value: String(seconds), label: timeInWords(seconds) }))}
      value={String(value)}
      onChange={(seconds) => onChange(Number(seconds))}
    />
  );
}

function timeInWords(seconds: number): string {
  if (seconds === 0) return tablesWords.value.setting.noIncrement;
  if (seconds % 86_400 === 0) return amount(locale.value, seconds / 86_400, 'day');
  if (seconds % 3_600 === 0) return amount(locale.value, seconds / 3_600, 'hour');
  if (seconds % 60 === 0) return amount(locale.value, seconds / 60, 'minute');
  return amount(locale.value, seconds, 'second');
}
