import { useSignal, useSignalEffect } from '@preact/signals';
import type { CampaignSummary } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { listed } from '../app/listed.ts';
import { person } from '../app/person.ts';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { words as shellWords } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
import { FormPanel } from '../lobby/page/form-panel.tsx';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { ago } from '../lobby/table-lists/times.ts';
import { tablesWords } from '../lobby/tables-words.ts';
import type { CampaignSource } from './campaign-source.ts';
import { pageOfTable } from './campaign-source.ts';
import { deviceSource } from './device-source.ts';
import { ImportCampaign } from './import-campaign.tsx';
import { serverSource } from './server-source.ts';
import { campaignWords } from './words.ts';
import './my-campaigns.css';

/** A campaign, and where it is kept. */
interface Listed extends CampaignSummary {
  readonly where: CampaignSource['where'];
}

/** The campaigns of this person on the server, and those on this device. */
export function MyCampaigns(): JSX.Element | undefined {
  const onServer = useSignal<readonly Listed[]>([]);
  const onDevice = useSignal<readonly Listed[] | undefined>(undefined);
  useSignalEffect(() => {
    if (person.value !== undefined) void listOf(serverSource).then((all) => (onServer.value = all));
  });
  const look = () => listOf(deviceSource).then((all) => (onDevice.value = all));
  useEffect(() => void look(), []);
  if (onDevice.value === undefined) return undefined;
  const all = [...onServer.value, ...onDevice.value].toSorted((a, b) => b.updatedAt - a.updatedAt);
  return <CampaignList campaigns={all} onDelete={({ id }) => void deviceSource.remove(id).then(look)} />;
}

/** None where it cannot be asked: without a network, or where storage is forbidden. */
async function listOf(source: CampaignSource): Promise<readonly Listed[]> {
  const mine = await source.mine().catch(() => []);
  return mine.map((campaign) => ({ ...campaign, where: source.where }));
}

interface Props {
  readonly campaigns: readonly Listed[];
  /** For those on this device. */
  readonly onDelete: (campaign: Listed) => void;
}

export function CampaignList({ campaigns: mine, onDelete }: Props): JSX.Element {
  const words = campaignWords.value.mine;
  const asked = useSignal<Listed | undefined>(undefined);
  return (
    <FormPanel title={words.title}>
      {mine.length === 0 && <p>{words.none}</p>}
      <ul class="campaign-lines">
        {mine.map((campaign) => (
          <li key={campaign.id}>
            <CampaignLine campaign={campaign} onDelete={() => (asked.value = campaign)} />
          </li>
        ))}
      </ul>
      <ImportCampaign />
      {asked.value !== undefined && (
        <DeleteDialog campaign={asked.value} onDelete={onDelete} onClose={() => (asked.value = undefined)} />
      )}
    </FormPanel>
  );
}

function CampaignLine({
  campaign,
  onDelete,
}: {
  readonly campaign: Listed;
  readonly onDelete: () => void;
}): JSX.Element {
  const { mine: words } = campaignWords.value;
  const { id, where, game, chapter, chapters, over, members, updatedAt, table, tableInvite } = campaign;
  const standing = [
    over ? words.over : words.chapterOf(chapter, chapters),
    ...(where === 'device' ? [shellWords.value.mine.here] : []),
    ago(locale.value, updatedAt, Date.now()),
  ];
  return (
    <div class="campaign-line">
      <span class="campaign-line-what">
        <b>{gameName(game)}</b>
        <span>{standing.join(' · ')}</span>
        <span>
          {listed(
            members.map(({ name }) => name),
            locale.value,
          )}
        </span>
      </span>
      {table !== undefined && (
        <LinkButton variant="quiet" href={pathOf(pageOfTable(where, table, tableInvite))}>
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
      {where === 'device' && (
        <Button variant="quiet" icon="trash" title={gameName(game)} onClick={onDelete}>
          {tablesWords.value.games.delete}
        </Button>
      )}
    </div>
  );
}

interface DialogProps extends Pick<Props, 'onDelete'> {
  readonly campaign: Listed;
  readonly onClose: () => void;
}

function DeleteDialog({ campaign, onDelete, onClose }: DialogProps): JSX.Element {
  const { mine: words } = campaignWords.value;
  const { games } = tablesWords.value;
  const remove = () => {
    onClose();
    onDelete(campaign);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.deleteTitle}
      closeLabel={shellWords.value.close}
      icon="trash"
      yes={games.delete}
      no={games.keep}
      onConfirm={remove}
    >
      <p>{words.deleteWhy}</p>
    </ConfirmDialog>
  );
}
