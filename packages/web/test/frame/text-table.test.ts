import { must, Speech } from '@captains-table/kernel';
import type { AnyMatch } from '@captains-table/kernel';
import type { PlayScene } from '@captains-table/protocol';
import { describe, expect, it } from 'vitest';
import { flat, moveGroups, ownDecision } from '../../src/frame/actions/offers.ts';
import { labelParts } from '../../src/text-table/label-parts.ts';
import { moveLists } from '../../src/text-table/move-lists.ts';
import type { ViewText, ViewField } from '../../src/text-table/view-text.ts';
import { tellView } from '../../src/text-table/view-tree.ts';
import {
  explanationOf,
  shortWordForThing,
  wordForField,
  wordForThing,
} from '../../src/text-table/words-for-things.ts';
import { tableTexts } from '../all-texts.ts';
import { gameNamed, matchOf } from '../matches.ts';

const NAMES = ['Inès', 'Joost', 'Marguerite'];

async function tableOf(game: string, seats: number) {
  const options = game === 'port-royal' ? { randomStart: false } : {};
  const loaded = await gameNamed(game);
  const match = matchOf(loaded, { seats, seed: '7', options });
  const texts = loaded.texts.en;
  const teller = { texts, words: tableTexts.en, locale: 'en', names: NAMES.slice(0, seats) } as const;
  return { match, texts, teller };
}

/** The words of a game that has few. */
async function plainTexts() {
  return (await gameNamed('tic-tac-toe')).texts.en;
}

function playOf(match: AnyMatch, seat: number): PlayScene {
  const { game, state } = match;
  return {
    view: game.view(state, seat),
    pending: game.pending(state),
    legal: game.legal(state, seat),
    moves: 0,
    undoable: 0,
  };
}

const field = (fields: readonly ViewField[], label: string) =>
  fields.find((candidate) => candidate.label === label)?.told;
const text = (told: ViewText | undefined) => (told?.is === 'text' ? told.text : undefined);

