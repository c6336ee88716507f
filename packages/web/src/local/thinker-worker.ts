/** The thread in which this device's bots think, or a finished match is studied. */
import { Catalogue, playableGames } from '@captains-table/catalogue';
import { serveThinker, webPort } from '@captains-table/bots';
import { servedContent } from '../app/served-content.ts';
import { ANALYST } from './analyst-name.ts';
import type { StudyReply } from './analyst.ts';

const port = webPort(self);
// Every question says under which rules it is played.
const loadGame = playableGames(new Catalogue(servedContent));
if (self.name === ANALYST) void study();
else serveThinker(port, loadGame);

/** What studies a match is fetched only for that. The match may arrive first, and waits. */
async function study(): Promise<void> {
  const asked = new Promise<unknown>((resolve) => port.onMessage(resolve));
  try {
    const { serveAnalyst } = await import('./analyst.ts');
    serveAnalyst({ ...port, onMessage: (listener) => void asked.then(listener) }, loadGame);
  } catch (error) {
    port.postMessage({ trouble: String(error) } satisfies StudyReply);
  }
}
