/** A table on this device with the open pack: against bots, at once. */
import type { GameMeta } from '@captains-table/kernel';
import { defined } from '@captains-table/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { person } from '../app/person.ts';
import { ownPortrait } from '../app/portrait.ts';
import { go, pathOf } from '../app/router.ts';
import { words } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { LinkButton } from '../design/forms/link-button.tsx';
import { Select } from '../design/forms/select.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import type { Draft } from '../lobby/new-table/draft.ts';
import { modeOf, newDraft, optionsOf, withMode, withPlayers } from '../lobby/new-table/draft.ts';
import { Refused } from '../link/link.ts';
import type { LocalChair } from '../local/new-local-table.ts';
import { keptHere, packInAddress } from '../packs/chosen-pack.ts';
import { CheckProgress } from './check/check-progress.tsx';
import type { OpenPack } from './open-pack.ts';
import type { Naming } from './naming.ts';
import { problemInWords } from './naming.ts';
import { packFileOf } from './pack/stored-pack.ts';
import { workshopWords } from './words.ts';

interface Props {
  readonly openPack: OpenPack;
  readonly naming: Naming;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Made = NonNullable<OpenPack['made']['value']>;

export function PlayDialog({ openPack, naming, open, onClose }: Props): JSX.Element {
  const { play, pack } = workshopWords.value;
  const made = openPack.made.value;
  return (
    <Dialog open={open} onClose={onClose} title={play.title} closeLabel={pack.close}>
      {made === undefined ? (
        <Forbidden openPack={openPack} naming={naming} />
      ) : (
        open && <TableForm key={made.hash} openPack={openPack} made={made} />
      )}
    </Dialog>
  );
}

/** More messages than this would not help. */
const MOST_SHOWN = 8;

function Forbidden({ openPack, naming }: Pick<Props, 'openPack' | 'naming'>): JSX.Element {
  const { verdicts } = workshopWords.value.check;
  const errors = openPack.problems.value.filter(({ grade }) => grade === 'error');
  return (
    <div class="ws-check-result">
      <p>{verdicts.forbidden}</p>
      <ul>
        {errors.slice(0, MOST_SHOWN).map((problem, at) => (
          <li key={at}>{problemInWords(problem, naming)}</li>
        ))}
      </ul>
    </div>
  );
}

function TableForm({ openPack, made }: { readonly openPack: OpenPack; readonly made: Made }): JSX.Element {
  const { play } = workshopWords.value;
  const { meta } = openPack.pieces.make(made.content);
  const draft = useSignal<Draft>(firstDraft(meta));
  const busy = useSignal(false);
  const failed = useSignal<string | undefined>(undefined);
  const games = useSignal<number | undefined>(undefined);
  const { players } = modeOf(meta, draft.value);
  const start = async () => {
    busy.value = true;
    try {
      const { LocalTable } = await import('../local/local-table.ts');
      const packed = { game: openPack.game, ...made };
      const onGame = (played: number) => (games.value = played);
      const cards = await keptHere(packed, packFileOf(openPack.pack.value).json, onGame);
      const id = await LocalTable.create({
        game: openPack.game,
        options: { ...optionsOf(draft.value) },
        chairs: chairsOf(draft.value),
        ...cards,
      });
      go({ at: 'local', id });
    } catch (error) {
      failed.value = error instanceof Refused ? error.message : workshopWords.value.notKept;
    } finally {
      busy.value = false;
      games.value = undefined;
    }
  };
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, at) => players.min + at);
  return (
    <div class="ws-packs">
      <p class="ws-soft">{play.lead}</p>
      {meta.modes.length > 1 && (
        <Select
          label={play.mode}
          options={meta.modes.map(({ id }) => ({
            value: id,
            label: openPack.shown.value.texts.modes[id] ?? id,
          }))}
          value={draft.value.mode}
          onChange={(mode) => (draft.value = withMode(meta, draft.value, mode))}
        />
      )}
      {counts.length > 1 && (
        <Select
          label={play.players}
          options={counts.map((count) => ({ value: `${count}`, label: play.seats(count) }))}
          value={`${draft.value.chairs.length}`}
          onChange={(count) => (draft.value = withPlayers(draft.value, Number(count)))}
        />
      )}
      {failed.value !== undefined && <StatusLine tone="risk">{failed.value}</StatusLine>}
      {games.value !== undefined && <CheckProgress label={play.title} games={games.value} />}
      <Button variant="primary" icon="play" busy={busy.value} onClick={() => void start()}>
        {play.start}
      </Button>
      <LinkButton
        href={pathOf({
          at: 'new-table',
          game: openPack.game,
          pack: packInAddress({ mine: openPack.pack.value.id }),
        })}
      >
        {play.other}
      </LinkButton>
    </div>
  );
}

function chairsOf({ chairs }: Draft): readonly LocalChair[] {
  const name = person.value?.name ?? words.value.home.skipper;
  return chairs.map((chair): LocalChair =>
    chair.kind === 'bot' ? { level: chair.level } : { name, ...defined({ portrait: ownPortrait() }) },
  );
}

/** Against one bot, where that can be. */
function firstDraft(meta: GameMeta): Draft {
  const draft = newDraft(meta, 'device');
  return withPlayers(draft, Math.max(2, modeOf(meta, draft).players.min));
}