describe('a game without its board', () => {
  it('offers every legal move in the words of the game, those of a kind together', async () => {
    const { match, texts } = await tableOf('stowaways', 3);
    const speech = new Speech(texts, (seat) => NAMES[seat] ?? '');
    const play = playOf(match, 0);
    const groups = moveGroups(play, 0, speech, 'en');
    expect(flat(groups).map(({ move }) => move)).toEqual(play.legal);
    expect(flat(groups)[0]?.label).toMatch(/^Play the [a-z]+$/);
    expect(groups.map(({ kind }) => kind)).toEqual(['play']);
  });

  it('offers nothing to a player who has nothing to decide', async () => {
    const { match, texts } = await tableOf('port-royal', 3);
    const speech = new Speech(texts, (seat) => NAMES[seat] ?? '');
    const play = playOf(match, 1);
    expect(moveGroups(play, 1, speech, 'en')).toEqual([]);
    expect(ownDecision(play, 1)).toBeUndefined();
    expect(ownDecision(play, undefined)).toBeUndefined();
  });

  it('lists what lies on the table, with names for players and things', async () => {
    const { match, teller } = await tableOf('port-royal', 3);
    const fields = tellView(match.game.view(match.state, 0), teller);
    expect(text(field(fields, 'Harbour'))).toBe('none');
    expect(text(field(fields, 'Active player'))).toBe('Inès');
    const players = field(fields, 'Players');
    expect(players?.is === 'table' && players.columns).toEqual(['', ...NAMES]);
  });

  it('calls cards by their names', async () => {
    const { match, teller } = await tableOf('port-royal', 3);
    match.play(0, { kind: 'draw' });
    const { harbour, expeditions } = match.game.view(match.state, 0);
    const card = must<string>([...harbour, ...expeditions][0]);
    expect(wordForThing(teller.texts, card)).not.toBe(card);
  });

  it('shows what the players have side by side, and leaves out what no one has', async () => {
    const { match, teller } = await tableOf('port-royal', 3);
    const players = field(tellView(match.game.view(match.state, 0), teller), 'Players');
    const rows = players?.is === 'table' ? players.rows : [];
    const coins = rows.find(({ head }) => head === 'Coins');
    expect(coins?.cells.map(text)).toEqual(['3', '3', '3']);
    expect(rows.map(({ head }) => head)).not.toContain('Persons');
  });

  it('puts everything that goes by seat into one table', async () => {
    const { match, teller } = await tableOf('stowaways', 3);
    const fields = tellView(match.game.view(match.state, 0), teller);
    const players = field(fields, 'Players');
    const heads = players?.is === 'table' ? players.rows.map(({ head }) => head) : [];
    expect(heads).toEqual(['Coins', 'Cards in hand']);
    expect(field(fields, 'Coins')).toBeUndefined();
    expect(field(fields, 'Your hand')).toMatchObject({ is: 'list' });
  });

  it('shows things of a kind as a table, and names what goes by position', async () => {
    const view = {
      nations: [
        { id: 'spain', reserve: 3, slots: [], rank: 0 },
        { id: 'france', reserve: 0, slots: [2, 1], rank: 0 },
      ],
      ranks: [4, 0],
      leader: 1,
    };
    const texts = {
      ...(await plainTexts()),
      view: {
        fields: { nations: 'Nations', reserve: 'In reserve' },
        things: { spain: 'Spain', france: 'France' },
        entries: { ranks: ['Spain', 'France'] },
        seats: ['leader'],
      },
    };
    const fields = tellView(view, { texts, words: tableTexts.en, locale: 'en', names: NAMES });
    expect(field(fields, 'Nations')).toMatchObject({
      of: 'things',
      columns: ['Name', 'In reserve', 'Slots', 'Rank'],
      rows: [
        { head: 'Spain', cells: [{ text: '3' }, { text: '' }, { text: '0' }] },
        { head: 'France', cells: [{ text: '0' }, { is: 'list' }, { text: '0' }] },
      ],
    });
    expect(field(fields, 'Ranks')).toMatchObject({ fields: [{ label: 'Spain' }, { label: 'France' }] });
    expect(text(field(fields, 'Leader'))).toBe('Joost');
  });

  it('keeps the order of a game’s own rows, and leaves out what is empty', async () => {
    const texts = {
      ...(await plainTexts()),
      things: { rose: { name: 'Rose', help: 'It smells.' } },
      card: (id: string) => (id === 'rose' ? 'Rose (2 coins)' : id),
      view: {
        fields: { hand: 'Hand', deck: 'Deck', score: 'Score' },
        arrange: (_view: unknown, viewer: number | undefined, pending: readonly object[]) => ({
          hand: viewer === 0 ? ['rose'] : [],
          players: [
            { score: 2, owns: ['rose'] },
            { score: 0, owns: [] },
            { name: 'Automa', score: 7 },
          ],
          parts: {},
          deck: pending.length,
        }),
      },
    };
    const words = { texts, words: tableTexts.en, locale: 'en', names: NAMES.slice(0, 2) } as const;
    const fields = tellView({}, { ...words, viewer: 0, pending: [{ seat: 0, kind: 'pick' }] });
    expect(fields.map(({ label }) => label)).toEqual(['Hand', 'Players', 'Deck']);
    expect(field(fields, 'Hand')).toMatchObject({ items: [{ text: 'Rose (2 coins)', help: 'It smells.' }] });
    expect(field(fields, 'Players')).toMatchObject({
      columns: ['', 'Inès', 'Joost', 'Automa'],
      rows: [
        { head: 'Score', cells: [{ text: '2' }, { text: '0' }, { text: '7' }] },
        {
          head: 'Owns',
          cells: [{ items: [{ text: 'Rose', help: 'It smells.' }] }, { text: '' }, { text: '' }],
        },
      ],
    });
    expect(tellView({}, words).map(({ label }) => label)).toEqual(['Players', 'Deck']);
  });

  it('explains whatever has words for it', async () => {
    const { texts } = (await tableOf('maracaibo', 2)).teller;
    expect(wordForThing(texts, 'A07')).toMatch(/^[^(]+ \(\d+ doubloons, /);
    expect(wordForThing(texts, 'A07')).toContain(shortWordForThing(texts, 'A07'));
    expect(explanationOf(texts, 'A07')).toMatch(/^It costs \d+ doubloons/);
    expect(explanationOf(texts, 'france')).toBeUndefined();
  });

  it('says of Maracaibo nothing that has no name', async () => {
    const { match, teller } = await tableOf('maracaibo', 3);
    const fields = tellView(match.game.view(match.state, 0), {
      ...teller,
      viewer: 0,
      pending: match.game.pending(match.state),
    });
    const said = JSON.stringify(fields);
    expect(said).not.toMatch(/"text":"(?:[ABCLKEQU]+-?\d+[a-z]?|none|no|-?\d+ -?\d+)"/);
    expect(fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Round', 'Your hand', 'Players', 'Quests', 'Nations', 'Places']),
    );
  });

  it('keeps moves in the order of their keys, single ones side by side', () => {
    const offer = (kind: string) => ({ move: { kind }, label: kind, weight: 'secondary' as const });
    const group = (kind: string, n: number) => ({
      kind,
      offers: Array.from({ length: n }, () => offer(kind)),
    });
    const lists = moveLists([group('coin', 1), group('hand', 1), group('buy', 3), group('done', 1)], {
      buy: 'Buy a card',
      coin: 'Coins',
    });
    expect(lists.map(({ offers }) => offers.map(({ label }) => label))).toEqual([
      ['coin', 'hand'],
      ['buy', 'buy', 'buy'],
      ['done'],
    ]);
    expect(lists.map(({ head }) => head)).toEqual([undefined, 'Buy a card', undefined]);
    expect(moveLists([group('buy', 3)], { buy: 'Buy a card' })[0]?.head).toBeUndefined();
  });

  it('separates a move from what it does', () => {
    expect(labelParts('Buy Sailor (5 doubloons): Score 2 VP: all.')).toEqual([
      'Buy Sailor (5 doubloons):',
      'Score 2 VP: all.',
    ]);
    expect(labelParts('Acheter\u00a0: tout')).toEqual(['Acheter\u00a0:', 'tout']);
    expect(labelParts('Fulfil (pay 2: gain 3)')).toEqual(['Fulfil (pay 2: gain 3)', '']);
  });

  it('makes a field readable for which there is no word', () => {
    expect(wordForField({}, {}, 'fourthShip')).toBe('Fourth ship');
    expect(wordForField({}, { deck: 'Draw pile' }, 'deck')).toBe('Draw pile');
    expect(wordForField({ view: { fields: { deck: 'Hold' } } }, { deck: 'x' }, 'deck')).toBe('Hold');
  });

  it('has a word for every field of Port Royal in each language', async () => {
    const { match } = await tableOf('port-royal', 2);
    const view = match.game.view(match.state, 0);
    const fields = [...Object.keys(view), ...Object.keys(view.players[0] ?? {})];
    for (const words of Object.values(tableTexts)) {
      expect(fields.filter((key) => !Object.hasOwn(words.fields, key))).toEqual([]);
    }
  });
});
