import type { JSX } from 'preact';
import { Coin } from '../design/drawings/coin.tsx';
import { Flag } from '../design/drawings/flag.tsx';
import type { SeatNumber } from '../design/drawings/seal.tsx';
import { Shield } from '../design/drawings/shield.tsx';
import { Track } from '../design/drawings/track.tsx';
import { Crew } from '../design/port-royal/crew.tsx';
import { CrewCard } from '../design/port-royal/crew-card.tsx';
import { DiscardPile } from '../design/port-royal/discard-pile.tsx';
import { DrawPile } from '../design/port-royal/draw-pile.tsx';
import { ExpeditionCard } from '../design/port-royal/expedition-card.tsx';
import { Glyph } from '../design/port-royal/glyph.tsx';
import { HarbourHead } from '../design/port-royal/harbour-head.tsx';
import { Harbour } from '../design/port-royal/harbour.tsx';
import { PersonCard } from '../design/port-royal/person-card.tsx';
import type { PersonKind } from '../design/port-royal/portraits.ts';
import { Sabres } from '../design/port-royal/sabres.tsx';
import { ShipCard } from '../design/port-royal/ship-card.tsx';
import type { ShipKind } from '../design/drawings/ships.ts';
import { Button } from '../design/shell/button.tsx';
import { Odds } from '../design/shell/odds.tsx';
import { Prompt } from '../design/shell/prompt.tsx';
import { SeatPanel } from '../design/shell/seat-panel.tsx';
import { Hall } from './exhibit.tsx';
import type { GameWords, Language } from './words.ts';
import { PERSONS, SHIP_COLOURS, capital } from './words.ts';

interface Props {
  readonly language: Language;
  readonly words: GameWords;
}

interface SeatSample {
  readonly seat: SeatNumber;
  readonly name: string;
  readonly note: string;
  readonly coins: number;
  readonly sabres: number;
  readonly influence: number;
  readonly crew: readonly PersonKind[];
}

const SEATS: readonly SeatSample[] = [
  {
    seat: 1,
    name: 'Inès',
    note: 'You, active',
    coins: 6,
    sabres: 3,
    influence: 7,
    crew: ['captain', 'pirate', 'sailor', 'trader', 'jester'],
  },
  {
    seat: 2,
    name: 'Joost',
    note: 'Next',
    coins: 9,
    sabres: 1,
    influence: 6,
    crew: ['sailor', 'priest', 'governor', 'admiral', 'senorita'],
  },
  {
    seat: 3,
    name: 'Marguerite',
    note: 'In Lyon',
    coins: 4,
    sabres: 2,
    influence: 8,
    crew: ['priest', 'merchant', 'sailor', 'jack', 'passenger-f'],
  },
  {
    seat: 4,
    name: 'Barnaby',
    note: 'Bot',
    coins: 11,
    sabres: 0,
    influence: 5,
    crew: ['clerk', 'gunner', 'viceadmiral'],
  },
];

