/** Names in the scenes of one table that its log does not hold: those of its people, and of its cup. */
import type { TableScene } from '@captains-table/protocol';
import type { Table } from '@captains-table/table';
import type { ServerContext } from './server-context.ts';

export class SceneNames {
  readonly #context: ServerContext;
  #cup: TableScene['cup'];
  #isCupKnown = false;

  constructor(context: ServerContext) {
    this.#context = context;
  }

  get cup(): TableScene['cup'] {
    return this.#cup;
  }

  of(person: string): string | undefined {
    return this.#context.names.known(person);
  }

  /** Looks up what is not known yet. A name that cannot be looked up now must not keep people from playing. */
  async learn(table: Table): Promise<void> {
    try {
      await this.#learnCup(table);
      await this.#context.names.learn(peopleAt(table));
    } catch (error) {
      this.#context.trouble('names', error);
    }
  }

  /** Once: cups keep their names. */
  async #learnCup(table: Table): Promise<void> {
    const { cup: id } = table.record;
    if (id === undefined || this.#isCupKnown) return;
    const cup = await this.#context.storage.cups.find(id);
    this.#cup = cup && { id, name: cup.settings.name };
    this.#isCupKnown = true;
  }
}

/** Those who sit here, or for whom a chair is kept. */
export function peopleAt({ chairs }: Table): readonly string[] {
  return chairs.flatMap((chair) => ('person' in chair && chair.person !== undefined ? [chair.person] : []));
}
