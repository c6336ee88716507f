/** One part of a soak: people play while servers are killed, or renewed; then everything is looked at. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Acknowledgements } from './acknowledgements.mjs';
import { Person } from './people.mjs';
import { describe, Tables } from './tables.mjs';
import { faultOf, lostEntries } from './verification.mjs';

/** A table goes on when it got this many entries more, or ended. */
const MORE_ENTRIES = 5;
/** Longer than another server leaves a bot's decision to the one that died. */
const GOES_ON_WITHIN = 22_000;
/** What is kept of a round for seeing whether tables go on: it takes that lease, as a rule. */
const CALM = 12_000;
const ROUND = 30_000;
const TIME_TO_LOOK = 40_000;
const EXPORTS_AT_ONCE = 4;

/** Between the renewals of two servers, as a host would wait until the first one is ready. */
const BETWEEN_RENEWALS = 3_000;

/**
 * `servers` share what `entries` reads and `check` looks through; `settings` are what they run with, round by round. They are
 * killed until `end`, or later until there are `enough` moves and two kills; what comes then takes its time. `isRolling`: they
 * are not killed but closed and started again, one after the other. `harm`: something else happens to them.
 */
export class Part {
  #plan;
  #record = new Acknowledgements();
  #tables;
  #people;
  #stuck = [];
  #stories = { campaigns: 0, chapters: 0, faults: [] };
  #packs = { packs: 0, tables: 0, faults: [] };

  constructor(plan) {
    this.#plan = plan;
    const { servers, people, random, isBalanced } = plan;
    const record = this.#record;
    const urls = servers.map(({ url }) => url);
    const settings = { urls, random, record, isBalanced };
    this.#people = Array.from({ length: people }, (_, i) => new Person({ number: i, ...settings }));
    this.#tables = new Tables({ people: this.#people, random, record, wanted: Math.ceil(people * 0.6) });
  }

  /** For progress lines. */
  get figures() {
    return {
      running: this.#tables.running.length,
      finished: this.#tables.finished.length,
      acknowledged: this.#record.moves,
      kills: this.#plan.servers.reduce((sum, { kills }) => sum + kills, 0),
      renewals: this.#plan.servers.reduce((sum, { renewals }) => sum + renewals, 0),
    };
  }

  /** How long people have waited since this was last asked. */
  takeTimes() {
    return this.#record.takeTimes();
  }

  async run() {
    try {
      return await this.#soak();
    } finally {
      await this.#shutDown();
    }
  }

  async #soak() {
    const { servers, harm } = this.#plan;
    if (harm === undefined) await this.#killInRounds();
    else {
      await Promise.all(servers.map((server) => server.start()));
      await this.#letPeopleIn();
      await harm(this);
    }
    this.#tables.stopCreating();
    if (this.#plan.isRolling !== true) await this.#restart(servers);
    await this.waitUntilAllGoOn('after a last start');
    const documents = await this.#exports();
    this.#stories = await this.#tables.campaigns.inspect();
    this.#packs = await this.#tables.packs.inspect();
    await this.#shutDown();
    return this.#report(documents);
  }