/** The parts together, as on a table of Port Royal. */
export function PortRoyalTable({ language, words }: Props): JSX.Element {
  const nothing = () => undefined;
  const ship = (kind: ShipKind) => capital(words.shipNames[SHIP_COLOURS[kind]] ?? kind);
  const offered = (
    kind: PersonKind,
    standing: { readonly state: 'legal' | 'quiet'; readonly tab: string },
  ) => {
    const sample = PERSONS.find((person) => person.kind === kind);
    if (sample === undefined) return null;
    const { type, words: says, ...rest } = sample;
    const name = capital(words.persons[type]?.name ?? type);
    return (
      <PersonCard {...rest} {...standing} name={name} words={says[language]} label={name} onClick={nothing} />
    );
  };
  const port = (kind: ShipKind, coins: number, sabres: number, tab: string, bonus = 0) => (
    <ShipCard
      kind={kind}
      name={ship(kind)}
      coins={coins}
      sabres={sabres}
      bonus={bonus}
      label={ship(kind)}
      state="legal"
      tab={tab}
      onClick={nothing}
    />
  );
  return (
    <Hall id="table" title="A table">
      <div class="gallery-table">
        <Prompt
          seat={{ number: 1, name: 'Inès' }}
          title="Draw another card, or take two."
          why="Your turn. Four ship colours are in port, so you take 2 cards; the others may then buy from you."
          actions={
            <>
              <Button variant="primary" icon={<Glyph name="card-draw" />} part="20% bust">
                Draw
              </Button>
              <Button icon="anchor">Stop and take</Button>
            </>
          }
          quiet={
            <>
              <Button variant="quiet" icon="undo">
                Undo
              </Button>
              <Button variant="quiet" icon="restart">
                Restart
              </Button>
              <Button variant="quiet" icon="lantern-flame">
                Hint
              </Button>
            </>
          }
        />
        <Harbour
          label="The harbour"
          riverLabel="Cards in the harbour"
          head={
            <HarbourHead
              title="The harbour"
              flags={(['p', 'f', 'b', 'g', 'r'] as const).map((kind) => ({
                kind,
                here: kind !== 'r',
                label: ship(kind),
              }))}
              rule="take 2"
              ladder={[
                { text: '0–3: take 1', now: false },
                { text: '4: take 2', now: true },
                { text: '5: take 3', now: false },
              ]}
            />
          }
          piles={
            <>
              <DrawPile count={61} words="cards" label="Draw a card, 61 left" legal onClick={nothing} />
              <Odds share={0.2} title="20% bust" detail="12 of 61" />
              <DiscardPile top={<Flag kind="r" />} title="Repelled" note={`${ship('r')} 2/3`} />
            </>
          }
          river={[
            port('p', 1, 1, 'Take: +1'),
            offered('settler', { state: 'legal', tab: 'Hire: −4' }),
            port('f', 3, 5, 'Take: +4', 1),
            port('b', 2, 3, 'Take: +2'),
            offered('senorita', { state: 'quiet', tab: '3 coins short' }),
            port('g', 3, 7, 'Take: +3'),
          ]}
          belowLabel="Expeditions"
          below={
            <>
              <ExpeditionCard
                symbols={[
                  { symbol: 'anchor', have: true },
                  { symbol: 'anchor', have: false },
                ]}
                name="Two anchors"
                note="You have one"
                coins={2}
                influence={4}
                label="Two anchors"
              />
              <ExpeditionCard
                symbols={[
                  { symbol: 'cross', have: false },
                  { symbol: 'cross', have: false },
                  { symbol: 'house', have: false },
                ]}
                name="Two crosses, a house"
                note="Marguerite has two"
                coins={3}
                influence={6}
                label="Two crosses, a house"
              />
            </>
          }
        />
        <div class="gallery-seats">
          {SEATS.map(({ seat, name, note, coins, sabres, influence, crew }) => (
            <SeatPanel
              key={seat}
              seat={seat}
              name={name}
              note={note}
              own={seat === 1}
              unfoldLabel={`Show the crew of ${name}`}
              numbers={
                <>
                  <Coin value={coins} size="s" label={`${coins} coins`} />
                  <Sabres value={sabres} size="s" label={`${sabres} sabres`} />
                </>
              }
              score={<Shield value={influence} size="xl" label={`${influence} influence`} />}
              track={<Track value={influence} label={`${influence} of 12 influence`} />}
            >
              <Crew label={`Crew of ${name}`}>
                {crew.map((kind) => {
                  const sample = PERSONS.find((person) => person.kind === kind);
                  if (sample === undefined) return null;
                  const { type, words: says, cost, ...rest } = sample;
                  const called = capital(words.persons[type]?.name ?? type);
                  return (
                    <CrewCard
                      key={kind}
                      {...rest}
                      name={called}
                      kept={kind === 'merchant' ? 2 : 0}
                      label={`${called} (${cost}), ${says[language]}`}
                    />
                  );
                })}
              </Crew>
            </SeatPanel>
          ))}
        </div>
      </div>
    </Hall>
  );
}
