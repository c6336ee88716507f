import type { JSX } from 'preact';
import { Wait } from '../lobby/page/wait.tsx';
import { ClubHead } from './club-head.tsx';
import type { ClubProps } from './club-props.ts';
import { clubsApi } from './clubs-api.ts';
import { CupsPanel } from './cups-panel.tsx';
import { EveningsPanel } from './evenings-panel.tsx';
import { MembersPanel } from './members-panel.tsx';
import { NewsPanel } from './news-panel.tsx';
import { NextEvening } from './next-evening.tsx';
import { NotHere } from './not-here.tsx';
import { SharedTables } from './shared-tables.tsx';
import { useFresh } from './use-fresh.ts';
import { clubsWords } from './words.ts';
import './clubs.css';
import './club-page.css';

const MINUTE = 60_000;

export function ClubPage({ id }: { readonly id: string }): JSX.Element {
  const { missing, missingWhy } = clubsWords.value.club;
  const { found, trouble, look } = useFresh(
    async () => (await clubsApi.view(id)).club,
    id,
    () => MINUTE,
  );
  if (trouble !== undefined) {
    return <NotHere title={missing} why={missingWhy} trouble={trouble} onAgain={look} />;
  }
  if (found === undefined) return <Wait />;
  const props: ClubProps = { club: found, onChanged: look };
  return (
    <div class="club">
      <ClubHead {...props} />
      <div class="club-columns">
        <div class="club-column">
          <NextEvening {...props} />
          <EveningsPanel {...props} />
          <SharedTables {...props} />
        </div>
        <div class="club-column">
          <CupsPanel {...props} />
        </div>
        <div class="club-column">
          <MembersPanel {...props} />
          <NewsPanel club={found} />
        </div>
      </div>
    </div>
  );
}
