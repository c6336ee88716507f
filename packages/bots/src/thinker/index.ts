export type { ChooseRequest, HintRequest } from './messages.ts';
export type { PoolSeat } from './pool.ts';
export { ThinkerPool, usualWorkers } from './pool.ts';
export type { Port, WorkerPort } from './port.ts';
export { nodePort, nodeWorker, webPort, webWorker } from './port.ts';
export type { GameLoader } from './serve.ts';
export { serveThinker } from './serve.ts';
export type { ThinkerTrouble } from './thinker.ts';
export { Thinker, ThinkerError } from './thinker.ts';
