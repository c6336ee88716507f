import { useSignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { ChapterInfo, Logbook } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { person } from '../app/person.ts';
import { go } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { words as shellWords } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { ChairFields } from '../lobby/new-table/chair-fields.tsx';
import type { Draft } from '../lobby/new-table/draft.ts';
import { newDraft, optionsOf, problemsOf } from '../lobby/new-table/draft.ts';
import { RuleFields } from '../lobby/new-table/rule-fields.tsx';
import { TempoFields } from '../lobby/new-table/tempo-fields.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { tablesWords } from '../lobby/tables-words.ts';
import type { CampaignSource } from './campaign-source.ts';
import { metaForChapter, optionsFor } from './chapter-options.ts';
import { likeBefore } from './like-before.ts';
import { campaignWords } from './words.ts';

/** The chapter to be sailed: the next one, one that was played before, or any. */
export interface ChosenChapter {
  readonly chapter: number;
  /** The chapter that it follows; undefined where the story begins. */
  readonly parent: string | undefined;
  readonly is: 'next' | 'branch' | 'free';
}

interface Props {
  readonly source: CampaignSource;
  readonly logbook: Logbook;
  readonly game: TableGame;
  readonly chosen: ChosenChapter;
  /** The chapter that was played last: those who played it are expected again. */
  readonly before: ChapterInfo | undefined;
  readonly onClose: () => void;
}

/** Who sits down, and how it is played. */
export function SailForm({ source, logbook, game, chosen, before, onClose }: Props): JSX.Element {
  const words = campaignWords.value;
  const where = source.where === 'device' ? 'device' : 'online';
  const players = chosen.is === 'next' ? logbook.next?.players : undefined;
  const meta = metaForChapter(game.game, players);
  const draft = useSignal<Draft>(likeBefore(newDraft(meta, where), meta, before, person.value?.id));
  const { busy, trouble, ask } = useAsking();
  const problems = problemsOf(meta, draft.value);
  const change = (changed: Draft) => (draft.value = changed);
  const sail = async () => {
    if (problems.length > 0) return;
    const { mode } = draft.value;
    const chapter = chosen.is === 'free' ? chosen.chapter : undefined;
    const options = optionsFor(game.game, { ...optionsOf(draft.value), mode }, chapter);
    const wish = { parent: chosen.parent, options, draft: draft.value };
    await ask(async () => go(await source.sailOn(logbook.id, wish)));
  };
  const noOne = problems.some(({ field }) => field === 'chairs');
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.sail.formTitle(chosen.chapter)}
      closeLabel={shellWords.value.close}
      actions={
        <Button variant="primary" icon="wheel" busy={busy.value} onClick={() => void sail()}>
          {words.sail.start}
        </Button>
      }
    >
      <div class="sail-form">
        <p>{chosen.is === 'next' ? words.sail.lead : words.sail.branchWhy}</p>
        <RuleFields
          meta={meta}
          texts={game.texts[locale.value]}
          draft={draft.value}
          problems={problems}
          onChange={change}
        />
        <ChairFields
          draft={draft.value}
          onChange={change}
          error={noOne ? tablesWords.value.setting.problems.somebody : undefined}
        />
        {where === 'online' && (
          <TempoFields tempo={draft.value.tempo} onChange={(tempo) => change({ ...draft.value, tempo })} />
        )}
        {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      </div>
    </Dialog>
  );
}
