/**
 * The command line of a script: `--help` prints how to use it, and anything it cannot read ends it with one line.
 * With Node's own modules only, because nothing may be installed yet.
 */
import { parseArgs } from 'node:util';

/** `usage` begins with the command, such as `npm run soak -- [options]`. */
export function commandLine(usage, options = {}, { allowPositionals = false } = {}) {
  const all = { ...options, help: { type: 'boolean', short: 'h', default: false } };
  let read;
  try {
    read = parseArgs({ options: all, allowPositionals });
  } catch (error) {
    // Node's first sentence says what is wrong; the others explain rare cases.
    end(usage, error.message.split(/\.?\n|\. /)[0]);
  }
  if (!read.values.help) return read;
  console.log(usage.trimEnd());
  process.exit(0);
}

/** The whole number that an option gives, from `low` to `high`. */
export function wholeNumber(usage, name, text, low, high) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= low && number <= high) return number;
  return end(usage, `--${name} must be a whole number from ${low} to ${high}, not "${text}"`);
}

/** Ends the program with one line. */
export function end(usage, wrong) {
  const [, command] = /^(npm (?:run )?[\w-]+)/.exec(usage) ?? [];
  console.error(`${command}: ${wrong} (${command} -- --help shows how to use it)`);
  process.exit(2);
}
