import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { ensurePerson } from '../../app/person.ts';
import { go } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Button } from '../../design/forms/button.tsx';
import '../../design/forms/field.css';
import { StatusLine } from '../../design/status/status-line.tsx';
import { tables } from '../../server/api.ts';
import { sentenceOf } from '../sentence.ts';
import { linkedTable } from './invitation.ts';
import './join-form.css';

export function JoinForm(): JSX.Element {
  const { join } = words.value;
  const code = useSignal('');
  const trouble = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);

  const take = async () => {
    const typed = code.value.trim();
    if (typed === '') {
      trouble.value = join.empty;
      return;
    }
    const linked = linkedTable(typed);
    if (linked !== undefined) {
      go(linked);
      return;
    }
    busy.value = true;
    trouble.value = undefined;
    try {
      await ensurePerson();
      const found = await tables.byInvite(typed);
      if ('friend' in found) go({ at: 'people', code: found.friend });
      else if ('club' in found) go({ at: 'clubs', code: found.club });
      else go({ at: 'table', id: found.table, invite: found.invite });
    } catch (error) {
      trouble.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  };

  return (
    <form
      class="join-form"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label class="join-form-label" for="join-code">
        {join.label}
      </label>
      <input
        id="join-code"
        class="control control-code join-form-code"
        value={code.value}
        placeholder={join.placeholder}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={300}
        aria-invalid={trouble.value === undefined ? undefined : true}
        aria-describedby="join-trouble"
        onInput={(event) => (code.value = event.currentTarget.value)}
      />
      <Button type="submit" busy={busy.value}>
        {join.button}
      </Button>
      <div class="join-form-trouble" id="join-trouble">
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
    </form>
  );
}
