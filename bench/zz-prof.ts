import { inTemporaryFolder, startServer } from './server/child.ts';
import { Load } from './server/load.ts';
import { startOurs, openOurTable } from './server/ours.ts';
await inTemporaryFolder(async (folder) => {
  const t0 = performance.now();
  const server = await startServer(['--cpu-prof','--cpu-prof-dir=/tmp/bs/prof','packages/cli/bin/captains-table.js','serve','--host','127.0.0.1','--port','0'],{DATA_DIR:folder,LOG_LEVEL:'error',TRUST_PROXY:'1'});
  console.log('started', performance.now() - t0, server.memory());
  try {
    const load = new Load();
    const tables = await Promise.all(Array.from({length: 200}, (_, i) => openOurTable(server.url, {people: 1 + (i % 2), bots: 1 + (Math.floor(i/2) % 3) - (i % 2)}, load)));
    load.begin(tables);
    console.log('laid', performance.now() - t0, server.memory());
    console.log('warm', await load.flatOut(2));
    for (let i=0;i<2;i++) console.log('flat', await load.flatOut(4));
    
    console.log(server.memory(), await server.collectGarbage(), server.memory());
  } finally { const t=performance.now(); await server.end(); console.log('ended', performance.now()-t); }
});
process.exit(0);
