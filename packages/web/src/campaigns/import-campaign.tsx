import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { serverReached } from '../app/person.ts';
import { go } from '../app/router.ts';
import { Button } from '../design/forms/button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { sentenceOf } from '../lobby/sentence.ts';
import type { CampaignSource } from './campaign-source.ts';
import { deviceSource } from './device-source.ts';
import { serverSource } from './server-source.ts';
import { campaignWords } from './words.ts';

/** A campaign that was played elsewhere goes on here: on the server, or on this device. */
export function ImportCampaign(): JSX.Element {
  const { mine: words } = campaignWords.value;
  const trouble = useSignal<string | undefined>(undefined);
  const take = async (file: File, source: CampaignSource) => {
    trouble.value = undefined;
    try {
      const document: unknown = JSON.parse(await file.text());
      go({ at: 'logbook', id: await source.import(document), branch: undefined, invite: undefined });
    } catch (error) {
      trouble.value = error instanceof SyntaxError ? words.importWrong : sentenceOf(error);
    }
  };
  const choose = (source: CampaignSource) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,.json';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file !== undefined) void take(file, source);
    });
    input.click();
  };
  return (
    <div class="campaign-imports">
      {serverReached.value !== false && (
        <Button variant="quiet" icon="share" onClick={() => choose(serverSource)}>
          {words.import}
        </Button>
      )}
      <Button variant="quiet" icon="share" onClick={() => choose(deviceSource)}>
        {words.importHere}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </div>
  );
}
