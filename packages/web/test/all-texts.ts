/** Words in all languages, where the program loads one. */
import { en as accountEn } from '../texts/shell/account/en.ts';
import { fr as accountFr } from '../texts/shell/account/fr.ts';
import { nl as accountNl } from '../texts/shell/account/nl.ts';
import { en as campaignsEn } from '../texts/campaigns/en.ts';
import { fr as campaignsFr } from '../texts/campaigns/fr.ts';
import { nl as campaignsNl } from '../texts/campaigns/nl.ts';
import { en as peopleEn } from '../texts/people/en.ts';
import { fr as peopleFr } from '../texts/people/fr.ts';
import { nl as peopleNl } from '../texts/people/nl.ts';
import { en as storyEn } from '../texts/story/en.ts';
import { fr as storyFr } from '../texts/story/fr.ts';
import { nl as storyNl } from '../texts/story/nl.ts';
import { en as tableEn } from '../texts/table/en.ts';
import { fr as tableFr } from '../texts/table/fr.ts';
import { nl as tableNl } from '../texts/table/nl.ts';
import { en as tablesEn } from '../texts/shell/tables/en.ts';
import { fr as tablesFr } from '../texts/shell/tables/fr.ts';
import { nl as tablesNl } from '../texts/shell/tables/nl.ts';

export const accountTexts = { en: accountEn, fr: accountFr, nl: accountNl };
export const campaignsTexts = { en: campaignsEn, fr: campaignsFr, nl: campaignsNl };
export const peopleTexts = { en: peopleEn, fr: peopleFr, nl: peopleNl };
export const storyTexts = { en: storyEn, fr: storyFr, nl: storyNl };
export const tableTexts = { en: tableEn, fr: tableFr, nl: tableNl };
export const tablesTexts = { en: tablesEn, fr: tablesFr, nl: tablesNl };
