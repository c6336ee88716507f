/** Creates the tables of a run, with people and bots, and watches them until they end. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Campaigns, SHORT_STORY, STORIES } from './campaigns.mjs';
import { Packs } from './packs.mjs';
import { isOver, playOn } from './player.mjs';

const GAMES = [
  'tic-tac-toe',
  'tic-tac-toe',
  'stowaways',
  'stowaways',
  'port-royal',
  'port-royal',
  'port-royal',
];
/** Stories of several games; what one leads to, the next begins with. */
const CAMPAIGNS = 0.25;
/** The first tables of a run are stories with short chapters, so that even a short run ends some. */
const FIRST_STORIES = 2;
const QUICK_BOTS = ['random', 'cabin-boy', 'sailor'];
/** They think long, and all of them share one thread on a small machine. */
const MOST_MATES = 2;
const MOST_TABLES_EACH = 2;

export class Tables {
  #people;
  #random;
  #record;
  #wanted;
  #creating = true;
  #running = new Set();
  #finished = [];
  #mates = 0;
  #storiesToBegin = FIRST_STORIES;
  #campaigns = new Campaigns();
  #packs;

  constructor({ people, random, record, wanted }) {
    this.#people = people;
    this.#random = random;
    this.#record = record;
    this.#wanted = wanted;
    this.#packs = new Packs(random);
  }

  get running() {
    return [...this.#running];
  }

  get finished() {
    return this.#finished;
  }

  get campaigns() {
    return this.#campaigns;
  }

  get packs() {
    return this.#packs;
  }

  /** Creates new tables as old ones end, until it is stopped. */
  async keepCreating() {
    while (this.#creating) {
      if (this.#running.size < this.#wanted) this.#begin();
      await sleep(this.#running.size < this.#wanted ? 20 : 100);
    }
  }

  stopCreating() {
    this.#creating = false;
  }

  #begin(plan = this.#plan()) {
    if (plan === undefined) return;
    this.#running.add(plan);
    for (const person of plan.people) person.busyAt++;
    if (plan.mate) this.#mates++;
    this.#run(plan)
      .catch((error) => this.#record.note(`table: ${error.message}`))
      .finally(() => this.#end(plan));
  }

  #end(plan) {
    for (const person of plan.people) person.busyAt--;
    if (plan.mate) this.#mates--;
    if (plan.isOver) {
      this.#running.delete(plan);
      this.#finished.push(plan);
      const goesOn = plan.campaign !== undefined && !plan.isTold && this.#creating;
      if (goesOn) this.#begin({ ...plan, isOver: false, id: undefined });
    }
  }

  /** Who sits where; undefined while everyone is busy. */
  #plan() {
    const story = this.#nextStory();
    const game = story?.game ?? this.#random.pick(GAMES);
    const seats = game === 'tic-tac-toe' ? 2 : this.#random.whole(2, 4);
    const people = this.#freePeople(this.#random.whole(1, Math.min(3, seats)));
    if (people.length === 0) return undefined;
    if (story !== undefined && this.#storiesToBegin > 0) this.#storiesToBegin--;
    const bots = Array.from({ length: seats - people.length }, () => this.#random.pick(QUICK_BOTS));
    const mate = bots.length > 0 && this.#mates < MOST_MATES && this.#random.chance(0.1);
    if (mate) bots[0] = 'mate';
    return { game, story, people, bots, mate, isOver: false, isTold: false, id: undefined };
  }

  #nextStory() {
    if (this.#storiesToBegin > 0) return SHORT_STORY;
    return this.#random.chance(CAMPAIGNS) ? this.#random.pick(STORIES) : undefined;
  }

  #freePeople(count) {
    const free = this.#people.filter((person) => person.busyAt < MOST_TABLES_EACH);
    const chosen = new Set();
    for (let i = 0; i < count && free.length > 0; i++) chosen.add(this.#random.pick(free));
    return [...chosen];
  }

  async #run(plan) {
    const table = await this.#openTable(plan);
    if (table === undefined) return;
    plan.id = table;
    await this.#write(await hostOf(table, plan.people), table, 'start', {});
    for (const person of plan.people) person.sitDown(table);
    const company = { random: this.#random, record: this.#record };
    const ends = await Promise.all(plan.people.map((person) => playOn(person, table, company)));
    plan.isOver = ends.every(Boolean);
    if (plan.isOver && plan.campaign !== undefined) {
      this.#campaigns.ended(plan.campaign, table);
      plan.isTold = await this.#campaigns.isTold(plan.campaign, plan.people[0]);
    }
    for (const person of plan.people) person.standUp(table);
  }

  /** A table with everyone at it, still to be started. A later chapter keeps the seats of the one before. */
  async #openTable(plan) {
    const [host, ...guests] = plan.people;
    if (plan.campaign !== undefined) return this.#campaigns.sailOn(plan.campaign, plan.people);
    const pack = plan.story ? undefined : this.#packs.wish(host, plan.game);
    const asked = { ...requestFor(plan), ...(pack === undefined ? {} : { pack }) };
    const { table, campaign } = plan.story
      ? ((await this.#campaigns.begin(host, plan.story, asked.chairs)) ?? {})
      : await host.insist('POST', '/api/tables', asked);
    if (table === undefined) return undefined;
    if (pack !== undefined) this.#packs.setWith(table, pack);
    plan.campaign = campaign;
    const { scene } = plan.story ? await host.insist('GET', `/api/tables/${table}`) : {};
    const invite = scene?.you.invite;
    for (const [i, guest] of guests.entries())
      await this.#write(guest, table, 'join', { seat: i + 1, ...(invite === undefined ? {} : { invite }) });
    return table;
  }

  /** An answer without a number means that an earlier try had been stored before its server died. */
  async #write(person, table, path, body) {
    const { seq } = await person.insist('POST', `/api/tables/${table}/${path}`, body);
    if (seq === undefined) return;
    this.#record.acknowledged(table, seq, { kind: path === 'join' ? 'chair' : path });
  }
}

/** Of the members who ask for a chapter at once, the fastest is its host. */
async function hostOf(table, people) {
  for (const person of people.slice(1)) {
    const { scene } = await person.insist('GET', `/api/tables/${table}`);
    if (scene?.you.host === true) return person;
  }
  return people[0];
}

function requestFor({ game, people, bots }) {
  const chairs = [
    { kind: 'me' },
    ...people.slice(1).map(() => ({ kind: 'open' })),
    ...bots.map((level) => ({ kind: 'bot', level })),
  ];
  return { game, chairs, visibility: 'public' };
}

/** The state of a table that does not go on, for the report. */
export function describe({ id, game, people, bots }) {
  const scenes = people.map((person) => person.scene(id));
  const scene = scenes.find((seen) => seen !== undefined);
  return {
    table: id,
    game,
    people: people.length,
    bots,
    status: scene === undefined ? 'unseen' : scene.status,
    over: scene !== undefined && isOver(scene),
    seen: scenes.map((seen) => seen?.seq),
    pending: scene?.play?.pending,
    away: scene?.seats.map(({ away }) => away ?? null),
  };
}
