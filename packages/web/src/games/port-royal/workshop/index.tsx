/** The cards of the box for the workshop. */
import type { Content } from '@captains-table/port-royal';
import type { PortRoyalTexts } from '@captains-table/port-royal/texts';
import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import type { PieceDrawings, PieceShown } from '../../../workshop/piece-drawings.ts';
import { briefOf } from '../board/card-props.ts';
import { CardFace, explanationOf } from '../board/card-on-table.tsx';
import type { Printed } from '../board/table.ts';
import { outlookOf } from '../board/table.ts';
import { AdventurerPortrait } from '../drawings/adventure/adventurer-portrait.tsx';
import { ADVENTURERS } from '../drawings/adventure/adventurers.ts';
import { CrownTrack } from '../drawings/adventure/crown-track.tsx';
import { EventScene } from '../drawings/adventure/event-scene.tsx';
import { isKeyOf } from '../../../app/is-key-of.ts';
import { ContractCard } from '../drawings/cards/contract-card.tsx';
import type { ExpeditionSymbol } from '../drawings/cards/expedition-card.tsx';
import { ExpeditionCard } from '../drawings/cards/expedition-card.tsx';
import { adventureTexts, boardTexts } from '../texts/index.ts';
import { STORY_PIECES } from './story-pieces.tsx';
import '../../../workshop/plate.css';
import './workshop.css';

type Shown = PieceShown<PortRoyalTexts>;

function printedOf({ content, texts, locale }: Shown): Printed {
  const box: Content = content;
  const game: PortRoyalTexts = texts;
  return { content: box, game, words: boardTexts.in(locale), outlook: outlookOf(box), locale };
}

function Card(shown: Shown): JSX.Element {
  const table = printedOf(shown);
  const card = table.outlook.card(shown.id);
  if (card?.kind !== 'expedition') return <CardFace id={shown.id} table={table} />;
  const wanted: readonly ExpeditionSymbol[] = [
    ...Array.from({ length: card.anchors }, () => 'anchor' as const),
    ...Array.from({ length: card.crosses }, () => 'cross' as const),
    ...Array.from({ length: card.houses }, () => 'house' as const),
  ];
  return (
    <div class="pr-workshop-expedition">
      <ExpeditionCard
        symbols={wanted.map((symbol) => ({ symbol, have: false }))}
        name={table.words.symbols(card.anchors, card.crosses, card.houses)}
        coins={card.coins}
        influence={card.influence}
        {...(card.cargo === '' ? {} : { cargo: { cargo: card.cargo, have: false } })}
        label={table.game.card(shown.id)}
      />
    </div>
  );
}

function Contract(shown: Shown): JSX.Element {
  const { content, game, words } = printedOf(shown);
  const name = game.contracts[shown.id]?.name ?? shown.id;
  const { slots = [], requires = [] } = content.contracts.find(({ id }) => id === shown.id) ?? {};
  return (
    <ContractCard
      requires={requires}
      name={name}
      words={game.ownCards?.asks(shown.id) ?? words.asks[shown.id] ?? ''}
      slots={slots.map((coins) => ({ coins }))}
      label={name}
    />
  );
}

function Adventurer(shown: Shown): JSX.Element | null {
  const { id } = shown;
  if (!isKeyOf(ADVENTURERS, id)) return null;
  return (
    <span class="ws-plate pr-workshop-plate">
      <AdventurerPortrait adventurer={id} />
      <b>{printedOf(shown).game.adventurers[id]?.name}</b>
    </span>
  );
}

function Event(shown: Shown): JSX.Element {
  return (
    <span class="ws-plate pr-workshop-plate">
      <EventScene event={shown.id} />
      <b>{printedOf(shown).game.eventCards[shown.id]?.name}</b>
    </span>
  );
}

function Crowns(shown: Shown): JSX.Element {
  const { spaces, shields } = printedOf(shown).content.adventure.crowns;
  return (
    <span class="ws-plate pr-workshop-plate">
      <CrownTrack seat={1} at={0} won={0} spaces={spaces} shields={shields} label="" />
    </span>
  );
}

export const pieceDrawings: PieceDrawings = {
  words: [boardTexts, adventureTexts],
  drawings: {
    cards: { width: 140, height: 232, Drawing: Card },
    contracts: { width: 230, height: 130, Drawing: Contract },
    adventurers: { width: 110, height: 134, Drawing: Adventurer },
    events: { width: 150, height: 92, Drawing: Event },
    crowns: { width: 380, height: 60, Drawing: Crowns },
    ...STORY_PIECES,
  },
  sealed: ['stories', 'chapters'],
  nameOf: (shown: Shown) => {
    const table = printedOf(shown);
    const { adventurers, eventCards, contracts } = table.game;
    switch (shown.collection) {
      case 'cards':
        return table.outlook.card(shown.id) && capital(briefOf(shown.id, table));
      case 'contracts':
        return contracts[shown.id]?.name;
      case 'adventurers':
        return adventurers[shown.id]?.name;
      case 'events':
        return eventCards[shown.id]?.name;
      default:
        return undefined;
    }
  },
  tellOf: (shown: Shown) => {
    const table = printedOf(shown);
    const { adventurers, eventCards, contracts } = table.game;
    switch (shown.collection) {
      case 'cards':
        return explanationOf(shown.id, table);
      case 'contracts':
        return contracts[shown.id]?.help;
      case 'adventurers':
        return adventurers[shown.id]?.help;
      case 'events':
        return eventCards[shown.id]?.help;
      case 'stories':
        return table.game.mission(shown.id);
      default:
        return undefined;
    }
  },
};
