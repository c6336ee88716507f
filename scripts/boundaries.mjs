/** The dependency arrows of ARCHITECTURE.md, checked on the real import graph. */
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

const GAMES = '^packages/games/';
const BUILT_IN = `${GAMES}[^/]+/src/(built-in|written)-content[.]ts$`;
const not = (...packages) => `^packages/(${packages.join('|')})/`;

const forbidden = [
  {
    name: 'kernel-depends-on-nothing',
    from: { path: '^packages/kernel/src/(?!contract/)' },
    to: { pathNot: '^packages/kernel/' },
  },
  {
    name: 'contract-needs-vitest-only',
    // Reads the recorded numbers of pieces.
    from: { path: '^packages/kernel/src/contract/', pathNot: '/numbering[.]ts$' },
    to: { pathNot: '^packages/kernel/|node_modules/vitest/' },
  },
  {
    name: 'games-know-the-kernel-only',
    from: { path: `${GAMES}[^/]+/(src|texts)/` },
    to: { path: not('bots', 'catalogue', 'protocol', 'table', 'server', 'web', 'cli') },
  },
  {
    name: 'no-game-knows-another',
    from: { path: `${GAMES}([^/]+)/` },
    to: { path: GAMES, pathNot: `${GAMES}$1/` },
  },
  {
    name: 'content-is-read-in-one-place',
    from: { path: `${GAMES}[^/]+/(src|texts)/`, pathNot: BUILT_IN },
    to: { path: `${GAMES}[^/]+/content/` },
  },
  {
    name: 'content-is-handed-in',
    from: {
      path: `${GAMES}[^/]+/(src|texts)/`,
      pathNot: `${GAMES}[^/]+/(src/(index|rules|pieces|built-in-content)|texts/index)[.]ts$`,
    },
    to: { path: BUILT_IN },
  },
  {
    // Both make a game, or its words, of the built-in content. The gallery shows just that.
    name: 'only-the-catalogue-takes-built-in-content',
    from: {
      path: '^packages/(bots|table|server|web|cli)/src/',
      pathNot: '^packages/web/src/games/[^/]+/gallery/',
    },
    to: {
      path: [BUILT_IN, `${GAMES}[^/]+/(src/(index|rules)|texts/index)[.]ts$`],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'bots-know-the-kernel-only',
    from: { path: '^packages/bots/src/' },
    to: { path: [GAMES, not('catalogue', 'protocol', 'table', 'server', 'web', 'cli')] },
  },
  {
    name: 'protocol-knows-the-kernel-only',
    from: { path: '^packages/protocol/src/' },
    to: { path: [GAMES, not('bots', 'catalogue', 'table', 'server', 'web', 'cli')] },
  },
  {
    name: 'table-knows-neither-server-nor-client',
    from: { path: '^packages/table/src/' },
    to: { path: [GAMES, not('server', 'web', 'cli')] },
  },
  {
    name: 'games-come-from-the-catalogue',
    from: {
      path: '^packages/(table|server|web|cli)/src/',
      pathNot: '^packages/web/src/games/',
    },
    to: { path: GAMES },
  },
  {
    name: 'a-board-knows-its-own-game',
    from: { path: '^packages/web/src/games/([^/]+)/' },
    to: { path: GAMES, pathNot: `${GAMES}$1/` },
  },
  {
    name: 'the-client-knows-games-by-their-manifests',
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/games/(registry[.]ts|([^/]+)/)' },
    to: { path: '^packages/web/src/games/[^/]+/' },
  },
  {
    name: 'no-board-knows-another-game',
    from: { path: '^packages/web/src/games/([^/]+)/' },
    to: { path: '^packages/web/src/games/[^/]+/', pathNot: '^packages/web/src/games/$1/' },
  },
  {
    name: 'server-does-not-know-the-client',
    from: { path: '^packages/server/src/' },
    to: { path: not('web', 'cli') },
  },
  {
    name: 'client-does-not-know-the-server',
    from: { path: '^packages/web/src/' },
    to: { path: not('server', 'cli') },
  },
  {
    name: 'nothing-needs-the-command-line',
    from: { path: not('bots', 'catalogue', 'protocol', 'table', 'server', 'web', 'training') },
    to: { path: not('cli') },
  },
  {
    name: 'training-only-on-request',
    from: { path: '^packages/(?!training/)' },
    to: { path: not('training') },
  },
  { name: 'no-cycles', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
  { name: 'everything-resolves', from: {}, to: { couldNotResolve: true } },
].map((rule) => ({ severity: 'error', ...rule }));

/** Returns the arrows that point the wrong way. */
export async function checkBoundaries() {
  const { output } = await cruise(['packages', 'bench', 'scripts'], {
    ruleSet: { forbidden },
    validate: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: 'node_modules/(?!@captains-table)|/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  });
  const { modules, summary } = output;
  const ours = modules.filter((module) => /\.[jt]sx?$|\.mjs$/.test(module.source));
  // With a compiler it does not understand, the cruiser sees no module and finds no fault.
  if (ours.length < 40) return [`only ${ours.length} modules were read: the check itself is broken`];
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkBoundaries();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
