import { PORTRAITS } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { portraitTexts } from '../../../texts/portraits/index.ts';
import type { PortraitWish } from '../../app/portrait.ts';
import { locale } from '../../app/settings.ts';
import PersonPortrait from '../../design/drawings/portrait/person-portrait.tsx';
import type { SeatNumber } from '../../design/drawings/seal.tsx';
import { Seal } from '../../design/drawings/seal.tsx';
import './portrait-choice.css';

interface Props {
  /** Whose portrait it is, where it is not the reader's own. */
  readonly of?: string | undefined;
  readonly seat: SeatNumber;
  readonly name: string;
  readonly value: PortraitWish;
  readonly onChange: (portrait: PortraitWish) => void;
}

/** With which face a person sits down. Arrow keys move, as in any radio group. */
export function PortraitChoice({ of, seat, name, value, onChange }: Props): JSX.Element {
  const group = useId();
  const texts = portraitTexts[locale.value];
  const wishes: readonly PortraitWish[] = ['none', ...PORTRAITS];
  return (
    <fieldset class="portrait-choice">
      <legend>{of === undefined ? texts.title : texts.of(of)}</legend>
      {wishes.map((wish) => (
        <label key={wish} title={wish === 'none' ? texts.none : texts.names[wish]}>
          <input
            type="radio"
            name={group}
            value={wish}
            checked={wish === value}
            aria-label={wish === 'none' ? texts.none : texts.names[wish]}
            onChange={() => onChange(wish)}
          />
          <span class="portrait-choice-face">
            {wish === 'none' ? <Seal seat={seat} name={name} /> : <PersonPortrait of={wish} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
