import type { JSX } from 'preact';
import type { CardStanding } from '../drawings/cards/card-frame.tsx';
import { PersonCard } from '../drawings/cards/person-card.tsx';
import { ShipCard } from '../drawings/cards/ship-card.tsx';
import { TaxCard } from '../drawings/cards/tax-card.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { abilityOf, nameOf, personType, portraitOf, shipName, shipOf } from './card-props.ts';
import { SHIP_OF } from '../drawings/ship-of.ts';
import type { Printed, Table } from './table.ts';

interface Props extends CardStanding {
  readonly id: string;
  readonly table: Table;
}

/** Any card that lies face up, with its explanation. */
export function CardOnTable({ id, table, ...standing }: Props): JSX.Element | undefined {
  const { view, seat, outlook } = table;
  const explanation = explanationOf(id, table);
  if (explanation === undefined) return undefined;
  const bonus = seat === undefined ? 0 : outlook.bonus(view, seat, id);
  return (
    <Tooltip text={explanation} class="port-royal-card">
      {(describedBy) => (
        <CardFace id={id} table={table} bonus={bonus} {...standing} describedBy={describedBy} />
      )}
    </Tooltip>
  );
}

interface FaceProps extends CardStanding {
  readonly id: string;
  readonly table: Printed;
  /** More coins for the viewer from a ship. */
  readonly bonus?: number;
}

/** The drawing of a ship, a person or a tax. */
export function CardFace({ id, table, bonus = 0, ...standing }: FaceProps): JSX.Element {
  const { game, words, outlook } = table;
  const card = outlook.card(id);
  const label = game.card(id);
  switch (card?.kind) {
    case 'ship': {
      const colour = outlook.colourOf(card) ?? 'yellow';
      return (
        <ShipCard
          {...standing}
          kind={SHIP_OF[colour]}
          name={shipName(colour, table)}
          coins={card.coins}
          bonus={bonus}
          sabres={outlook.hasSkull(card) ? 'skull' : card.sabres}
          gift={card.gift}
          cargo={card.cargo === '' ? undefined : card.cargo}
          crowns={card.crowns}
          label={label}
        />
      );
    }
    case 'person': {
      const type = personType(card);
      return (
        <PersonCard
          {...standing}
          kind={portraitOf(card, table)}
          name={nameOf(card, table)}
          cost={card.cost}
          influence={card.influence}
          {...abilityOf(card, table)}
          {...shipOf(card, table)}
          words={game.ownCards?.brief(id) ?? words.abilities[type]}
          label={label}
        />
      );
    }
    default: {
      const tax = card?.tax;
      const most = tax?.bonus.to === 'most-sabres';
      return (
        <TaxCard
          {...standing}
          name={words.tax.name}
          from={`${tax?.loss.from ?? 0}+`}
          loss={tax?.loss.keep === undefined ? words.tax.half : words.tax.keep(tax.loss.keep)}
          bonusTo={tax?.bonus.to ?? 'least-influence'}
          bonus={tax?.bonus.coins ?? 0}
          bonusWord={most ? words.tax.most : words.tax.least}
          label={label}
        />
      );
    }
  }
}

export function explanationOf(
  id: string,
  { game, outlook }: Pick<Printed, 'game' | 'outlook'>,
): string | undefined {
  const card = outlook.card(id);
  switch (card?.kind) {
    case 'ship':
      return game.cards[card.gift > 0 ? 'gift-ship' : 'ship'].help;
    case 'person':
      return game.ownCards?.help(id) ?? game.persons[personType(card)].help;
    case 'expedition':
      return game.cards[card.special ? 'special-expedition' : 'expedition'].help;
    case 'tax':
      return game.ownCards?.help(id) ?? game.cards[taxTopic(card.set, card.tax?.bonus.to)].help;
    default:
      return undefined;
  }
}

function taxTopic(set: string, to: string | undefined) {
  if (to === 'most-sabres') return 'sabre-tax';
  return set === 'sets-sail' ? 'sets-sail-tax' : 'influence-tax';
}
