import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { MAX_NAME_LENGTH } from '@captains-table/protocol';
import { ensurePerson, become, person } from '../../app/person.ts';
import { pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../design/forms/button.tsx';
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx';
import { Field } from '../../design/forms/field.tsx';
import { StatusLine } from '../../design/status/status-line.tsx';
import { me } from '../../server/api.ts';
import { accountWords } from '../account-words.ts';
import { FormPanel } from '../page/form-panel.tsx';
import { useAsking } from './asking.ts';

/** The name others see, and how firmly it is held. */
export function YouPanel(): JSX.Element {
  const { you } = accountWords.value;
  const known = person.value;
  const typed = useSignal<string | undefined>(undefined);
  const { busy, trouble, done, ask } = useAsking();
  const name = typed.value ?? known?.name ?? '';
  const wrong = typed.value !== undefined && typed.value.trim() === '';
  const save = () =>
    ask(async () => {
      await ensurePerson();
      become((await me.change({ name: name.trim() })).person);
      typed.value = undefined;
    });
  return (
    <FormPanel title={you.title}>
      <form
        class="settings-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong && name.trim() !== '') void save();
        }}
      >
        <Field
          label={you.name}
          hint={you.nameWhy}
          error={wrong ? you.nameWrong : undefined}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autocomplete="nickname"
          onInput={(value) => (typed.value = value)}
        />
        <div class="page-actions">
          <Button type="submit" busy={busy.value}>
            {you.save}
          </Button>
          {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
          {done.value && <StatusLine tone="good">{you.saved}</StatusLine>}
        </div>
      </form>
      {known === undefined ? (
        <a class="settings-link" href={pathOf({ at: 'sign-in' })}>
          {words.value.page.signIn}
        </a>
      ) : (
        <Standing />
      )}
    </FormPanel>
  );
}

function Standing(): JSX.Element {
  const { you } = accountWords.value;
  const asked = useSignal(false);
  const { trouble, ask } = useAsking();
  const known = person.value;
  const leave = () =>
    ask(async () => {
      await me.signOut();
      become(undefined);
    });
  const standing =
    known?.guest === true
      ? you.guest
      : known?.login !== undefined
        ? you.kept(known.login)
        : known?.provider === true
          ? you.keptByProvider
          : you.keptByPasskey;
  return (
    <>
      <p>{standing}</p>
      <div class="page-actions">
        <Button
          variant="quiet"
          onClick={() => {
            if (known?.guest === true) asked.value = true;
            else void leave();
          }}
        >
          {you.signOut}
        </Button>
        <a href={pathOf({ at: 'sign-in' })}>{you.signInElsewhere}</a>
      </div>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      <ConfirmDialog
        open={asked.value}
        onClose={() => (asked.value = false)}
        title={you.signOutGuest}
        closeLabel={words.value.close}
        yes={you.signOut}
        no={words.value.cancel}
        onConfirm={() => {
          asked.value = false;
          void leave();
        }}
      >
        <p>{you.signOutGuestWhy}</p>
      </ConfirmDialog>
    </>
  );
}
