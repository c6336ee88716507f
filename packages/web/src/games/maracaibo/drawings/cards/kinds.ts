import type { SignName } from '../sign.tsx';
import type { Mark } from '@captains-table/maracaibo/signs';

/** When an effect of a card works; each has a colour and a sign. */
export type CardKind = 'income' | 'permanent' | 'villageAction' | 'combatAction' | 'immediate' | 'spyAction';

export const KIND_SIGNS = {
  income: 'income',
  permanent: 'lasting',
  villageAction: 'village',
  combatAction: 'cannon',
  immediate: 'once',
  spyAction: 'spy',
} as const satisfies Readonly<Record<CardKind, SignName>>;

/** Effects of one kind; each part stays together when a line breaks. */
export interface CardLine {
  readonly kind: CardKind;
  readonly parts: readonly (readonly Mark[])[];
}
