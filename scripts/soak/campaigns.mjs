/** Campaigns that are played on while servers are killed: every chapter counts, and counts once. */

/** Its chapters end within seconds. */
export const SHORT_STORY = { game: 'stowaways', mode: 'voyage' };
/** Short chapters that end during a run, and long ones that are left in the middle. */
export const STORIES = [
  SHORT_STORY,
  SHORT_STORY,
  { game: 'port-royal', mode: 'adventure-cooperative' },
  { game: 'port-royal', mode: 'adventure-competitive' },
  { game: 'maracaibo', mode: 'story' },
];

export class Campaigns {
  /** By id: a member, and the tables at which a game was seen to end. */
  #begun = new Map();
  #faults = [];

  /** A first chapter. Answers its table; undefined when the person has left. */
  async begin(person, { game, mode }, chairs) {
    const asked = { game, options: { mode }, chairs };
    const { campaign, table } = await person.insist('POST', '/api/campaigns', asked);
    if (campaign === undefined) return undefined;
    this.#begun.set(campaign, { person, ended: new Set() });
    return { campaign, table };
  }

  ended(campaign, table) {
    this.#begun.get(campaign).ended.add(table);
  }

  /** Whether the last chapter has been played. */
  async isTold(campaign, person) {
    const { logbook } = await person.insist('GET', `/api/campaigns/${campaign}`);
    return logbook !== undefined && logbook.next === undefined;
  }

  /** The table of the next chapter, for which all members ask at once: the fastest of them is its host. */
  async sailOn(campaign, people) {
    const { logbook } = await people[0].insist('GET', `/api/campaigns/${campaign}`);
    if (logbook === undefined) return undefined;
    const asked = { parent: logbook.at };
    const answers = await Promise.all(
      people.map((person) => person.insist('POST', `/api/campaigns/${campaign}/chapters`, asked)),
    );
    const tables = new Set(answers.flatMap(({ table }) => table ?? []));
    if (tables.size > 1)
      this.#faults.push({ table: campaign, fault: `members sail apart: ${[...tables].join(', ')}` });
    return [...tables][0];
  }

  /** How many chapters there are, and what is wrong with them. */
  async inspect() {
    let chapters = 0;
    for (const [campaign, { person, ended }] of this.#begun) {
      const { logbook } = await person.insist('GET', `/api/campaigns/${campaign}`);
      const told = (logbook?.chapters ?? []).map(({ id }) => id);
      chapters += told.length;
      const lost = [...ended].filter((table) => !told.includes(table));
      if (lost.length > 0)
        this.#faults.push({ table: campaign, fault: `chapters are lost: ${lost.join(', ')}` });
      // No one goes back here: a second chapter after the same one was made by a request that came twice.
      const parents = (logbook?.chapters ?? []).map(({ parent = '' }) => parent);
      if (new Set(told).size < told.length || new Set(parents).size < parents.length)
        this.#faults.push({ table: campaign, fault: 'a chapter counts twice' });
    }
    return { campaigns: this.#begun.size, chapters, faults: this.#faults };
  }
}
