import { useSignal, useSignalEffect } from '@preact/signals';
import type { CampaignSummary } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { listed } from '../app/listed.ts';
import { ensurePerson, person } from '../app/person.ts';
import { go, pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { sentenceOf } from '../lobby/sentence.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { ago } from '../lobby/table-lists/times.ts';
import { campaigns } from '../server/api.ts';
import { campaignWords } from './words.ts';
import './my-campaigns.css';

/** The campaigns of this person. A server that knows none shows none. */
export function MyCampaigns(): JSX.Element | undefined {
  const known = useSignal<readonly CampaignSummary[] | undefined>(undefined);
  useSignalEffect(() => {
    if (person.value === undefined) return;
    campaigns.mine().then(
      ({ campaigns: mine }) => (known.value = mine),
      () => (known.value = undefined),
    );
  });
  return known.value === undefined ? undefined : <CampaignList campaigns={known.value} />;
}

export function CampaignList({
  campaigns: mine,
}: {
  readonly campaigns: readonly CampaignSummary[];
}): JSX.Element {
  const words = campaignWords.value.mine;
  return (
    <FormPanel title={words.title}>
      {mine.length === 0 && <p>{words.none}</p>}
      <ul class="campaign-lines">
        {mine.map((campaign) => (
          <li key={campaign.id}>
            <CampaignLine campaign={campaign} />
          </li>
        ))}
      </ul>
      <ImportCampaign />
    </FormPanel>
  );
}

function CampaignLine({ campaign }: { readonly campaign: CampaignSummary }): JSX.Element {
  const { mine: words } = campaignWords.value;
  const { id, game, chapter, chapters, over, members, updatedAt, table, tableInvite } = campaign;
  const names = members.map(({ name }) => name);
  return (
    <div class="campaign-line">
      <span class="campaign-line-what">
        <b>{gameName(game)}</b>
        <span>
          {over ? words.over : words.chapterOf(chapter, chapters)} ·{' '}
          {ago(locale.value, updatedAt, Date.now())}
        </span>
        <span>{listed(names, locale.value)}</span>
      </span>
      {table !== undefined && (
        <LinkButton variant="quiet" href={pathOf({ at: 'table', id: table, invite: tableInvite })}>
          {words.toTable}
        </LinkButton>
      )}
      <LinkButton
        variant="quiet"
        icon="open-book"
        href={pathOf({ at: 'logbook', id, branch: undefined, invite: undefined })}
      >
        {words.open}
      </LinkButton>
    </div>
  );
}

/** A campaign that was played elsewhere goes on here. */
function ImportCampaign(): JSX.Element {
  const { mine: words } = campaignWords.value;
  const trouble = useSignal<string | undefined>(undefined);
  const take = async (file: File) => {
    trouble.value = undefined;
    try {
      const document: unknown = JSON.parse(await file.text());
      await ensurePerson();
      const { campaign } = await campaigns.import(document);
      go({ at: 'logbook', id: campaign, branch: undefined, invite: undefined });
    } catch (error) {
      trouble.value = error instanceof SyntaxError ? words.importWrong : sentenceOf(error);
    }
  };
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,.json';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file !== undefined) void take(file);
    });
    input.click();
  };
  return (
    <div>
      <Button variant="quiet" icon="share" onClick={choose}>
        {words.import}
      </Button>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </div>
  );
}
