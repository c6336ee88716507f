import type { TableGame } from '@captains-table/catalogue';
import { loadGame } from '@captains-table/catalogue';
import { chanceFrom, must, pick } from '@captains-table/kernel';
import type { Logbook } from '@captains-table/protocol';
import type { Entry, Time } from '@captains-table/table';
import { TableLog } from '@captains-table/table';
import type { CampaignFile } from '@captains-table/table/campaign';
import { exportCampaign, importCampaign } from '@captains-table/table/campaign';
import { describe, expect, test } from 'vitest';
import type { DevicePacks } from '../../src/local/device-campaigns.ts';
import { DeviceCampaigns } from '../../src/local/device-campaigns.ts';
import { DeviceLog } from '../../src/local/device-log.ts';
import type { LocalChair } from '../../src/local/new-local-table.ts';
import { MemoryStore } from './memory-store.ts';

const BOT: LocalChair = { level: 'random' };
const ANNA: LocalChair = { name: 'Anna' };
const BART: LocalChair = { name: 'Bart' };
/** Rich enough to win a chapter of the voyage whatever happens. */
const OPTIONS = { mode: 'voyage', purse: 5 };

const NO_PACKS: DevicePacks = { file: async () => undefined, keep: async ({ hash }) => ({ hash, name: '' }) };

/** A device with its store. Time passes with each entry. */
class Device {
  readonly store = new MemoryStore();
  readonly campaigns: DeviceCampaigns;
  #now: Time;

  constructor(now = Date.UTC(2030, 0, 1)) {
    this.#now = now;
    this.campaigns = new DeviceCampaigns({
      store: this.store,
      loadGame,
      packs: NO_PACKS,
      now: () => this.#now++,
    });
  }

  begin(...chairs: readonly LocalChair[]) {
    return this.campaigns.begin('stowaways', OPTIONS, chairs.length === 0 ? [ANNA, BOT] : chairs);
  }

  /** A window that shows a table, as it is stored. */
  async window(table: string): Promise<TableLog> {
    const local = must(await this.store.find(table));
    const log = new DeviceLog(this.store, local);
    return new TableLog(log, must(await loadGame('stowaways')), await log.load());
  }

