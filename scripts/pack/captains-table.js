#!/usr/bin/env node
/** The command of a packed server. It needs Node and nothing else. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) {
  await import(new URL('../dist/cli/main.js', import.meta.url).href);
} else {
  console.error(`Captain's Table needs Node 20.19 or 22.12 or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
}
