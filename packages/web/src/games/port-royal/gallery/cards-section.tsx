import { keysOf } from '@captains-table/kernel';
import { CONTENT } from '@captains-table/port-royal';
import { texts } from '@captains-table/port-royal/texts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { capital } from '../../../app/capital.ts';
import { locale } from '../../../app/settings.ts';
import type { ShipKind } from '../../../design/drawings/ships.ts';
import { CardBack } from '../../../design/drawings/card-back.tsx';
import { AdventurerPortrait } from '../drawings/adventure/adventurer-portrait.tsx';
import { ADVENTURERS } from '../drawings/adventure/adventurers.ts';
import { ContractCard } from '../drawings/cards/contract-card.tsx';
import { ExpeditionCard } from '../drawings/cards/expedition-card.tsx';
import { PersonCard } from '../drawings/cards/person-card.tsx';
import { Portrait } from '../drawings/portraits/portrait.tsx';
import { ShipCard } from '../drawings/cards/ship-card.tsx';
import { TaxCard } from '../drawings/cards/tax-card.tsx';
import { Button } from '../../../design/forms/button.tsx';
import { Exhibit, GallerySection } from '../../../gallery/exhibit.tsx';
import type { GameWords, Language } from './words.ts';
import { PERSONS, SHIP_COLOURS, firstSentence } from './words.ts';
import './cards-section.css';

/** The names are those of the game itself, so that a longer word in any language shows here first. */
export function CardsSection(): JSX.Element {
  return <Cards language={locale.value} words={texts[locale.value]} />;
}

interface Props {
  readonly language: Language;
  readonly words: GameWords;
}

const KINDS: readonly ShipKind[] = ['p', 'f', 'b', 'r', 'g'];

function Cards({ language, words }: Props): JSX.Element {
  return (
    <GallerySection id="cards" title="Cards of Port Royal">
      <Ships words={words} />
      <States language={language} words={words} />
      <Persons language={language} words={words} />
      <Portraits />
      <TaxesAndExpeditions language={language} words={words} />
      <Contracts words={words} />
    </GallerySection>
  );
}

function Ships({ words }: Pick<Props, 'words'>): JSX.Element {
  return (
    <Exhibit title="Ships, with a bonus, a gift and a skull">
      {KINDS.map((kind, i) => (
        <ShipCard
          key={kind}
          kind={kind}
          name={shipName(kind, words)}
          coins={i + 1}
          bonus={kind === 'f' ? 1 : 0}
          gift={kind === 'b' ? 1 : 0}
          sabres={kind === 'g' ? 'skull' : i + 1}
          label={shipName(kind, words)}
        />
      ))}
    </Exhibit>
  );
}

function States({ language, words }: Props): JSX.Element {
  const [turn, setTurn] = useState(0);
  const shown = (index: number) => {
    const ship = shipOf(index);
    return { ...ship, name: shipName(ship.kind, words), label: 'ship' };
  };
  return (
    <Exhibit title="States: legal, quiet with the reason, selected, clash, face down, turning over">
      <ShipCard {...shown(0)} state="legal" tab={tabOf('Take: +1', '+1')} onClick={() => undefined} />
      <PersonExample language={language} words={words} />
      <ShipCard {...shown(1)} state="selected" tab={tabOf('Chosen')} onClick={() => undefined} />
      <ShipCard {...shown(3)} state="clash" tab={tabOf('Second of its colour')} />
      <div class="gallery-back">
        <CardBack />
      </div>
      <ShipCard key={turn} {...shown(4)} reveal />
      <Button icon="restart" onClick={() => setTurn(turn + 1)}>
        Turn it over again
      </Button>
    </Exhibit>
  );
}

function Persons({ language, words }: Props): JSX.Element {
  return (
    <Exhibit title="Every kind of person">
      {PERSONS.map(({ type, words: says, ...rest }) => {
        const name = capital(words.persons[type]?.name ?? type);
        return (
          <PersonCard
            key={rest.kind}
            {...rest}
            name={name}
            words={says[language]}
            label={name}
            state="legal"
            tab={tabOf(`−${rest.cost}`)}
            onClick={() => undefined}
          />
        );
      })}
    </Exhibit>
  );
}

