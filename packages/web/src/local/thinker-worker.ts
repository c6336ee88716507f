/** The thread in which this device's bots think, or a finished match is studied. */
import { Catalogue, playableGames } from '@captains-table/catalogue';
import { serveThinker, webPort } from '@captains-table/bots';
import { servedContent } from '../app/served-content.ts';
import { ANALYST, serveAnalyst } from './analyst.ts';

const serve = self.name === ANALYST ? serveAnalyst : serveThinker;
// Every question says under which rules it is played.
serve(webPort(self), playableGames(new Catalogue(servedContent)));
