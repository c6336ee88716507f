import { defined } from '@captains-table/kernel';
import { ensurePerson } from '../app/person.ts';
import { campaigns } from '../server/campaigns-api.ts';
import type { CampaignSource } from './campaign-source.ts';
import { pageOfTable } from './campaign-source.ts';

/** The campaigns of the person at this page, on the server. */
export const serverSource: CampaignSource = {
  where: 'server',
  mine: async () => (await campaigns.mine()).campaigns,
  async logbook(id, branch) {
    await ensurePerson();
    return (await campaigns.logbook(id, branch)).logbook;
  },
  async sailOn(id, { parent, options, draft: { chairs, tempo } }) {
    // Those who share a device have no chair on a server.
    const asked = chairs.flatMap((chair) => (chair.kind === 'person' ? [] : [chair]));
    const wish = { ...defined({ parent }), options, chairs: asked, tempo };
    const { table } = await campaigns.sailOn(id, wish);
    return pageOfTable('server', table);
  },
  document: (id) => campaigns.document(id),
  async import(document) {
    await ensurePerson();
    return (await campaigns.import(document)).campaign;
  },
};
