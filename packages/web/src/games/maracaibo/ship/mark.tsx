import type { JSX } from 'preact';
import { Doubloons, Points } from '../drawings/marks.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import type { AreaTexts } from '../texts/ship/texts.ts';
import type { GiftMark } from './gifts.ts';

interface Props {
  readonly mark: GiftMark;
  readonly words: AreaTexts;
}

/** A sign with its number; the words are in the explanation. */
export function MarkOf({ mark, words }: Props): JSX.Element | undefined {
  switch (mark.mark) {
    case 'doubloons':
      return <Doubloons value={mark.value} />;
    case 'points':
      return <Points value={mark.value} />;
    case 'sign':
      return <SignOf name={mark.sign} value={mark.value} />;
    case 'between':
      return mark.text === '/' ? (
        <small class="ma-ship-mark-or">{words.or}</small>
      ) : (
        <span class="ma-ship-mark-gives">{mark.text}</span>
      );
    case 'value':
      return <b class="ma-ship-mark-value">{mark.n}</b>;
    case 'freeRow':
      return <span class="ma-ship-mark-words">{words.freeRow}</span>;
    case 'handLimit':
      return (
        <span class="ma-ship-mark">
          <Sign name="card" />
          <b>{words.atMost(mark.n)}</b>
        </span>
      );
    case 'fasterVillage':
      return (
        <span class="ma-ship-mark-words">
          {mark.steps.map(([actions, from]) => (
            <span key={from} class="ma-ship-mark">
              {from}+<Sign name="village" />
              <b>{actions}</b>
            </span>
          ))}
        </span>
      );
    default:
      return undefined;
  }
}

interface SignProps {
  readonly name: SignName;
  readonly value: string | undefined;
}

/** On the deck there is room for the explorer himself. */
function SignOf({ name, value }: SignProps): JSX.Element {
  if (value === undefined) return <Sign name={name} />;
  return (
    <span class="ma-ship-mark">
      <Sign name={ON_DECK[name] ?? name} />
      {name === 'same-goods' ? <b>×{value}</b> : <b>{value}</b>}
    </span>
  );
}

const ON_DECK: Readonly<Partial<Record<SignName, SignName>>> = {
  footprint: 'explorer',
  'same-goods': 'card',
};
