/** Makes the table of a draft, and answers its page. */
import { ensurePerson, become, person } from '../../app/person.ts';
import type { Page } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { LocalTable } from '../../local/local-table.ts';
import type { LocalChair } from '../../local/new-local-table.ts';
import { campaigns, me, tables } from '../../server/api.ts';
import { tablesWords } from '../tables-words.ts';
import { asksForNames, optionsOf } from './draft.ts';
import type { Draft } from './draft.ts';

/** The first table of a campaign is set together with the campaign. */
export async function setTable(
  game: string,
  draft: Draft,
  name: string,
  beginsCampaign: boolean,
): Promise<Page> {
  return draft.where === 'device' ? setHere(game, draft) : setOnline(game, draft, name, beginsCampaign);
}

async function setHere(game: string, draft: Draft): Promise<Page> {
  const { namePlaceholder } = tablesWords.value.setting;
  const named = asksForNames(draft);
  const chairs = draft.chairs.map((chair, seat): LocalChair => {
    if (chair.kind === 'bot') return { level: chair.level };
    const given = chair.kind === 'person' ? chair.name.trim() : '';
    if (given !== '') return { name: given };
    return { name: named ? namePlaceholder(seat + 1) : (person.value?.name ?? words.value.home.skipper) };
  });
  const options = { ...optionsOf(draft) };
  return { at: 'local', id: await LocalTable.create({ game, options, chairs }) };
}

async function setOnline(game: string, draft: Draft, name: string, beginsCampaign: boolean): Promise<Page> {
  const guest = await ensurePerson();
  if (name !== '' && name !== guest.name) become((await me.change({ name })).person);
  const { visibility, tempo, spectators, hints } = draft;
  const chairs = draft.chairs.flatMap((chair) => (chair.kind === 'person' ? [] : [chair]));
  const options = { ...optionsOf(draft) };
  const asked = { game, options, chairs, tempo, spectators, hints };
  const { table } = beginsCampaign
    ? await campaigns.begin(asked)
    : await tables.create({ ...asked, visibility });
  return { at: 'table', id: table, invite: undefined };
}
