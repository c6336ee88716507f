import { defined } from '@captains-table/kernel';
import { gameAtHand } from '../app/games.ts';
import { keptPackFile } from '../app/kept-content.ts';
import { localChairs } from '../lobby/new-table/local-chairs.ts';
import { DeviceCampaigns } from '../local/device-campaigns.ts';
import { deviceStore } from '../local/device-store.ts';
import { inWords } from '../local/refused-here.ts';
import type { CampaignSource } from './campaign-source.ts';
import { pageOfTable } from './campaign-source.ts';

interface DeviceSource extends CampaignSource {
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
}

let opened: DeviceCampaigns | undefined;

/** Opened when it is first asked for: storage may be forbidden. */
export function deviceCampaigns(): DeviceCampaigns {
  opened ??= new DeviceCampaigns({
    store: deviceStore(),
    loadGame: gameAtHand,
    packs: {
      file: keptPackFile,
      keep: async (packed) => (await import('../packs/imported-pack.ts')).keepImportedPack(packed),
    },
    now: () => Date.now(),
  });
  return opened;
}

/** The campaigns on this device. */
export const deviceSource: DeviceSource = {
  where: 'device',
  has: (id) => deviceCampaigns().has(id),
  mine: () => deviceCampaigns().mine(),
  logbook: (id, branch) => inWords(() => deviceCampaigns().logbook(id, branch)),
  async sailOn(id, { parent, options, draft }) {
    const sail = { ...defined({ parent }), options, chairs: localChairs(draft) };
    return pageOfTable('device', await inWords(() => deviceCampaigns().sailOn(id, sail)));
  },
  document: (id) => inWords(() => deviceCampaigns().document(id)),
  import: (document) => inWords(() => deviceCampaigns().import(document)),
  remove: (id) => deviceCampaigns().remove(id),
};