function Portraits(): JSX.Element {
  return (
    <Exhibit title="Portraits">
      {PERSONS.map(({ kind, ship: dyed }) => (
        <span key={kind} class="pr-gallery-portrait">
          <Portrait kind={kind} ship={dyed} />
        </span>
      ))}
      {keysOf(ADVENTURERS).map((adventurer) => (
        <span key={adventurer} class="pr-gallery-portrait">
          <AdventurerPortrait adventurer={adventurer} />
        </span>
      ))}
    </Exhibit>
  );
}

const TAXES = [
  {
    card: 'sabre-tax',
    from: '12+',
    loss: { en: 'lose half', fr: 'perdez la moitié', nl: 'verlies de helft' },
    bonusTo: 'most-sabres',
    bonusWord: { en: 'most', fr: 'le plus', nl: 'de meeste' },
  },
  {
    card: 'influence-tax',
    from: '9+',
    loss: { en: 'keep 8', fr: 'gardez-en 8', nl: 'houd er 8' },
    bonusTo: 'least-influence',
    bonusWord: { en: 'least', fr: 'le moins', nl: 'de minste' },
  },
] as const;

function TaxesAndExpeditions({ language, words }: Props): JSX.Element {
  return (
    <Exhibit title="Taxes and expeditions">
      {TAXES.map(({ card, from, loss, bonusTo, bonusWord }) => (
        <TaxCard
          key={card}
          name={capital({ en: 'tax', fr: 'taxation', nl: 'belasting' }[language])}
          from={from}
          loss={loss[language]}
          bonusTo={bonusTo}
          bonus={1}
          bonusWord={bonusWord[language]}
          label={words.cards[card]?.name ?? ''}
        />
      ))}
      <ExpeditionCard
        symbols={[
          { symbol: 'anchor', have: true },
          { symbol: 'anchor', have: false },
        ]}
        name="Two anchors"
        note="You have one"
        coins={2}
        influence={4}
        label="Expedition: two anchors, 2 coins, 4 influence. You have one."
      />
      <ExpeditionCard
        symbols={[
          { symbol: 'cross', have: true },
          { symbol: 'cross', have: true },
          { symbol: 'house', have: true },
        ]}
        name="Deux croix, une maison"
        note="Vous avez tout"
        coins={3}
        influence={6}
        label="Expedition: two crosses, a house. You have all."
        state="legal"
        onClick={() => undefined}
      />
    </Exhibit>
  );
}

function Contracts({ words }: Pick<Props, 'words'>): JSX.Element {
  return (
    <Exhibit title="Every contract">
      <div class="pr-gallery-contracts">
        {CONTENT.contracts.map(({ id, requires }, i) => (
          <ContractCard
            key={id}
            requires={requires}
            name={words.contracts[id]?.name ?? id}
            words={firstSentence(words.contracts[id]?.help ?? '')}
            slots={[4, 3, 2, 1, 0].map((coins, slot) => ({
              coins,
              taken:
                slot < i % 3
                  ? { seat: slot === 0 ? 2 : 3, name: slot === 0 ? 'Joost' : 'Marguerite' }
                  : undefined,
            }))}
            counting={id.endsWith('nemesis') ? [[{ seat: 1, name: 'Inès' }], []] : []}
            label={words.contracts[id]?.name ?? id}
            {...STATES[i % 4]}
          />
        ))}
      </div>
    </Exhibit>
  );
}

const STATES = [
  {},
  { state: 'legal', tab: 'Fulfil: +3', onClick: () => undefined },
  { state: 'quiet', tab: '1 priest missing', onClick: () => undefined },
  { state: 'done', tab: 'Fulfilled' },
] as const;

function PersonExample({ language, words }: Props): JSX.Element | null {
  const sample = PERSONS.find(({ kind }) => kind === 'senorita');
  if (sample === undefined) return null;
  const { type, words: says, ...rest } = sample;
  const name = capital(words.persons[type]?.name ?? type);
  return (
    <PersonCard
      {...rest}
      name={name}
      words={says[language]}
      label={name}
      state="quiet"
      tab={tabOf({ en: '3 coins short', fr: 'Il manque 3 pièces', nl: '3 munten te kort' }[language])}
      onClick={() => undefined}
    />
  );
}

function tabOf(full: string, brief = full) {
  return { full, brief };
}

function shipOf(index: number) {
  return { kind: KINDS[index] ?? 'p', coins: index + 1, sabres: index + 2 };
}

function shipName(kind: ShipKind, words: GameWords): string {
  return capital(words.shipNames[SHIP_COLOURS[kind]] ?? kind);
}
