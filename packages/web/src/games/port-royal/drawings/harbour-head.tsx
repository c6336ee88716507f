import type { JSX } from 'preact';
import { Flag } from '../../../design/drawings/flag.tsx';
import type { ShipKind } from '../../../design/drawings/ships.ts';
import './harbour.css';

interface Props {
  readonly title: string;
  /** Each colour, and whether a ship of it is in port. */
  readonly flags: readonly {
    readonly kind: ShipKind;
    readonly here: boolean;
    readonly label: string;
    /** In the legend. */
    readonly sign: string;
  }[];
  /** `4 colours: take 2`, and `take 2` where there is little room. */
  readonly rule: { readonly full: string; readonly brief: string };
  /** How many cards how many colours allow. */
  readonly ladder: readonly { readonly text: string; readonly now: boolean }[];
}

export function HarbourHead({ title, flags, rule, ladder }: Props): JSX.Element {
  return (
    <>
      <h2 class="pr-harbour-title">{title}</h2>
      <span class="pr-harbour-flags">
        {flags.map(({ kind, here, label, sign }) => (
          <span key={kind} data-sign={sign}>
            <Flag kind={kind} missing={!here} label={label} />
          </span>
        ))}
      </span>
      <span class="pr-harbour-rule" data-sign="take">
        <span class="pr-harbour-rule-full">{rule.full}</span>
        <span class="pr-harbour-rule-brief">{rule.brief}</span>
      </span>
      <ol class="pr-harbour-ladder" data-sign="take">
        {ladder.map(({ text, now }) => (
          <li key={text} class="pr-harbour-step" aria-current={now ? 'step' : undefined}>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
