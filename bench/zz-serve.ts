import { servePeer } from './peers/serve.ts';
await servePeer(Number(process.argv[2] ?? 0));
