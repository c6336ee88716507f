/** A table on this device, for one person against bots or several who hand the device on. */
import type { Hint } from '@captains-table/bots';
import { batch, computed, signal } from '@preact/signals';
import type { GameEvent, MatchDocument, Seat } from '@captains-table/kernel';
import { contentHashIn, defined, isSeenBy } from '@captains-table/kernel';
import type { TableScene } from '@captains-table/protocol';
import { knownPortrait } from '@captains-table/protocol';
import { entryFor, hintPosition, history, requests, sceneFor } from '@captains-table/table';
import type { Entry, Table } from '@captains-table/table';
import { pathOf } from '../app/router.ts';
import type { LinkState, SceneChange, Step, TableLink, TableRequest } from '../link/link.ts';
import { Refused } from '../link/link.ts';
import { asSent } from '../link/as-sent.ts';
import { SceneListeners } from '../link/scene-listeners.ts';
import { LocalTable } from './local-table.ts';
import type { LocalChair } from './new-local-table.ts';
import { hasNoSecrets } from './secrets.ts';
import { thinkers } from './thinkers.ts';
import { refusedHere } from './refused-here.ts';

const HINT_MILLISECONDS = 1_000;
/** They sit together at one device. */
const noOneIsGone = () => undefined;

export class LocalLink implements TableLink {
  readonly where = 'device';
  readonly chat = signal([]);
  readonly state = signal<LinkState>('connecting');
  readonly scene = signal<TableScene | undefined>(undefined);
  /** Whose secrets may be shown: several people share the device. */
  readonly #looking = signal<Seat | undefined>(undefined);
  readonly #listeners = new SceneListeners();
  #local: LocalTable | undefined;
  #closed = false;

  /** The seat whose holder should take the device, before anything of theirs is shown. */
  readonly handOver = computed<Seat | undefined>(() => {
    const scene = this.scene.value;
    if (scene?.play === undefined || this.#local === undefined) return undefined;
    const next = this.#next(this.#local.table);
    return next === undefined || next === this.#looking.value ? undefined : next;
  });

  constructor(id: string) {
    void this.#open(id);
  }

  onChange(listener: (change: SceneChange) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** The player who should have the device has it. */
  takeOver(): void {
    if (this.#local === undefined) return;
    this.#looking.value = this.#next(this.#local.table) ?? this.#looking.value;
    this.#show();
  }

  async ask(request: TableRequest): Promise<void> {
    await this.#askAs(this.#looking.peek() ?? 0, request);
  }

  async comeBack(seat: Seat): Promise<void> {
    await this.#askAs(seat, { do: 'return' });
  }

  async hints(how?: 'quick'): Promise<readonly Hint[]> {
    const seat = this.#looking.peek();
    if (seat === undefined) return [];
    const position = hintPosition(this.#opened().table, seat);
    const effort = how === 'quick' ? { iterations: 0 } : { milliseconds: HINT_MILLISECONDS };
    return thinkers().hint({ ...position, ...effort });
  }

  /** Starts the thread that thinks and loads the game there: the first hint would wait for both. */
  prepareHints(): void {
    this.hints('quick').catch(() => undefined);
  }

  async history(): Promise<readonly Step[]> {
    return history(this.#opened().table, this.#role());
  }

  async document(): Promise<MatchDocument> {
    const document = this.#opened().table.document();
    if (document === undefined) throw new Refused('not-started', '');
    return document;
  }

  async rematch(): Promise<string> {
    const { table, names } = this.#opened();
    const { game, options, rules, pack } = table.record;
    const content = contentHashIn(rules);
    const chairs = table.chairs.flatMap((chair): LocalChair[] => {
      if (chair.kind === 'bot') return [{ level: chair.level }];
      if (chair.kind !== 'person') return [];
      return [{ name: names[chair.person] ?? '', ...defined({ portrait: knownPortrait(chair.portrait) }) }];
    });
    return pathOf({
      at: 'local',
      id: await LocalTable.create({ game, options, chairs, ...defined({ content, pack }) }),
    });
  }

  close(): void {
    this.#closed = true;
    this.#local?.close();
    this.#listeners.clear();
  }

  async #open(id: string): Promise<void> {
    const local = await LocalTable.open(id).catch(() => undefined);
    if (local === undefined || this.#closed) {
      this.state.value = 'gone';
      return;
    }
    this.#local = local;
    // The one who opens it is taken for the one to decide.
    this.#looking.value = this.#next(local.table) ?? local.table.attending[0] ?? local.table.persons[0];
    local.onChange(({ events }) => this.#show(events));
    this.state.value = 'open';
    this.#show();
  }

  async #askAs(seat: Seat, request: TableRequest): Promise<void> {
    const local = this.#opened();
    try {
      await local.submit((table) => this.#entryFor(table, seat, request));
      if (request.do === 'propose') await this.#agreeForTheOthers(local);
    } catch (error) {
      throw await refusedHere(error, local.table);
    }
  }

  #opened(): LocalTable {
    if (this.#local === undefined) throw new Refused('offline', '');
    return this.#local;
  }

  #show(happened: readonly GameEvent[] = []): void {
    const { table } = this.#opened();
    this.#followTheTurn(table);
    const role = this.#role();
    const scene = asSent(sceneFor(table, role, this.#people()));
    const events = happened.filter((event) => isSeenBy(event, role.seat ?? 'spectator'));
    batch(() => {
      this.scene.value = scene;
      this.#listeners.tell({ scene, events });
    });
  }

  /** Where the next one knows nothing that the others may not, the device shows them at once: nothing has to be covered. */
  #followTheTurn(table: Table): void {
    const next = this.#next(table);
    if (next === undefined) return;
    const { match } = table;
    const open = table.attending.length === 1 || (match !== undefined && hasNoSecrets(match, next));
    if (open) this.#looking.value = next;
  }

  /** The person on this device who has to decide; the one looking, where several have to. */
  #next(table: Table): Seat | undefined {
    const owing = table.pending.map(({ seat }) => seat).filter((seat) => table.attending.includes(seat));
    const looking = this.#looking.peek();
    return looking !== undefined && owing.includes(looking) ? looking : owing[0];
  }

  #role() {
    const seat = this.#looking.peek();
    return { host: true, ...defined({ seat }) };
  }

  #people() {
    const { names } = this.#opened();
    return { name: (person: string) => names[person], goneSince: noOneIsGone, watching: 0 };
  }

  #entryFor(table: Table, seat: Seat, request: TableRequest): Entry {
    if (request.do === 'chat') throw new Refused('no-chat', '');
    // They sit together: no one has to be reminded or waited for.
    if (request.do === 'nudge' || request.do === 'stand-in') throw new Refused('not-away', '');
    const person = table.personAt(seat) ?? '';
    const answering = { ...request, at: table.seq };
    return entryFor(table, person, answering, { now: Date.now(), goneSince: noOneIsGone });
  }

  /** They sit together and have talked about it. */
  async #agreeForTheOthers(local: LocalTable): Promise<void> {
    for (;;) {
      const { proposal } = local.table;
      const seat = proposal?.waiting[0];
      const chair = seat === undefined ? undefined : local.table.chairs[seat];
      if (proposal === undefined || chair?.kind !== 'person') return;
      await local.submit((table) => requests.answer(table, chair.person, proposal.number, true));
    }
  }
}
