/** The thread in which this device's bots think, or a finished match is studied. */
import { loadPlayableGame } from '@captains-table/catalogue';
import { serveThinker, webPort } from '@captains-table/bots';
import { ANALYST, serveAnalyst } from './analyst.ts';

const serve = self.name === ANALYST ? serveAnalyst : serveThinker;
serve(webPort(self), loadPlayableGame);
