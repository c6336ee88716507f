import type { PersonLine } from '@captains-table/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ensurePerson, person } from '../app/person.ts';
import { pathOf } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { notices } from '../server/notices-api.ts';
import { FriendsPanel } from './friends-panel.tsx';
import { Invitations } from './invitations.tsx';
import { lookAtPeople, myPeople, usePeople } from './my-people.ts';
import { PassOn } from './pass-on.tsx';
import { peopleApi } from './people-api.ts';
import { PersonRow } from './person-row.tsx';
import { peopleWords } from './words.ts';
import './people.css';
import '../lobby/page/page-columns.css';

/** `friend`: the code of a link that was passed on. */
export default function PeoplePage({ friend }: { readonly friend: string | undefined }): JSX.Element {
  const { title, lead, invitations } = peopleWords.value;
  usePeople();
  return (
    <PageFrame title={title} lead={lead}>
      <div class="page-columns">
        <div class="page-column">
          {friend !== undefined && <AskPanel code={friend} />}
          <FriendsPanel />
          <FormPanel title={invitations.title}>
            {myPeople.value?.invitations.length === 0 && <p>{invitations.none}</p>}
            <Invitations />
          </FormPanel>
        </div>
        <div class="page-column">
          <OwnLinkPanel />
          <Unwanted which="blocked" />
          <Unwanted which="muted" />
        </div>
      </div>
    </PageFrame>
  );
}

/** Whom the link is of, and whether they should be asked. */
function AskPanel({ code }: { readonly code: string }): JSX.Element {
  const { friends, unknown } = peopleWords.value;
  const found = useSignal<PersonLine | undefined>(undefined);
  const looking = useAsking();
  const { busy, trouble, done, ask } = useAsking();
  useEffect(() => {
    void looking.ask(async () => {
      await ensurePerson();
      found.value = (await peopleApi.byLink(code)).person;
    });
  }, [code]);
  const name = found.value?.name ?? unknown;
  const own = found.value !== undefined && found.value.id === person.value?.id;
  const sentence = looking.trouble.value ?? trouble.value;
  return (
    <FormPanel title={friends.title}>
      {found.value !== undefined && <p>{own ? friends.yourself : friends.askNow(name)}</p>}
      {found.value !== undefined && !own && !done.value && (
        <Button
          variant="primary"
          busy={busy.value}
          onClick={() =>
            void ask(async () => {
              await peopleApi.befriendByLink(code);
              await lookAtPeople();
            })
          }
        >
          {friends.ask(name)}
        </Button>
      )}
      {done.value && <StatusLine tone="good">{friends.asked(name)}</StatusLine>}
      {sentence !== undefined && <StatusLine tone="risk">{sentence}</StatusLine>}
    </FormPanel>
  );
}

function OwnLinkPanel(): JSX.Element {
  const { link } = peopleWords.value;
  const { busy, trouble, ask } = useAsking();
  const code = myPeople.value?.link;
  useEffect(() => {
    // A person who wants to be found needs an identity first.
    if (person.value === undefined) void ensurePerson().catch(() => undefined);
  }, []);
  const renew = () =>
    void ask(async () => {
      await peopleApi.renewLink();
      await lookAtPeople();
    });
  return (
    <FormPanel title={link.title} lead={link.why}>
      {code !== undefined && <PassOn key={code} url={location.origin + pathOf({ at: 'people', code })} />}
      <div class="page-actions">
        <Button variant="quiet" busy={busy.value} onClick={renew}>
          {link.renew}
        </Button>
        <span class="people-note">{link.renewWhy}</span>
      </div>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </FormPanel>
  );
}

function Unwanted({ which }: { readonly which: 'blocked' | 'muted' }): JSX.Element {
  const { blocked, muted, unknown } = peopleWords.value;
  const { ask } = useAsking();
  const lines = myPeople.value?.[which] ?? [];
  const back = (id: string) =>
    void ask(async () => {
      await (which === 'blocked' ? peopleApi.block(id, false) : notices.mute(id, false));
      await lookAtPeople();
    });
  const texts = which === 'blocked' ? blocked : muted;
  return (
    <FormPanel title={texts.title} lead={which === 'blocked' ? blocked.why : undefined}>
      {lines.length === 0 && <p class="people-note">{texts.none}</p>}
      <ul class="people-list">
        {lines.map(({ id, name }) => (
          <PersonRow key={id} name={name || unknown}>
            <Button variant="quiet" onClick={() => back(id)}>
              {which === 'blocked' ? blocked.unblock : muted.unmute}
            </Button>
          </PersonRow>
        ))}
      </ul>
    </FormPanel>
  );
}
