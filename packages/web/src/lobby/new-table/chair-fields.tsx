import type { JSX } from 'preact';
import type { CharacterId } from '@captains-table/bots/texts';
import { botTexts, CHARACTERS, charactersFor, LEVELS } from '@captains-table/bots/texts';
import type { Locale } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import { knownPortrait, MAX_NAME_LENGTH } from '@captains-table/protocol';
import type { PortraitWish } from '../../app/portrait.ts';
import { portraitWish } from '../../app/portrait.ts';
import { locale } from '../../app/settings.ts';
import { Field } from '../../design/forms/field.tsx';
import { Select } from '../../design/forms/select.tsx';
import { PortraitField } from '../../frame/room/portrait-field.tsx';
import { SeatFace } from '../../frame/panels/seat-face.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { tablesWords } from '../tables-words.ts';
import { asksForNames, CHAIR_KINDS, chairOf, withChair } from './draft.ts';
import type { Draft, DraftChair } from './draft.ts';
import './chair-fields.css';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly error: string | undefined;
}

/** One line for each chair: who sits there. */
export function ChairFields({ draft, onChange, error }: Props): JSX.Element {
  const characters = charactersFor(draft.chairs.map((chair) => (chair.kind === 'bot' ? chair : undefined)));
  return (
    <ol class="chair-fields">
      {draft.chairs.map((chair, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a chair is its place at the table
        <li key={seat} class="chair-field">
          <SeatFace
            seat={seatNumber(seat)}
            name={String(seat + 1)}
            portrait={characters[seat] ?? knownPortrait(portraitOf(draft, chair))}
          />
          <ChairField
            draft={draft}
            seat={seat}
            chair={chair}
            character={characters[seat]}
            error={seat === 0 ? error : undefined}
            onChange={(changed) => onChange(withChair(draft, seat, changed))}
          />
        </li>
      ))}
    </ol>
  );
}

interface ChairProps {
  readonly draft: Draft;
  readonly seat: number;
  readonly chair: DraftChair;
  /** The character of the bot here. */
  readonly character: CharacterId | undefined;
  readonly error: string | undefined;
  readonly onChange: (chair: DraftChair) => void;
}

function ChairField({ draft, seat, chair, character, error, onChange }: ChairProps): JSX.Element {
  const { setting } = tablesWords.value;
  const { levels } = botTexts[locale.value];
  const alone = draft.where === 'device' && !asksForNames(draft);
  const kindWord = (kind: DraftChair['kind']) =>
    kind === 'person' && alone && chair.kind === 'person' ? setting.kinds.me : setting.kinds[kind];
  return (
    <div class="chair-field-parts">
      <Select
        label={setting.chair(seat + 1)}
        error={error}
        options={CHAIR_KINDS[draft.where].map((kind) => ({ value: kind, label: kindWord(kind) }))}
        value={chair.kind}
        onChange={(kind) => onChange(chairOf(kind))}
      />
      {chair.kind === 'bot' && (
        <Select
          label={setting.level}
          hint={hintOf(chair.level, character, locale.value)}
          options={LEVELS.map((level) => ({ value: level, label: levels[level].name }))}
          value={LEVELS.find((level) => level === chair.level) ?? 'sailor'}
          onChange={(level) => onChange({ kind: 'bot', level })}
        />
      )}
      {(chair.kind === 'person' || chair.kind === 'me') && (
        <PortraitField
          of={isOwn(draft, chair) ? undefined : nameOf(chair, seat)}
          seat={seatNumber(seat)}
          name={String(seat + 1)}
          value={portraitOf(draft, chair)}
          onChange={(wish) => choosePortrait(draft, chair, wish, onChange)}
        />
      )}
      {chair.kind === 'person' && asksForNames(draft) && (
        <Field
          label={setting.name}
          value={chair.name}
          placeholder={setting.namePlaceholder(seat + 1)}
          maxLength={MAX_NAME_LENGTH}
          autocomplete="off"
          onInput={(name) => onChange({ ...chair, name })}
        />
      )}
    </div>
  );
}

/** Whether the person at this device sits there, alone or with people elsewhere. */
function isOwn(draft: Draft, { kind }: DraftChair): boolean {
  return kind === 'me' || (kind === 'person' && !asksForNames(draft));
}

/** The user's own portrait is remembered; those of others at this device last as long as their table. */
function portraitOf(draft: Draft, chair: DraftChair): PortraitWish {
  if (isOwn(draft, chair)) return portraitWish.value;
  return (chair.kind === 'person' ? chair.portrait : undefined) ?? 'none';
}

function choosePortrait(
  draft: Draft,
  chair: DraftChair,
  wish: PortraitWish,
  onChange: (chair: DraftChair) => void,
): void {
  if (isOwn(draft, chair)) portraitWish.value = wish;
  else if (chair.kind === 'person') {
    onChange({ kind: 'person', name: chair.name, ...defined({ portrait: knownPortrait(wish) }) });
  }
}

function nameOf(chair: DraftChair, seat: number): string {
  const given = chair.kind === 'person' ? chair.name.trim() : '';
  return given === '' ? tablesWords.value.setting.namePlaceholder(seat + 1) : given;
}

/** Who comes, and how they play. */
function hintOf(level: string, character: CharacterId | undefined, spoken: Locale): string | undefined {
  const known = LEVELS.find((name) => name === level);
  if (known === undefined) return undefined;
  const { description } = botTexts[spoken].levels[known];
  return character === undefined ? description : `${CHARACTERS[character].fullName}. ${description}`;
}
