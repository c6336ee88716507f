import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ensurePerson } from '../app/person.ts';
import { go } from '../app/router.ts';
import { Form } from '../design/forms/form.tsx';
import { Button } from '../design/forms/button.tsx';
import { Field } from '../design/forms/field.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { linkedTable } from '../lobby/home/invitation.ts';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { tables } from '../server/api.ts';
import { clubsApi } from './clubs-api.ts';
import { useOwnName } from './own-name.tsx';
import { clubsWords } from './words.ts';

/** Into a club by its link or code; `code`: of the link that was opened. */
export function JoinPanel({ code }: { readonly code: string | undefined }): JSX.Element {
  const { join } = clubsWords.value;
  return (
    <FormPanel title={join.title}>{code === undefined ? <CodeForm /> : <Invited code={code} />}</FormPanel>
  );
}

function CodeForm(): JSX.Element {
  const { join } = clubsWords.value;
  const typed = useSignal('');
  const wrong = useSignal<string | undefined>(undefined);
  const { busy, trouble, ask } = useAsking();
  const take = () =>
    ask(async () => {
      const text = typed.value.trim();
      wrong.value = text === '' ? join.empty : undefined;
      if (text === '') return;
      const code = await codeIn(text);
      if (code === undefined) wrong.value = join.elsewhere;
      else go({ at: 'clubs', code });
    });
  return (
    <Form class="form-panel" onSubmit={() => void take()}>
      <Field
        label={join.label}
        hint={join.why}
        error={wrong.value}
        value={typed.value}
        maxLength={300}
        autocomplete="off"
        onInput={(text) => (typed.value = text)}
      />
      <div class="page-actions">
        <Button type="submit" busy={busy.value}>
          {join.button}
        </Button>
      </div>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </Form>
  );
}

/** A short code stands for the invitation for a while; undefined where it leads elsewhere. */
async function codeIn(text: string): Promise<string | undefined> {
  const linked = linkedTable(text);
  if (linked !== undefined) return linked.at === 'clubs' ? linked.code : undefined;
  await ensurePerson();
  const found = await tables.byInvite(text);
  return 'club' in found ? found.club : undefined;
}

/** Which club it is, and whether the reader wants to be in it. */
function Invited({ code }: { readonly code: string }): JSX.Element {
  const { join } = clubsWords.value;
  const club = useSignal<{ readonly name: string; readonly motto: string } | undefined>(undefined);
  const looking = useAsking();
  const own = useOwnName();
  const { busy, trouble, ask } = useAsking();
  useEffect(() => {
    void looking.ask(async () => {
      await ensurePerson();
      club.value = (await clubsApi.invitedTo(code)).club;
    });
  }, [code]);
  const enter = () =>
    ask(async () => {
      await own.take();
      go({ at: 'club', id: (await clubsApi.join(code)).club });
    });
  const sentence = looking.trouble.value ?? trouble.value;
  return (
    <>
      {club.value !== undefined && (
        <Form class="form-panel" onSubmit={() => void enter()}>
          <p>{join.invited(club.value.name)}</p>
          {club.value.motto !== '' && <p class="clubs-motto">{club.value.motto}</p>}
          {own.field}
          <div class="page-actions">
            <Button type="submit" variant="primary" busy={busy.value}>
              {join.into(club.value.name)}
            </Button>
          </div>
        </Form>
      )}
      {sentence !== undefined && <StatusLine tone="risk">{sentence}</StatusLine>}
    </>
  );
}
