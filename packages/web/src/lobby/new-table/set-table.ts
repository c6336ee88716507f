/** Creates the table of a draft, and returns its page. */
import { defined } from '@captains-table/kernel';
import type { Chair } from '@captains-table/protocol';
import { ensurePerson, become } from '../../app/person.ts';
import { ownPortrait } from '../../app/portrait.ts';
import type { Page } from '../../app/router.ts';
import { LocalTable } from '../../local/local-table.ts';
import type * as ChosenPacks from '../../packs/chosen-pack.ts';
import { me, tables } from '../../server/api.ts';
import { campaigns } from '../../server/campaigns-api.ts';
import { optionsOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { localChairs } from './local-chairs.ts';

/** The first table of a campaign is set together with the campaign. */
export async function setTable(
  game: string,
  draft: Draft,
  name: string,
  beginsCampaign: boolean,
): Promise<Page> {
  return draft.where === 'device'
    ? setHere(game, draft, beginsCampaign)
    : setOnline(game, draft, name, beginsCampaign);
}

/** What is needed of the pack that was chosen; nothing of it is loaded where none was. */
async function wanted<T>(
  { pack }: Draft,
  take: (packs: typeof ChosenPacks, chosen: ChosenPacks.ChosenPack) => Promise<T>,
): Promise<T | undefined> {
  if (pack === undefined) return undefined;
  const packs = await import('../../packs/chosen-pack.ts');
  const chosen = packs.chosenPack(pack);
  return chosen && take(packs, chosen);
}

async function setHere(game: string, draft: Draft, beginsCampaign: boolean): Promise<Page> {
  const chairs = localChairs(draft);
  const options = { ...optionsOf(draft) };
  const cards = await wanted(draft, (packs, chosen) => packs.packHere(game, chosen));
  if (!beginsCampaign) {
    return { at: 'local', id: await LocalTable.create({ game, options, chairs, ...cards }) };
  }
  const { deviceCampaigns } = await import('../../campaigns/device-source.ts');
  const { table } = await deviceCampaigns().begin(game, options, chairs, cards);
  return { at: 'local', id: table };
}

async function setOnline(game: string, draft: Draft, name: string, beginsCampaign: boolean): Promise<Page> {
  const guest = await ensurePerson();
  if (name !== '' && name !== guest.name) become((await me.change({ name })).person);
  const { visibility, tempo, spectators, hints } = draft;
  const chairs = draft.chairs.flatMap((chair): Chair[] => {
    if (chair.kind === 'person') return [];
    return chair.kind === 'me' ? [{ kind: 'me', ...defined({ portrait: ownPortrait() }) }] : [chair];
  });
  const options = { ...optionsOf(draft) };
  const pack = await wanted(draft, (packs, chosen) => packs.packOnServer(game, chosen));
  const asked = { game, options, chairs, tempo, spectators, hints, ...defined({ pack }) };
  const { table } = beginsCampaign
    ? await campaigns.begin(asked)
    : await tables.create({ ...asked, visibility });
  return { at: 'table', id: table, invite: undefined };
}
