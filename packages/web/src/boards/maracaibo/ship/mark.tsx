import type { JSX } from 'preact';
import { Doubloons, Points } from '../../../design/maracaibo/marks.tsx';
import type { SignName } from '../../../design/maracaibo/sign.tsx';
import { Sign } from '../../../design/maracaibo/sign.tsx';
import type { AreaTexts } from '../../../../texts/maracaibo/ship/texts.ts';
import type { Mark } from './gifts.ts';

/** A sign with its number; the words are in the explanation. */
export function MarkOf({ mark, words }: { readonly mark: Mark; readonly words: AreaTexts }): JSX.Element {
  switch (mark.mark) {
    case 'doubloons':
      return <Doubloons value={mark.n} />;
    case 'points':
      return <Points value={mark.n} />;
    case 'perSpy':
      return (
        <span class="ma-ship-mark">
          <Doubloons value={mark.n} />
          <Sign name="spy" />
        </span>
      );
    case 'sameGoods':
      return (
        <span class="ma-ship-mark">
          <Sign name="card" />
          <span class="ma-ship-mark-words">{words.alike(mark.n)}</span>
        </span>
      );
    case 'combatPoints':
      return <Counted sign="crossed-sabres" n={mark.n} />;
    case 'influence':
      return <Counted sign="influence" n={mark.n} />;
    case 'explore':
      return <Counted sign="explorer" n={mark.n} />;
    case 'value':
      return <b class="ma-ship-mark-value">{mark.n}</b>;
    case 'nextRank':
      return <Sign name="rank" />;
    case 'cube':
      return <Sign name="cube" />;
    case 'gives':
      return <span class="ma-ship-mark-gives">→</span>;
    case 'or':
      return <small class="ma-ship-mark-or">{words.or}</small>;
    case 'freeRow':
      return <span class="ma-ship-mark-words">{words.freeRow}</span>;
    case 'handLimit':
      return <span class="ma-ship-mark-words">{words.handLimit(mark.n)}</span>;
    case 'fasterVillage':
      return (
        <span class="ma-ship-mark-words">
          {mark.steps.map(([actions, from]) => (
            <span key={from}>{words.fasterVillage(actions, from)}</span>
          ))}
        </span>
      );
  }
}

function Counted({ sign, n }: { readonly sign: SignName; readonly n: number }): JSX.Element {
  return (
    <span class="ma-ship-mark">
      <Sign name={sign} />
      <b>{n}</b>
    </span>
  );
}
