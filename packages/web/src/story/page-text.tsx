import type { JSX } from 'preact';
import './page-text.css';

/** The paragraphs of a page; the first begins with a letter cut in a block. */
export function PageText({ text }: { readonly text: readonly string[] }): JSX.Element {
  return (
    <div class="page-text">
      {text.map((paragraph, index) => (
        <p key={paragraph}>{index === 0 ? <Opening paragraph={paragraph} /> : paragraph}</p>
      ))}
    </div>
  );
}

function Opening({ paragraph }: { readonly paragraph: string }): JSX.Element {
  const { lead, letter, words, rest } = opening(paragraph);
  if (letter === '') return <>{paragraph}</>;
  return (
    <>
      <Initial letter={letter} />
      <span class="visually-hidden">
        {lead}
        {letter}
      </span>
      <span class="page-text-first">{words}</span>
      {rest}
    </>
  );
}

/** About this many letters of the first line are small capitals. */
const CAPITALS = 14;

/** A paragraph in parts: what stands before its first letter, the letter, a few words, and the rest. */
export function opening(paragraph: string) {
  const [, lead = '', letter = '', after = ''] = /^([^\p{L}]*)(\p{L}?)(.*)$/su.exec(paragraph) ?? [];
  const end = after.indexOf(' ', CAPITALS);
  const at = end === -1 ? after.length : end;
  return { lead, letter, words: after.slice(0, at), rest: after.slice(at) };
}

const RAYS = Array.from({ length: 28 }, (_, i) => {
  const angle = (i * Math.PI) / 27 + Math.PI;
  const at = (distance: number) =>
    `${(46 + Math.cos(angle) * distance).toFixed(1)} ${(64 + Math.sin(angle) * distance).toFixed(1)}`;
  return `M${at(14)}L${at(58)}`;
}).join('');

const WAVES = [70, 77, 84].map((y) => `M6 ${y}q6-6 12 0${'t12 0'.repeat(5)}t8 0`).join('');

function Initial({ letter }: { readonly letter: string }): JSX.Element {
  return (
    <svg class="page-initial" viewBox="0 0 92 92" aria-hidden="true">
      <rect class="page-initial-ground" x="1" y="1" width="90" height="90" />
      <svg x="5" y="5" width="82" height="82" viewBox="5 5 82 82">
        <path class="page-initial-rays" d={RAYS} />
        <path class="page-initial-waves" d={WAVES} />
      </svg>
      <rect class="page-initial-rule" x="5" y="5" width="82" height="82" />
      <text class="page-initial-letter" x="46" y="73">
        {letter.toLocaleUpperCase()}
      </text>
    </svg>
  );
}
