/** A thread that plays campaigns, one after another, and posts each result to the main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@captains-table/catalogue';
import type { PlayedOnThread } from '../threads.ts';
import type { CampaignJob, PlayedCampaign } from './campaign-job.ts';
import { playCampaign } from './campaign-job.ts';

const port = parentPort;
const job: CampaignJob = workerData;
const loaded = await loadGame(job.game);
if (port === null || loaded === undefined) throw new Error('this thread belongs to a simulation');

port.on('message', (number: number) => {
  port.postMessage({
    number,
    played: playCampaign(loaded, job, number),
  } satisfies PlayedOnThread<PlayedCampaign>);
});
port.postMessage('ready');
