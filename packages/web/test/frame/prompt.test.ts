import type { TableGame } from '@captains-table/catalogue';
import type { GameEvent, Options } from '@captains-table/kernel';
import { Speech } from '@captains-table/kernel';
import type { PlayScene, SeatInfo, TableScene } from '@captains-table/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Finality } from '../../src/frame/actions/finality.ts';
import { headedTopics, topicOf } from '../../src/frame/help/topics.ts';
import { proposalWords } from '../../src/frame/menu/proposal-words.ts';
import { inViewOrder } from '../../src/frame/panels/view-order.ts';
import { promptWords } from '../../src/frame/prompt/prompt-words.ts';
import { optionsInWords } from '../../src/frame/room/options-in-words.ts';
import { tableTexts } from '../all-texts.ts';
import { gameNamed } from '../matches.ts';
import { playWith, sceneWith } from '../scenes.ts';

const NAMES = ['Inès', 'Joost', 'Mate'];
const SEATS: readonly SeatInfo[] = [
  { kind: 'person', person: 'a', name: 'Inès' },
  { kind: 'person', person: 'b', name: 'Joost' },
  { kind: 'bot', level: 'mate' },
];

describe('the words of the table', () => {
  let game: TableGame;
  beforeAll(async () => {
    game = await gameNamed('port-royal');
  });

  function prompt(
    play: Partial<PlayScene>,
    scene: Partial<TableScene> = {},
    latest: readonly GameEvent[] = [],
  ) {
    return promptWords({
      scene: sceneWith({ seats: SEATS, you: { seat: 0, host: true }, ...scene }),
      play: playWith(play),
      latest,
      speech: new Speech(game.texts.en, (seat) => NAMES[seat] ?? ''),
      names: NAMES,
      meta: game.game.meta,
      words: tableTexts.en,
      locale: 'en',
    });
  }
  const discover = (seat: number) => ({ seat, kind: 'discover', drawn: 1, gambled: 0 });

  it('tell a person what to do', () => {
    expect(prompt({ pending: [discover(0)] })).toEqual({
      seat: 0,
      title: 'Turn over another card, or stop',
      why: 'Your turn.',
    });
  });

  it('say what a bot does as soon as it is known', () => {
    const by = (seat: number, key: string) => ({ key, seat, turn: 4 });
    const stopped = by(2, 'stopped');
    expect(prompt({ pending: [discover(2)] }, {}, [by(2, 'turn-began'), stopped])).toEqual({
      seat: 2,
      title: 'Mate stops',
      why: 'Mate is thinking.',
    });
    expect(prompt({ pending: [discover(0)] }, {}, [stopped]).title).toBe('Turn over another card, or stop');
    expect(prompt({ pending: [discover(2)] }, {}, [by(0, 'stopped')]).title).toBe('Mate is thinking.');
  });

  it('say who is awaited, and that a bot is thinking', () => {
    expect(prompt({ pending: [discover(1)] })).toEqual({
      seat: 1,
      title: 'Joost: turn over another card, or stop',
      why: 'Waiting for Joost.',
    });
    expect(prompt({ pending: [discover(2)] })).toEqual({
      seat: 2,
      title: 'Mate is thinking.',
      why: undefined,
    });
    expect(prompt({ pending: [discover(1), discover(2)] }).title).toBe('Waiting for Joost and Mate.');
  });

  it('tell people who watch or are away that nothing is asked of them', () => {
    expect(prompt({ pending: [discover(0)] }, { you: { host: false } }).why).toBe('You are watching.');
    const away = SEATS.with(0, { kind: 'person', person: 'a', name: 'Inès', away: 'left', level: 'mate' });
    expect(prompt({ pending: [discover(0)] }, { seats: away }).why).toBe(
      'A bot plays for you until you return.',
    );
  });

  it('say how it ended', () => {
    const result = { ranking: [2, 1, 3], scores: [], breakdown: [] };
    expect(prompt({ result }, { status: 'over' })).toMatchObject({ seat: 1, title: 'Joost wins.' });
    expect(prompt({}, { status: 'abandoned' }).title).toBe('The game ended without a result.');
    expect(prompt({}, { status: 'abandoned', closed: 'untouched' }).why).toContain('Nobody had played here');
  });

  it('say what a player proposes', () => {
    const told = (proposal: Parameters<typeof proposalWords>[0]['proposal']) =>
      proposalWords({ by: 1, proposal }, 30, NAMES, tableTexts.en, 'en');
    expect(told({ kind: 'undo', to: 29 })).toBe('Joost proposes to take back 1 move.');
    expect(told({ kind: 'replace', seat: 0, by: { kind: 'bot', level: 'sailor' } })).toBe(
      'Joost proposes that a bot (Sailor) takes over from Inès.',
    );
  });

  it('say what is played', () => {
    const agreed = optionsInWords(
      game.game.meta,
      { mode: 'base', gambler: true },
      game.texts.fr,
      tableTexts.fr,
      'fr',
    );
    expect(agreed[0]).toEqual({ label: 'Jeu', value: game.texts.fr.modes['base'] });
    expect(agreed.find(({ label }) => label === game.texts.fr.options['gambler'])?.value).toBe('Oui');
  });

  it('explain the decision at hand, and all rules by first sentences', () => {
    expect(topicOf(game.texts.en, 'discover', { mode: 'base' })).toMatch(/^Turn over at least one card/);
    const [rules] = headedTopics(game.texts.en, [], { mode: 'base' });
    expect(rules?.topics.every(({ head }) => /[.!?]$/.test(head))).toBe(true);
    expect(topicOf({}, 'discover', { mode: 'base' })).toBeUndefined();
    expect(headedTopics({}, [], { mode: 'base' })).toEqual([]);
  });
});

describe('the rules in short', () => {
  it('leave out what is not played at this table', async () => {
    const { texts } = await gameNamed('port-royal');
    const topicsAt = (options: Options) =>
      headedTopics(texts.en, [], options).flatMap(({ topics }) => topics.map(({ id }) => id));
    const base = topicsAt({ mode: 'base' });
    expect(base).toContain('expeditions');
    for (const topic of ['contracts', 'forgo', 'cooperative', 'solo', 'sets-sail', 'store']) {
      expect(base).not.toContain(topic);
    }
    expect(topicsAt({ mode: 'base', setsSail: true })).toContain('store');
    expect(topicsAt({ mode: 'contracts' })).toContain('forgo');
    expect(topicsAt({ mode: 'solo' })).toEqual(expect.arrayContaining(['cooperative', 'solo', 'contracts']));
    expect(topicsAt({ mode: 'sets-sail' })).not.toContain('expeditions');
  });
});

describe('at the table', () => {
  it('one sits in front, and the others follow in the order of play', () => {
    expect(inViewOrder(4, 2)).toEqual([2, 3, 0, 1]);
    expect(inViewOrder(3, undefined)).toEqual([0, 1, 2]);
  });

  it('one is asked about a kind of move until it has proved to be revocable', () => {
    const finality = new Finality();
    expect(finality.expects({ kind: 'draw' })).toBe(true);
    finality.learn({ kind: 'draw' }, true);
    expect(finality.expects({ kind: 'draw' })).toBe(false);
    finality.learn({ kind: 'draw' }, false);
    expect(finality.expects({ kind: 'draw' })).toBe(true);
  });
});
