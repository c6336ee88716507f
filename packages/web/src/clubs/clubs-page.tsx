import { useSignal } from '@preact/signals';
import type { ClubSummary } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { person } from '../app/person.ts';
import { go, pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { ClubNameFields } from './club-name-fields.tsx';
import { Form } from '../design/forms/form.tsx';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { sentenceOf } from '../lobby/sentence.ts';
import { ClubShield } from './club-shield.tsx';
import { clubsApi } from './clubs-api.ts';
import { shortTime } from './evening-times.ts';
import { JoinPanel } from './join-panel.tsx';
import { useOwnName } from './own-name.tsx';
import { useFresh } from './use-fresh.ts';
import { clubsWords } from './words.ts';
import './clubs.css';
import '../lobby/page/page-columns.css';

const MINUTE = 60_000;

/** `code`: of a club to which the reader was invited. */
export function ClubsPage({ code }: { readonly code: string | undefined }): JSX.Element {
  const { title, lead } = clubsWords.value;
  return (
    <PageFrame title={title} lead={lead}>
      <div class="page-columns">
        <div class="page-column">
          {code !== undefined && <JoinPanel code={code} />}
          <MyClubs />
        </div>
        {/* Who was invited comes to join. */}
        {code === undefined && (
          <div class="page-column">
            <JoinPanel code={undefined} />
            <FoundPanel />
          </div>
        )}
      </div>
    </PageFrame>
  );
}

function MyClubs(): JSX.Element {
  const { list } = clubsWords.value;
  const known = person.value !== undefined;
  const { found, trouble } = useFresh(
    async () => (known ? (await clubsApi.mine()).clubs : []),
    'mine',
    () => MINUTE,
  );
  return (
    <FormPanel title={list.title}>
      {trouble !== undefined && <StatusLine tone="risk">{sentenceOf(trouble)}</StatusLine>}
      {found?.length === 0 && <p>{list.none}</p>}
      <ul class="clubs-list">
        {(found ?? []).map((club) => (
          <li key={club.id}>
            <ClubLine club={club} />
          </li>
        ))}
      </ul>
    </FormPanel>
  );
}

function ClubLine({
  club: { id, name, role, members, nextEvening },
}: {
  readonly club: ClubSummary;
}): JSX.Element {
  const { list, roles } = clubsWords.value;
  return (
    <a class="clubs-line" href={pathOf({ at: 'club', id })}>
      <ClubShield />
      <span class="clubs-line-told">
        <bdi class="clubs-line-name">{name}</bdi>
        <span class="clubs-quiet">
          {list.members(members)} · {roles[role]}
        </span>
        {nextEvening !== undefined && (
          <span class="clubs-quiet">{list.nextEvening(shortTime(locale.value, nextEvening))}</span>
        )}
      </span>
    </a>
  );
}

function FoundPanel(): JSX.Element {
  const { found } = clubsWords.value;
  const name = useSignal('');
  const motto = useSignal('');
  const missing = useSignal(false);
  const own = useOwnName();
  const { busy, trouble, ask } = useAsking();
  const start = () =>
    ask(async () => {
      missing.value = name.value.trim() === '';
      if (missing.value) return;
      await own.take();
      const { club } = await clubsApi.found({ name: name.value, motto: motto.value });
      go({ at: 'club', id: club });
    });
  return (
    <FormPanel title={found.title} lead={found.why}>
      <Form class="form-panel" onSubmit={() => void start()}>
        <ClubNameFields name={name} motto={motto} isMissing={missing.value} mottoHint={found.mottoWhy} />
        {own.field}
        <div class="page-actions">
          <Button type="submit" variant="primary" icon="flag" busy={busy.value}>
            {found.button}
          </Button>
        </div>
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </Form>
    </FormPanel>
  );
}
