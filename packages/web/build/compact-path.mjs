/**
 * Makes the data of an SVG path shorter: every point is rounded on its own place, then told from the rounded
 * point before it, so that rounding never adds up.
 */
const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/;

/** @typedef {{ command: string, args: number[] }} Step a command with absolute arguments */

/** `grain`: what the places of points are rounded to, 1 for whole points. */
export function compactPath(d, grain = 1) {
  return encodeSteps(parsePath(d), grain);
}

/** A closed ring or an open line of points. */
export function pathOfPoints(points, grain, closed = true) {
  const steps = points.map(([x, y], i) => ({ command: i === 0 ? 'M' : 'L', args: [x, y] }));
  if (closed) steps.push({ command: 'Z', args: [] });
  return encodeSteps(steps, grain);
}

/** @returns {Step[]} */
function parsePath(d) {
  const steps = [];
  let at = [0, 0];
  let start = [0, 0];
  for (const { letter, args } of commands(d)) {
    const lower = letter.toLowerCase();
    const relative = letter === lower;
    const absolute = relative ? shift(lower, args, at) : args;
    steps.push({ command: lower.toUpperCase(), args: absolute });
    at = endOf(lower, absolute, at, start);
    if (lower === 'm') start = at;
  }
  return steps;
}

function* commands(d) {
  const scanner = { rest: d.trim() };
  let letter = '';
  while (scanner.rest !== '') {
    if (/^[a-zA-Z]/.test(scanner.rest)) letter = take(scanner, /^./);
    const count = ARGUMENTS[letter.toLowerCase()];
    if (count === undefined) throw new Error(`unknown path command ${letter}`);
    const args = [];
    for (let i = 0; i < count; i++) {
      // The two flags of an arc may stand without any space: "a5 5 0 01.5.5".
      args.push(Number(take(scanner, count === 7 && (i === 3 || i === 4) ? /^[01]/ : NUMBER)));
    }
    yield { letter, args };
    // More pairs after a move are lines.
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
}

function take(scanner, pattern) {
  const found = pattern.exec(scanner.rest)?.[0];
  if (found === undefined) throw new Error(`no path data at ${scanner.rest.slice(0, 20)}`);
  scanner.rest = scanner.rest.slice(found.length).replace(/^[\s,]+/, '');
  return found;
}

function shift(command, args, [x, y]) {
  if (command === 'h') return [args[0] + x];
  if (command === 'v') return [args[0] + y];
  if (command === 'a') return [...args.slice(0, 5), args[5] + x, args[6] + y];
  return args.map((value, i) => value + (i % 2 === 0 ? x : y));
}

function endOf(command, args, at, start) {
  if (command === 'z') return start;
  if (command === 'h') return [args[0], at[1]];
  if (command === 'v') return [at[0], args[0]];
  return args.slice(-2);
}

function encodeSteps(steps, grain) {
  const round = (value) => clean(Math.round(value / grain) * grain);
  let text = '';
  let last = '';
  let at = [0, 0];
  let start = [0, 0];
  for (const { command, args } of steps) {
    const lower = command.toLowerCase();
    const rounded =
      lower === 'a' ? [...args.slice(0, 5).map(Math.round), round(args[5]), round(args[6])] : args.map(round);
    const end = endOf(lower, rounded, at, start);
    const still = end[0] === at[0] && end[1] === at[1];
    const written = straighten(lower, rounded, at);
    if (lower === 'l' && still) continue;
    const deltas = shift(written.command, written.args, [-at[0], -at[1]]).map(clean);
    const first = text === '';
    const name = first ? 'M' : written.command;
    text +=
      (name === last && name !== 'm' ? '' : name) +
      numbers(first ? rounded : deltas, name === last && name !== 'm');
    last = name === 'z' ? '' : name === 'M' ? 'l-after-move' : name;
    at = end;
    if (lower === 'm') start = end;
  }
  return text;
}

/** Without the last digits, in which sums of fractions go wrong. */
const clean = (value) => Number(value.toFixed(2));

/** A level or upright line needs one number only. */
function straighten(command, args, at) {
  if (command === 'l' && args[1] === at[1]) return { command: 'h', args: [args[0]] };
  if (command === 'l' && args[0] === at[0]) return { command: 'v', args: [args[1]] };
  return { command, args };
}

function numbers(values, joined) {
  let text = '';
  for (const [i, value] of values.entries()) {
    const number = String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.');
    const glued =
      (i === 0 && !joined) || number.startsWith('-') || (number.startsWith('.') && /\.\d*$/.test(text));
    text += (glued ? '' : ' ') + number;
  }
  return text;
}
