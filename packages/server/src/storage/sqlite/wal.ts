/**
 * Looks at a write-ahead log before SQLite does. SQLite takes the log as ended at the first frame that
 * is not right and drops what follows without a word. After a crash that is the tail of one write that
 * was never acknowledged; more than that is damage, and the host must hear of it. The format is described at
 * https://www.sqlite.org/fileformat2.html#the_write_ahead_log
 */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { codeOf } from '../../error-code.ts';

const HEADER = 32;
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682;
const VERSION = 3_007_000;
const USUAL_PAGE = 4_096;

export interface WalDamage {
  /** The place of the first frame that is not right, in bytes. */
  readonly at: number;
  /** How many writes come after it: SQLite will drop them. */
  readonly dropped: number;
}

interface Header {
  readonly pageSize: number;
  readonly littleEndian: boolean;
  readonly salts: bigint;
  readonly sum: Sum;
}

type Sum = readonly [number, number];

/** The file must not be written to meanwhile. Undefined when SQLite will find everything that was written. */
export async function findWalDamage(file: string): Promise<WalDamage | undefined> {
  const handle = await openIfThere(file);
  if (handle === undefined) return undefined;
  try {
    return await inspect(handle);
  } finally {
    await handle.close();
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function inspect(handle: FileHandle): Promise<WalDamage | undefined> {
  const start = Buffer.alloc(HEADER);
  if ((await handle.read(start, 0, HEADER, 0)).bytesRead < HEADER) return undefined;
  const header = readHeader(start);
  if (header === undefined) return withoutHeader(handle);
  let { sum } = header;
  let broken: number | undefined;
  let dropped = 0;
  for await (const { at, frame } of frames(handle, header.pageSize)) {
    const ours = frame.readBigUInt64BE(8) === header.salts;
    if (broken === undefined) {
      sum = frameSum(frame, sum, header.littleEndian);
      if (!ours || !holds(frame, sum)) broken = at;
    }
    // Frames of earlier rounds lie behind the end as a rule; their salts are others.
    if (broken !== undefined && ours && isCommit(frame)) dropped++;
  }
  return broken === undefined || dropped === 0 ? undefined : { at: broken, dropped };
}

/** All is dropped. Which frames are of the last round shows in their number only. */
async function withoutHeader(handle: FileHandle): Promise<WalDamage | undefined> {
  const rounds = new Map<bigint, { frames: number; commits: number }>();
  for await (const { frame } of frames(handle, USUAL_PAGE)) {
    const salts = frame.readBigUInt64BE(8);
    const { frames: before, commits } = rounds.get(salts) ?? { frames: 0, commits: 0 };
    rounds.set(salts, { frames: before + 1, commits: commits + (isCommit(frame) ? 1 : 0) });
  }
  const [largest] = [...rounds.values()].toSorted((a, b) => b.frames - a.frames);
  const dropped = largest?.commits ?? 0;
  return dropped === 0 ? undefined : { at: 0, dropped };
}

async function* frames(
  handle: FileHandle,
  pageSize: number,
): AsyncGenerator<{ readonly at: number; readonly frame: Buffer }> {
  const size = FRAME_HEADER + pageSize;
  const chunk = Buffer.alloc(256 * size);
  for (let at = HEADER; ;) {
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    const whole = bytesRead - (bytesRead % size);
    for (let from = 0; from < whole; from += size) {
      yield { at: at + from, frame: chunk.subarray(from, from + size) };
    }
    if (whole < chunk.length) return;
    at += whole;
  }
}

function readHeader(bytes: Buffer): Header | undefined {
  const magic = bytes.readUInt32BE(0);
  const pageSize = bytes.readUInt32BE(8);
  const littleEndian = magic === MAGIC;
  const sum = checksum(bytes.subarray(0, 24), [0, 0], littleEndian);
  const right =
    (littleEndian || magic === MAGIC + 1) &&
    bytes.readUInt32BE(4) === VERSION &&
    pageSize >= 512 &&
    sum[0] === bytes.readUInt32BE(24) &&
    sum[1] === bytes.readUInt32BE(28);
  return right ? { pageSize, littleEndian, salts: bytes.readBigUInt64BE(16), sum } : undefined;
}

/** Each frame's sum goes on from the one before it. */
function frameSum(frame: Buffer, before: Sum, littleEndian: boolean): Sum {
  const header = checksum(frame.subarray(0, 8), before, littleEndian);
  return checksum(frame.subarray(FRAME_HEADER), header, littleEndian);
}

function holds(frame: Buffer, sum: Sum): boolean {
  return frame.readUInt32BE(0) > 0 && sum[0] === frame.readUInt32BE(16) && sum[1] === frame.readUInt32BE(20);
}

/** The last frame of a write says how large the database is afterwards. */
function isCommit(frame: Buffer): boolean {
  return frame.readUInt32BE(4) > 0;
}

function checksum(bytes: Buffer, [first, second]: Sum, littleEndian: boolean): Sum {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = first;
  let b = second;
  for (let i = 0; i < bytes.byteLength; i += 8) {
    a = (a + view.getUint32(i, littleEndian) + b) >>> 0;
    b = (b + view.getUint32(i + 4, littleEndian) + a) >>> 0;
  }
  return [a, b];
}
