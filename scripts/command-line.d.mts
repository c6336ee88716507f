import type { parseArgs, ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export function commandLine<const O extends Options>(
  usage: string,
  options: O,
  rest?: { readonly allowPositionals: boolean },
): ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

export function wholeNumber(usage: string, name: string, text: string, low: number, high: number): number;

export function end(usage: string, wrong: string): never;