  async #killInRounds() {
    const { servers, end, settings = [{}], isRolling } = this.#plan;
    const begin = Date.now();
    const rounds = isRolling ? 1 : Math.max(1, Math.round((end - begin) / ROUND));
    for (let round = 0; round < rounds; round++) {
      // Servers that listen to different buses would not hear each other, so all change at once.
      if (round > 0) await Promise.all(servers.map((server) => server.kill()));
      for (const server of servers) server.set(settings[round % settings.length]);
      await Promise.all(servers.map((server) => server.start()));
      if (round === 0) await this.#letPeopleIn();
      await this.#round(begin + ((round + 1) * (end - begin)) / rounds);
    }
  }

  async #letPeopleIn() {
    await Promise.all(this.#people.map((person) => person.arrive()));
    void this.#tables.keepCreating();
  }

  async #shutDown() {
    this.#tables.stopCreating();
    for (const person of this.#people) person.leave();
    await Promise.all(this.#plan.servers.map((server) => server.stop()));
  }

  /** A server that lives on must not be left behind by what another one did last. */
  async #round(end) {
    const { servers, random, isRolling } = this.#plan;
    if (isRolling) return this.#renewUntil(end);
    if (servers.length === 1) return this.#killUntil(end);
    await this.#killUntil(Math.max(end - CALM, (end + Date.now()) / 2));
    await this.#restart([random.pick(servers)]);
    await this.waitUntilAllGoOn('after one server died');
  }

  /** One after the other is closed in good order and started again. */
  async #renewUntil(end) {
    while (Date.now() < end - CALM) {
      for (const server of this.#plan.servers) {
        await server.renew();
        await sleep(BETWEEN_RENEWALS);
      }
    }
    await this.waitUntilAllGoOn('after all servers were renewed');
  }

  async #killUntil(end) {
    const { servers, random, kills } = this.#plan;
    for (;;) {
      const pause = random.between(kills.from, kills.to);
      const left = end - Date.now();
      if (pause > left && this.#hasEnough()) return sleep(Math.max(0, left));
      await sleep(pause);
      await this.#restart(random.chance(0.2) ? servers : [random.pick(servers)]);
    }
  }

  /** On a machine that is busy with other things it takes longer until there is something to see. */
  #hasEnough() {
    const { enough, deadline } = this.#plan;
    const { acknowledged, kills } = this.figures;
    return (acknowledged >= enough && kills > 1) || Date.now() > deadline - TIME_TO_LOOK;
  }

  /** At times a server is killed again before it is up. */
  async #restart(servers) {
    const { random } = this.#plan;
    await Promise.all(servers.map((server) => server.kill()));
    if (random.chance(0.15)) {
      const starts = servers.map((server) => server.start());
      await sleep(random.between(50, 800));
      await Promise.all(servers.map((server) => server.kill()));
      await Promise.all(starts);
    }
    await Promise.all(servers.map((server) => server.start()));
  }

  /** Tables that do not go on are stuck. */
  async waitUntilAllGoOn(when) {
    const waiting = new Map(this.#tables.running.map((table) => [table, this.#seen(table)]));
    const end = Date.now() + GOES_ON_WITHIN;
    while (waiting.size > 0 && Date.now() < end) {
      await sleep(100);
      for (const [table, before] of waiting) {
        if (table.isOver || this.#seen(table) >= before + MORE_ENTRIES) waiting.delete(table);
      }
    }
    for (const [table, before] of waiting) {
      if (this.#seen(table) === before) this.#stuck.push({ when, ...describe(table) });
    }
  }

  #seen({ id }) {
    return id === undefined ? 0 : this.#record.seenOf(id);
  }

  async #exports() {
    const documents = [];
    const waiting = [...this.#tables.finished];
    const work = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const document = await next.people[0].insist('GET', `/api/tables/${next.id}/export`);
        documents.push({ table: next.id, document });
      }
    };
    await Promise.all(Array.from({ length: EXPORTS_AT_ONCE }, work));
    return documents;
  }

  /** The figures, and the documents to be played again. */
  async #report(documents) {
    const { name, servers, entries, check = () => [] } = this.#plan;
    const record = this.#record;
    const stored = await entries();
    const faults = documents.flatMap(({ table, document }) => {
      const fault = faultOf(document, stored.get(table) ?? new Map(), record.entriesOf(table));
      return fault === undefined ? [] : [{ table, fault }];
    });
    const stuck = this.#stuck.map((table) => ({ ...table, stored: stored.get(table.table)?.size }));
    const { running, finished, acknowledged, kills, renewals } = this.figures;
    const { campaigns, chapters } = this.#stories;
    const figures = {
      part: name,
      acknowledged,
      kills,
      renewals,
      lost: lostEntries(record, stored),
      stuck,
      faults: [...faults, ...this.#stories.faults, ...this.#packs.faults, ...(await check())],
      tables: { finished, unfinished: running },
      stories: { campaigns, chapters },
      packs: { packs: this.#packs.packs, tables: this.#packs.tables },
      missedChanges: record.missedChanges,
      crashes: servers.flatMap(({ crashes }) => crashes),
      troubles: Object.fromEntries(servers.flatMap(({ troubles }) => [...troubles])),
      notes: Object.fromEntries(record.notes),
    };
    return { figures, documents };
  }
}
