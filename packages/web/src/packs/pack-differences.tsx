/** Which pack is used, and how it differs from our box: piece by piece, before and after. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { locale } from '../app/settings.ts';
import { Spinner } from '../design/status/spinner.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import type { PieceDiffers } from '../workshop/compare/differences-in-words.ts';
import { loadDifferences } from './differences.ts';
import { packsWords } from './words.ts';
import './pack-differences.css';

interface Props {
  readonly game: string;
  /** Of a table, or `+` and the hash of the content. */
  readonly rules: string;
  readonly name: string;
  /** What its owner wrote. */
  readonly load: () => Promise<unknown>;
}

/** A longer list is not read. */
const MOST_SHOWN = 300;

export default function PackDifferences({ game, rules, name, load }: Props): JSX.Element {
  const words = packsWords.value;
  const found = useSignal<readonly PieceDiffers[] | 'gone' | undefined>(undefined);
  const reader = locale.value;
  useEffect(() => {
    let left = false;
    load()
      .then((file) => loadDifferences(game, rules, file, reader))
      .then(
        (all) => (left ? undefined : (found.value = all)),
        () => (left ? undefined : (found.value = 'gone')),
      );
    return () => {
      left = true;
    };
  }, [game, rules, reader]);
  const all = found.value;
  return (
    <div class="pack-differences">
      <p class="pack-differences-name">{name === '' ? words.unnamed : name}</p>
      {all === undefined && <Spinner label={words.differs} size="s" />}
      {all === 'gone' && <StatusLine tone="risk">{words.gone}</StatusLine>}
      {Array.isArray(all) && <Pieces all={all} />}
    </div>
  );
}

function Pieces({ all }: { readonly all: readonly PieceDiffers[] }): JSX.Element {
  const words = packsWords.value;
  if (all.length === 0) return <p>{words.same}</p>;
  return (
    <>
      <p>{words.differences(all.length)}</p>
      <ul class="pack-differences-list">
        {all.slice(0, MOST_SHOWN).map(({ id, name, how, fields }) => (
          <li key={id}>
            <b>{name}</b>
            {how !== 'changed' && <span class="pack-differences-how"> {words.how[how]}</span>}
            {fields.map(({ title, before, after }) => (
              <span key={title} class="pack-differences-field">
                {words.change(title, before, after)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {all.length > MOST_SHOWN && <p>{words.more(all.length - MOST_SHOWN)}</p>}
    </>
  );
}
