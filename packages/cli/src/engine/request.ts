import { isList, isRecord, isText } from '@captains-table/kernel';
import type { Viewer } from '@captains-table/kernel';
import { EngineError } from './error.ts';

export type RequestId = string | number;

/** One request with its fields, each parsed when a verb asks for it. Other fields are ignored. */
export class Request {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields;
  }

  /** Undefined when there is none that a reply could repeat. */
  get id(): RequestId | undefined {
    const id = this.raw('id');
    return typeof id === 'string' || typeof id === 'number' ? id : undefined;
  }

  raw(field: string): unknown {
    return Object.hasOwn(this.#fields, field) ? this.#fields[field] : undefined;
  }

  text(field: string): string {
    const value = this.optionalText(field);
    if (value === undefined) throw bad(`"${field}" is missing`);
    return value;
  }

  optionalText(field: string): string | undefined {
    const value = this.raw(field);
    if (value !== undefined && typeof value !== 'string') throw bad(`"${field}" must be a text`);
    return value;
  }

  optionalRecord(field: string): Readonly<Record<string, unknown>> | undefined {
    const value = this.raw(field);
    if (value !== undefined && !isRecord(value)) throw bad(`"${field}" must be an object`);
    return value;
  }

  optionalTexts(field: string): readonly string[] | undefined {
    const value = this.raw(field);
    if (value === undefined || isList(value, isText)) return value;
    throw bad(`"${field}" must be a list of texts`);
  }

  count(field: string): number {
    const value = this.optionalCount(field);
    if (value === undefined) throw bad(`"${field}" is missing`);
    return value;
  }

  optionalCount(field: string): number | undefined {
    const value = this.raw(field);
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
      throw bad(`"${field}" must be a whole number, 0 or more`);
    }
    return value;
  }

  /** A seat of a table with this many. */
  seat(seats: number, field = 'seat'): number {
    return withinTable(field, this.count(field), seats);
  }

  viewer(seats: number): Viewer {
    if (this.raw('viewer') === 'spectator') return 'spectator';
    return withinTable('viewer', this.count('viewer'), seats);
  }
}

/** Reads one line. What cannot even be answered by its id throws. */
export function parseRequest(line: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new EngineError('bad-json', 'the line is not JSON');
  }
  if (!isRecord(value)) throw bad('a request is a JSON object');
  const request = new Request(value);
  if (request.id === undefined) throw bad('"id" must be a text or a number');
  return request;
}

function withinTable(field: string, seat: number, seats: number): number {
  if (seat >= seats) throw bad(`"${field}" must be from 0 to ${seats - 1}`);
  return seat;
}

function bad(message: string): EngineError {
  return new EngineError('bad-request', message);
}
