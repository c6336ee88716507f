import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableGame } from '@captains-table/catalogue';
import { gameAtHand } from '../../app/games.ts';
import { go, pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { Select } from '../../design/forms/select.tsx';
import { ATLAS } from '../../games/registry.ts';
import { gameName } from '../table-lists/game-name.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { tablesWords } from '../tables-words.ts';
import { Wait } from '../page/wait.tsx';
import { TableForm } from './table-form.tsx';
import './new-table-page.css';

interface Props {
  readonly game: string | undefined;
  /** As it stands in the address. */
  readonly pack: string | undefined;
}

/** People who come without a game in mind come to play with friends; with one, to play at once. */
export default function NewTablePage({ game: asked, pack }: Props): JSX.Element {
  const { setting } = tablesWords.value;
  const game = asked ?? ATLAS[0].id;
  const loaded = useSignal<TableGame | 'unknown' | undefined>(undefined);
  useEffect(() => {
    let left = false;
    loaded.value = undefined;
    void gameAtHand(game).then((found) => {
      if (!left) loaded.value = found ?? 'unknown';
    });
    return () => {
      left = true;
    };
  }, [game]);

  if (loaded.value === 'unknown') {
    return (
      <PageFrame title={words.value.nowhere.title} lead={words.value.nowhere.lead}>
        <a href="/">{words.value.nowhere.home}</a>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={words.value.page.newTable} lead={setting.lead}>
      {ATLAS.length > 1 && (
        <Select
          label={setting.game}
          options={ATLAS.map(({ id }) => ({ value: id, label: gameName(id) }))}
          value={(ATLAS.find(({ id }) => id === game) ?? ATLAS[0]).id}
          onChange={(chosen) => go({ at: 'new-table', game: chosen }, 'replace')}
        />
      )}
      <p class="new-table-workshop">
        <a href={pathOf({ at: 'workshop', game })}>{setting.workshop}</a>
      </p>
      {loaded.value === undefined ? (
        <Wait />
      ) : (
        <TableForm
          key={game}
          game={loaded.value}
          where={asked === undefined ? 'online' : 'device'}
          pack={pack}
        />
      )}
    </PageFrame>
  );
}
