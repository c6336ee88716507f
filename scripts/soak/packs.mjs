/** Own cards that are put on the server, shared and played with while it is killed: nothing of them is lost. */

/** Games of Port Royal with own cards, once someone has some. */
const WITH_PACK = 0.5;
/** A server looks at each of them for seconds. */
const MOST_PACKS = 4;

export class Packs {
  #random;
  /** By owner: acknowledged by the server, with the link that it gave. */
  #kept = new Map();
  #making = new Set();
  /** Tables that were set with a pack. */
  #tables = new Map();

  constructor(random) {
    this.#random = random;
  }

  /** Which pack a new table of the person is asked to have: their own, or one that someone shares. */
  wish(person, game) {
    if (game !== 'port-royal' || !this.#random.chance(WITH_PACK)) return undefined;
    // A server that is killed meanwhile is asked again, and no table waits for that.
    if (!this.#kept.has(person) && this.#making.size < MOST_PACKS) this.#make(person).catch(() => undefined);
    const shared = [...this.#kept.values()].filter(({ owner }) => owner !== person);
    if (shared.length > 0 && this.#random.chance(0.5)) return { link: this.#random.pick(shared).link };
    const own = this.#kept.get(person);
    return own && { hash: own.hash };
  }

  /** A table that was acknowledged. */
  setWith(table, wish) {
    const pack = [...this.#kept.values()].find(({ hash, link }) => hash === wish.hash || link === wish.link);
    this.#tables.set(table, pack);
  }

  async #make(person) {
    this.#making.add(person);
    const file = {
      game: 'port-royal',
      name: `Box ${this.#making.size}`,
      cards: [{ id: 'base-sailor-01', cost: this.#making.size }],
    };
    const { pack } = await person.insist('POST', '/api/packs', file);
    if (pack === undefined) return;
    const { link } = await person.insist('POST', `/api/packs/${pack.hash}/link`);
    if (link !== undefined) this.#kept.set(person, { owner: person, hash: pack.hash, link, file });
  }

  /** How many packs and tables with one there are, and what is wrong with them. */
  async inspect() {
    const faults = [];
    for (const { owner, hash, link, file } of this.#kept.values()) {
      const { packs = [] } = await owner.insist('GET', '/api/packs');
      if (packs.find((one) => one.hash === hash)?.link !== link)
        faults.push({ table: hash, fault: 'a pack that was shared is lost' });
      const shared = await owner.insist('GET', `/api/shared-packs/${link}`);
      if (JSON.stringify(shared.file) !== JSON.stringify(file))
        faults.push({ table: hash, fault: 'a link leads to another pack' });
    }
    for (const [table, pack] of this.#tables) {
      const { scene } = await pack.owner.insist('GET', `/api/tables/${table}`);
      if (scene !== undefined && scene.pack?.hash !== pack.hash)
        faults.push({ table, fault: 'it is played with other cards than it was set with' });
    }
    return { packs: this.#kept.size, tables: this.#tables.size, faults };
  }
}
