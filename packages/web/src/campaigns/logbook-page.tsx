import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../app/router.ts';
import { ensurePerson } from '../app/person.ts';
import { words as shellWords } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { Spinner } from '../design/status/spinner.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { campaigns } from '../server/campaigns-api.ts';
import { LogbookView } from './logbook-view.tsx';
import { useLogbook } from './use-logbook.ts';
import { campaignWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly branch: string | undefined;
  readonly invite: string | undefined;
}

/** The logbook of a campaign, on the server or on this device. */
export default function LogbookPage({ id, branch, invite }: Props): JSX.Element {
  const state = useLogbook(id, branch, invite === undefined);
  const words = campaignWords.value;
  if (invite !== undefined) return <Invitation code={invite} />;
  switch (state.is) {
    case 'loading':
      return (
        <PageFrame title={words.title}>
          <Spinner label={words.loading} />
        </PageFrame>
      );
    case 'missing':
      return (
        <PageFrame title={words.notFound} lead={words.notFoundWhy} narrow>
          <a href="/">{shellWords.value.nowhere.home}</a>
        </PageFrame>
      );
    case 'open':
      return <LogbookView {...state} />;
  }
}

/** Nothing of the story is shown to a person who does not yet belong to it. */
function Invitation({ code }: { readonly code: string }): JSX.Element {
  const { join } = campaignWords.value;
  const { busy, trouble, ask } = useAsking();
  const joined = useSignal(false);
  const take = () =>
    ask(async () => {
      await ensurePerson();
      const { campaign } = await campaigns.join(code);
      joined.value = true;
      go({ at: 'logbook', id: campaign, branch: undefined, invite: undefined }, 'replace');
    });
  return (
    <PageFrame title={join.title} lead={join.lead} narrow>
      <Button
        variant="primary"
        size="l"
        icon="wheel"
        busy={busy.value || joined.value}
        onClick={() => void take()}
      >
        {join.button}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </PageFrame>
  );
}
