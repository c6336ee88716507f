import { defined } from '@captains-table/kernel';
import { person } from '../../app/person.ts';
import { ownPortrait } from '../../app/portrait.ts';
import { words } from '../../app/words.ts';
import type { LocalChair } from '../../local/new-local-table.ts';
import { tablesWords } from '../tables-words.ts';
import type { Draft } from './draft.ts';
import { asksForNames } from './draft.ts';

/** The chairs of a draft for a table on this device. People who were not named get a name. */
export function localChairs(draft: Draft): readonly LocalChair[] {
  const { namePlaceholder } = tablesWords.value.setting;
  const named = asksForNames(draft);
  return draft.chairs.map((chair, seat): LocalChair => {
    if (chair.kind === 'bot') return { level: chair.level };
    const given = chair.kind === 'person' ? chair.name.trim() : '';
    const portrait = named ? (chair.kind === 'person' ? chair.portrait : undefined) : ownPortrait();
    const unnamed = named ? namePlaceholder(seat + 1) : (person.value?.name ?? words.value.home.skipper);
    return { name: given === '' ? unnamed : given, ...defined({ portrait }) };
  });
}
