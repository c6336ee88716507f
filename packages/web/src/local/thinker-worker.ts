/** The thread in which this device's bots think, or a finished match is studied. */
import { BUILT_IN, Catalogue } from '@captains-table/catalogue';
import { serveThinker, webPort } from '@captains-table/bots';
import { fetchContent } from '../app/served-content.ts';
import { ANALYST, serveAnalyst } from './analyst.ts';

/** Every question says under which rules it is played. */
const catalogue = new Catalogue({ ...BUILT_IN, find: fetchContent });
const serve = self.name === ANALYST ? serveAnalyst : serveThinker;
serve(webPort(self), async (id, rules) => (await catalogue.edition(id, rules))?.playableGame());
