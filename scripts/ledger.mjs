/**
 * The rule ledgers against the tests that ran: every rule has a passing test with its id in the
 * title, every id in a title or in the code is a rule.
 */
import { globSync } from './files.mjs';
import { existsSync, readFileSync } from 'node:fs';

const ROW = /^\| ([A-Z]{1,4}-(?:\d+|X)\.\d+)\s+\|.*\| `(.+)`\s+\|$/gm;
const ID = /\b[A-Z]{1,4}-(?:\d+|X)\.\d+\b/g;
/** "K-1.1 to K-1.9" in a title stands for all in between. */
const RANGE = /\b([A-Z]{1,4}-(?:\d+|X)\.)(\d+) to \1(\d+)\b/g;

/** Ids of all rules, each with its file. Reports ids that two rules share, and rules that live nowhere. */
export function readLedgers(files) {
  const rules = new Map();
  const problems = [];
  for (const file of files) {
    const home = file.slice(0, -'docs/ledger.md'.length);
    for (const [, id, where] of readFileSync(file, 'utf8').matchAll(ROW)) {
      if (!existsSync(home + where)) problems.push(`${id} is said to live in ${where}, which is not there`);
      if (rules.has(id)) problems.push(`${id} stands twice: ${rules.get(id)} and ${file}`);
      rules.set(id, file);
    }
  }
  return { rules, problems };
}

/** The rule ids a test's title names. */
export function idsIn(title) {
  const ids = new Set(title.match(ID) ?? []);
  for (const [, prefix, from, to] of title.matchAll(RANGE)) {
    for (let n = Number(from); n <= Number(to); n++) ids.add(`${prefix}${n}`);
  }
  return ids;
}

/** `titles` are those of tests that passed; `sources` are texts by file name. */
export function compare(rules, titles, sources) {
  const tested = new Set();
  const problems = [];
  for (const title of titles) {
    for (const id of idsIn(title)) {
      tested.add(id);
      if (!rules.has(id)) problems.push(`a test names ${id}, which no ledger has: ${title}`);
    }
  }
  for (const [file, text] of sources) {
    for (const id of idsIn(text)) {
      if (!rules.has(id)) problems.push(`${file} names ${id}, which no ledger has`);
    }
  }
  for (const [id, file] of rules) if (!tested.has(id)) problems.push(`${id} has no test (${file})`);
  return problems;
}

/** Checks the whole project against the results of test files, as vitest reports them. Returns what is wrong, in words. */
export function checkLedgers(testResults) {
  const { rules, problems } = readLedgers(globSync('packages', /\/docs\/ledger\.md$/));
  const passed = testResults
    .flatMap((file) => file.assertionResults)
    .filter((result) => result.status === 'passed')
    .map((result) => result.fullName);
  const sources = globSync('packages', /\/src\/.*\.tsx?$/).map((file) => [file, readFileSync(file, 'utf8')]);
  return { rules: rules.size, problems: [...problems, ...compare(rules, passed, sources)] };
}
