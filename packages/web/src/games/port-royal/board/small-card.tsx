import type { JSX } from 'preact';
import { Flag } from '../../../design/drawings/flag.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import { Portrait } from '../drawings/portraits/portrait.tsx';
import { SHIP_OF } from '../drawings/ship-of.ts';
import { portraitOf } from './card-props.ts';
import type { Printed } from './table.ts';

interface Props {
  readonly id: string;
  readonly table: Printed;
}

/** A card of which a sign has to be enough. */
export function SmallCard({ id, table }: Props): JSX.Element | undefined {
  const { outlook } = table;
  const card = outlook.card(id);
  switch (card?.kind) {
    case 'ship':
      return <Flag kind={SHIP_OF[outlook.colourOf(card) ?? 'yellow']} />;
    case 'person':
      return <Portrait kind={portraitOf(card, table)} />;
    case 'tax':
      return <Glyph name="scales" class="pr-discard-pile-sign" />;
    case 'expedition':
      return <Glyph name="treasure-map" class="pr-discard-pile-sign" />;
    case undefined:
      return undefined;
  }
}
