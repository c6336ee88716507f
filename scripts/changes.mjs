/** What has changed, according to git. */
import { execFileSync } from 'node:child_process';

const MAIN = ['main', 'origin/main'];

/**
 * Since this branch left the main one, with what is not committed yet. Where that is nothing, as on a clean main
 * branch, it is what the last commit changed.
 */
export function changes() {
  const head = git('rev-parse', 'HEAD');
  const left = MAIN.map((branch) => tryGit('merge-base', branch, 'HEAD')).find((base) => base !== undefined);
  const base = left ?? head;
  const files = filesSince(base);
  if (files.length > 0) return { base, files };
  const before = tryGit('rev-parse', 'HEAD^') ?? head;
  return { base: before, files: filesSince(before) };
}

function filesSince(base) {
  const committed = git('diff', '--name-only', base);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return [...committed.split('\n'), ...unknown.split('\n')].filter((file) => file !== '');
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function tryGit(...args) {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
