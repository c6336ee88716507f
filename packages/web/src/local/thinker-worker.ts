/** The thread in which this device's bots think. */
import { loadGame } from '@captains-table/catalogue';
import { serveThinker, webPort } from '@captains-table/bots';

serveThinker(webPort(self), loadGame);