  append(window: TableLog, entry: Entry): Promise<unknown> {
    return window.append(entry, this.#now++);
  }

  /** Plays for all seats, and answers the window; `moves`: not to the end. */
  async plays(table: string, moves = Infinity): Promise<TableLog> {
    const window = await this.window(table);
    const chance = chanceFrom(`moves of ${table}`);
    for (let move = 0; move < moves && window.table.status === 'playing'; move++) {
      const { seat } = pick(chance, window.table.pending);
      await this.append(window, {
        kind: 'move',
        seat,
        move: pick(chance, must(window.table.match).legal(seat)),
      });
    }
    return window;
  }

  /** The next chapter of the branch that was played last. */
  async sailOn(id: string, ...chairs: readonly LocalChair[]): Promise<string> {
    const { at } = await this.campaigns.logbook(id);
    return this.campaigns.sailOn(id, { ...(at && { parent: at }), options: {}, chairs });
  }

  /** A campaign of which this many games have been played. */
  async played(games: number): Promise<string> {
    const { campaign, table } = await this.begin();
    await this.plays(table);
    for (let game = 1; game < games; game++) await this.plays(await this.sailOn(campaign, ANNA, BOT));
    return campaign;
  }
}

function told({ chapters, story }: Logbook) {
  const played = chapters.map(({ chapter, result, endedAt, seats }) => {
    return { chapter, result, endedAt, names: seats.map(({ name, level }) => name + (level ?? '')) };
  });
  return { played, story };
}

describe('a campaign on a device', () => {
  test('begins with the table of its first chapter, and is listed', async () => {
    const device = new Device();
    const { campaign, table } = await device.begin();
    expect(await device.campaigns.logbook(campaign)).toMatchObject({
      game: 'stowaways',
      chapters: [],
      story: { chapter: 1, chapters: 3, over: false, pages: [] },
      next: { chapter: 1 },
      table,
      members: [{ name: 'Anna' }],
    });
    expect(await device.campaigns.mine()).toMatchObject([{ id: campaign, chapter: 1, table }]);
    expect(await device.campaigns.has(campaign)).toBe(true);
    expect(await device.campaigns.has(table)).toBe(false);
  });

  test('is played chapter by chapter to its end', async () => {
    const device = new Device();
    const { campaign, table } = await device.begin();
    let at = table;
    for (let games = 1; ; games++) {
      expect(games).toBeLessThan(60);
      await device.plays(at);
      const { chapters, next } = await device.campaigns.logbook(campaign);
      expect(chapters).toHaveLength(games);
      if (next === undefined) break;
      at = await device.sailOn(campaign, ANNA, BOT);
    }
    const { story, chapters } = await device.campaigns.logbook(campaign);
    expect(story).toMatchObject({ chapter: 3, over: true });
    expect(new Set(chapters.map(({ chapter }) => chapter))).toStrictEqual(new Set([1, 2, 3]));
    await expect(device.sailOn(campaign, ANNA, BOT)).rejects.toMatchObject({ code: 'story-over' });
  });

  test('remembers the portraits that people have chosen, for the next chapter', async () => {
    const device = new Device();
    const { campaign, table } = await device.begin({ name: 'Anna', portrait: 'cook' }, BOT);
    await device.plays(table);
    const { chapters } = await device.campaigns.logbook(campaign);
    expect(chapters[0]?.seats).toMatchObject([{ name: 'Anna', portrait: 'cook' }, { level: 'random' }]);
  });

  test('loses nothing when its window is closed in the middle of a chapter', async () => {
    const device = new Device();
    const { campaign, table } = await device.begin();
    const { seq } = (await device.plays(table, 3)).table;
    expect((await device.window(table)).table.seq).toBe(seq);
    expect(await device.campaigns.logbook(campaign)).toMatchObject({ chapters: [], table });
    await device.plays(table);
    expect((await device.campaigns.logbook(campaign)).chapters).toMatchObject([{ id: table, chapter: 1 }]);
  });

  test('counts a chapter once, whichever window ends it', async () => {
    const device = new Device();
    const { campaign, table } = await device.begin();
    const late = await device.plays(table, 3);
    await device.plays(table);
    const { seat } = must(late.table.pending[0]);
    const move = must(must(late.table.match).legal(seat)[0]);
    await expect(device.append(late, { kind: 'move', seat, move })).rejects.toThrow('there already');
    expect((await device.campaigns.logbook(campaign)).chapters).toHaveLength(1);
    const [one, two] = await Promise.all([
      device.sailOn(campaign, ANNA, BOT),
      device.sailOn(campaign, ANNA, BOT, BOT),
    ]);
    expect(two).toBe(one);
    expect(await device.store.all()).toHaveLength(2);
  });

  test('goes back as a branch, and keeps what was played', async () => {
    const device = new Device();
    const { campaign, table } = await device.begin();
    await device.plays(table);
    const first = await device.campaigns.logbook(campaign);
    const again = await device.campaigns.sailOn(campaign, { options: {}, chairs: [ANNA, BOT] });
    await device.plays(again);
    const branched = await device.campaigns.logbook(campaign);
    expect(branched.at).toBe(again);
    expect(branched.chapters.map(({ id, parent }) => [id, parent])).toStrictEqual([
      [table, undefined],
      [again, undefined],
    ]);
    const earlier = await device.campaigns.logbook(campaign, table);
    expect({ ...earlier, chapters: [] }).toStrictEqual({ ...first, chapters: [] });
  });

  test('starts with any chapter that is asked for', async () => {
    const device = new Device();
    const campaign = await device.played(1);
    const table = await device.campaigns.sailOn(campaign, { options: { chapter: 3 }, chairs: [ANNA, BOT] });
    expect((await device.store.find(table))?.record.chapter).toMatchObject({ number: 3, campaign });
  });

  test('stays as it was when a chapter is abandoned', async () => {
    const device = new Device();
    const { campaign, table } = await device.begin();
    const { table: _open, tableInvite: _invite, ...before } = await device.campaigns.logbook(campaign);
    const proposal = { kind: 'abandon' } as const;
    await device.append(await device.window(table), { kind: 'propose', seat: 0, proposal, does: proposal });
    expect(await device.campaigns.logbook(campaign)).toStrictEqual(before);
    expect(await device.campaigns.sailOn(campaign, { options: {}, chairs: [ANNA, BOT] })).not.toBe(table);
  });

  test('knows people by their names, wherever they sit', async () => {
    const device = new Device();
    const { campaign, table } = await device.begin(ANNA, BART);
    await device.plays(table);
    await device.plays(await device.sailOn(campaign, BART, ANNA, ANNA));
    const { chapters, members } = await device.campaigns.logbook(campaign);
    const [one, two] = chapters.map(({ seats }) => seats.map(({ person }) => person));
    expect(members.map(({ name }) => name)).toStrictEqual(['Anna', 'Bart', 'Anna']);
    expect(two?.slice(0, 2)).toStrictEqual(one?.toReversed());
    expect(new Set(two).size).toBe(3);
  });

  test('is removed with all its chapters, and nothing else', async () => {
    const device = new Device();
    const [one, two] = [await device.played(2), await device.played(1)];
    await device.campaigns.remove(one);
    expect((await device.campaigns.mine()).map(({ id }) => id)).toStrictEqual([two]);
    expect(await device.store.all()).toHaveLength(1);
    await expect(device.campaigns.logbook(one)).rejects.toMatchObject({ code: 'unknown-campaign' });
  });
});

describe('the file of a campaign', () => {
  test('goes to another device and on from there, and back', async () => {
    const device = new Device();
    const campaign = await device.played(2);
    const other = new Device(Date.UTC(2030, 0, 2));
    const copy = await other.campaigns.import(await device.campaigns.document(campaign));
    const [here, there] = [await device.campaigns.logbook(campaign), await other.campaigns.logbook(copy)];
    expect(told(there)).toStrictEqual(told(here));
    expect(there).toMatchObject({ next: here.next, createdAt: here.createdAt });
    await other.plays(await other.sailOn(copy, ANNA, BOT));
    const [first, , third] = (await other.campaigns.logbook(copy)).chapters;
    expect(third?.seats).toStrictEqual(first?.seats);
    const back = await device.campaigns.import(await other.campaigns.document(copy));
    expect((await device.campaigns.logbook(back)).chapters).toHaveLength(3);
    expect(await device.campaigns.mine()).toHaveLength(2);
  });

  test('is one that a server verifies', async () => {
    const device = new Device();
    const file = await device.campaigns.document(await device.played(2));
    const { campaign, unverified } = importCampaign(
      JSON.parse(JSON.stringify(file)),
      must(await loadGame('stowaways')).game,
    );
    expect(unverified).toStrictEqual([]);
    expect(campaign.chapters).toHaveLength(2);
    expect(campaign.chapters[0]?.members).toStrictEqual([
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', level: 'random' },
    ]);
  });

  test('is refused where it was changed or has no chapter, and nothing of it is kept', async () => {
    const device = new Device();
    const file = await device.campaigns.document(await device.played(1));
    const empty: CampaignFile = exportCampaign({ ...file, chapters: [] }, new Map());
    const other = new Device();
    for (const bad of [{ ...file, createdAt: 1 }, { game: 7 }, empty, undefined])
      await expect(other.campaigns.import(bad)).rejects.toMatchObject({ code: 'bad-campaign' });
    expect(await other.store.all()).toStrictEqual([]);
  });

  test('holds chapters of rules that are gone as they were stored', async () => {
    const upgraded = async (id: string): Promise<TableGame | undefined> => {
      const loaded = must(await loadGame(id));
      const meta = { ...loaded.game.meta, rulesVersion: 'later' };
      return { ...loaded, game: { ...loaded.game, meta } };
    };
    const device = new Device();
    const campaign = await device.played(2);
    const later = new DeviceCampaigns({
      store: device.store,
      loadGame: upgraded,
      packs: NO_PACKS,
      now: () => 0,
    });
    expect(told(await later.logbook(campaign))).toStrictEqual(told(await device.campaigns.logbook(campaign)));
    const file = await later.document(campaign);
    expect(importCampaign(file, must(await upgraded('stowaways')).game).unverified).toHaveLength(2);
    const verified = new Device();
    const copy = await verified.campaigns.import(file);
    expect((await verified.campaigns.logbook(copy)).chapters).toHaveLength(2);
  });
});
