import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { person } from '../app/person.ts';
import { go } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { AnnouncePanel } from './announce-panel.tsx';
import { BansPanel } from './bans-panel.tsx';
import { adminApi } from './admin-api.ts';
import { admin, refreshAdmin } from './admin-state.ts';
import { AuditPanel, HealthPanel, TablesPanel } from './health-panel.tsx';
import { AdminPeoplePanel } from './people-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';
import { adminWords } from './words.ts';
import '../people/people.css';
import './admin.css';
import '../lobby/page/page-columns.css';

/** `claim`: the secret of the link that makes a host. */
export default function AdminPage({ claim }: { readonly claim: string | undefined }): JSX.Element {
  const { title, lead, notYours } = adminWords.value;
  const refused = useSignal(false);
  const known = person.value?.id;
  useEffect(() => {
    refreshAdmin().then(
      () => (refused.value = false),
      () => (refused.value = true),
    );
  }, [known, claim]);
  const shown = admin.value;
  return (
    <PageFrame title={title} lead={lead}>
      {claim !== undefined && <ClaimPanel claim={claim} />}
      {claim === undefined && refused.value && <p>{notYours}</p>}
      {shown !== undefined && !refused.value && (
        <div class="page-columns">
          <div class="page-column">
            <HealthPanel overview={shown.overview} />
            <ReportsPanel reports={shown.reports} />
            <TablesPanel tables={shown.tables} />
          </div>
          <div class="page-column">
            <AdminPeoplePanel people={shown.people} />
            <BansPanel bans={shown.bans} />
            <AnnouncePanel overview={shown.overview} />
            <AuditPanel entries={shown.audit} />
          </div>
        </div>
      )}
    </PageFrame>
  );
}

function ClaimPanel({ claim }: { readonly claim: string }): JSX.Element {
  const { claim: text } = adminWords.value;
  const { busy, trouble, ask } = useAsking();
  const take = () =>
    ask(async () => {
      await adminApi.claim(claim);
      // The secret in the address has been used up.
      go({ at: 'desk', code: undefined }, 'replace');
    });
  return (
    <FormPanel title={text.title} lead={text.why}>
      <Button variant="primary" busy={busy.value} onClick={() => void take()}>
        {text.button}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </FormPanel>
  );
}
