/**
 * A connection to all nodes of a cluster that own slots. It lasts as long as each of them answers and the slots stay
 * where they are. After that the whole of it counts as broken, and the next one asks again which node owns which slot.
 */
import { must } from '@captains-table/kernel';
import type { BusConnection } from './reconnector.ts';
import { RedisConnection } from './redis-connection.ts';
import { slotOf } from './slot.ts';
import { asError } from './trouble.ts';

export interface NodeAddress {
  readonly host: string;
  readonly port: number;
}

export interface ClusterSettings {
  /** Some of the nodes; the first that answers names the others. */
  readonly urls: readonly string[];
  /** Where nodes are reached that the cluster knows by other addresses. */
  readonly addressOf?: (node: NodeAddress) => NodeAddress;
  readonly answer: number;
  /** What the connections are called in the servers' lists of them. */
  readonly name: string;
}

/** What a node answers to `CLUSTER SLOTS`: first and last slot, then their owner, then its replicas. */
type SlotRange = readonly [first: number, last: number, owner: readonly [host: string, port: number]];

export class ClusterConnection<Node extends RedisConnection> implements BusConnection {
  readonly broken: Promise<Error>;
  readonly #settings: ClusterSettings;
  readonly #nodeAt: (url: string) => Node;
  readonly #nodes = new Map<string, Node>();
  #ranges: readonly SlotRange[] = [];
  #seed: string;
  #break: (reason: Error) => void = () => undefined;

  constructor(settings: ClusterSettings, nodeAt: (url: string) => Node) {
    this.#settings = settings;
    this.#nodeAt = nodeAt;
    this.#seed = must(settings.urls[0]);
    this.broken = new Promise((resolve) => {
      this.#break = resolve;
    });
  }

  async open(): Promise<void> {
    this.#ranges = await this.#readRanges();
    const urls = new Set(this.#ranges.map((range) => this.#urlOf(range)));
    await Promise.all(Array.from(urls, (url) => this.#openNode(url)));
  }

  /** Slots may have moved without a word. */
  async ping(): Promise<void> {
    await Promise.all(Array.from(this.#nodes.values(), (node) => node.ping()));
    const ranges = await readSlots(this.#seed, this.#settings);
    if (JSON.stringify(ranges) === JSON.stringify(this.#ranges)) return;
    throw this.#fail(new Error('the slots of the cluster have moved'));
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#nodes.values(), (node) => node.close()));
    this.#break(new Error('closed'));
  }

  destroy(): void {
    for (const [url, node] of this.#nodes) {
      // A node that is destroyed breaks, which leads here again.
      this.#nodes.delete(url);
      node.destroy();
    }
    this.#break(new Error('the connection to the cluster was given up'));
  }

  /** Who owns the channel's slot. */
  protected nodeFor(channel: string): Node {
    const slot = slotOf(channel);
    const range = this.#ranges.find(([first, last]) => first <= slot && slot <= last);
    const node = range && this.#nodes.get(this.#urlOf(range));
    if (node === undefined) throw this.#fail(new Error(`no node of the cluster owns slot ${slot}`));
    return node;
  }

  /** Breaks the whole connection. Returns the reason. */
  #fail(reason: Error): Error {
    this.#break(reason);
    this.destroy();
    return reason;
  }

  async #openNode(url: string): Promise<void> {
    const node = this.#nodeAt(url);
    this.#nodes.set(url, node);
    void node.broken.then((reason) => this.#fail(reason));
    await node.open();
  }

  async #readRanges(): Promise<readonly SlotRange[]> {
    let reason = new Error('no node of the cluster is named');
    for (const url of this.#settings.urls) {
      try {
        const ranges = await readSlots(url, this.#settings);
        this.#seed = url;
        return ranges;
      } catch (error) {
        reason = asError(error);
      }
    }
    throw reason;
  }

  /** With the scheme, name and password of the node that was asked. */
  #urlOf([, , [host, port]]: SlotRange): string {
    const { addressOf = (node) => node } = this.#settings;
    const url = new URL(this.#seed);
    // A node that does not know its own address is where it was found.
    const found = addressOf({ host: host === '' ? url.hostname : host, port });
    url.hostname = found.host.includes(':') ? `[${found.host}]` : found.host;
    url.port = String(found.port);
    return url.href;
  }
}

async function readSlots(url: string, { answer, name }: ClusterSettings): Promise<readonly SlotRange[]> {
  const connection = new SlotReader({ url, answer, name });
  try {
    await connection.open();
    return await connection.slots();
  } finally {
    connection.destroy();
  }
}

class SlotReader extends RedisConnection {
  /** In the same order from every node, without the replicas, which may come and go. */
  async slots(): Promise<readonly SlotRange[]> {
    const answer = (await this.client.call('CLUSTER', 'SLOTS')) as SlotRange[];
    if (answer.length === 0) throw new Error('the cluster has no slots yet');
    return answer
      .map(([first, last, [host, port]]): SlotRange => [first, last, [host, port]])
      .toSorted(([one], [other]) => one - other);
  }
}
