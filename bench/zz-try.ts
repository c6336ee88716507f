import { inTemporaryFolder } from './server/child.ts';
import { Load } from './server/load.ts';
import { startOurs, openOurTable } from './server/ours.ts';
await inTemporaryFolder(async (folder) => {
  const t0 = performance.now();
  const server = await startOurs(folder);
  console.log('started', performance.now() - t0, server.memory());
  try {
    const load = new Load();
    const tables = await Promise.all(Array.from({length: 200}, (_, i) => openOurTable(server.url, {people: 1 + (i % 2), bots: 1 + (Math.floor(i/2) % 3) - (i % 2)}, load)));
    load.begin(tables);
    console.log('laid', performance.now() - t0, server.memory());
    console.log('warm', await load.flatOut(2));
    for (let i=0;i<3;i++) console.log('flat', await load.flatOut(4));
    for (const r of [100, 200, 300]) { await load.paced(r, 1); console.log('paced', r, await load.paced(r, 5)); }
    console.log(server.memory(), await server.collectGarbage(), server.memory());
  } finally { const t=performance.now(); await server.end(); console.log('ended', performance.now()-t); }
});
process.exit(0);
