/** The same game as headings, lists and buttons: any game can be played, and every part be read out. */
import type { JSX } from 'preact';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { locale } from '../app/settings.ts';
import { StatusLine } from '../design/status/status-line.tsx';
import { waitsForBook } from '../frame/actions/current-offers.ts';
import { moveGroups, ownDecision } from '../frame/actions/offers.ts';
import { useAllTexts } from '../frame/help/use-all-texts.ts';
import { useSitting } from '../frame/sitting-context.ts';
import { words } from '../frame/words.ts';
import { Moves } from './moves.tsx';
import { Tree } from './tree.tsx';
import { tellView } from './view-tree.ts';
import './text-table.css';

interface Props {
  readonly scene: TableScene;
  readonly play: PlayScene;
}

export function TextTable({ scene, play }: Props): JSX.Element {
  const sitting = useSitting();
  const { text } = words.value;
  const speech = sitting.speech.value;
  const { seat } = scene.you;
  const seated = seat !== undefined && scene.status === 'playing' && sitting.link.where !== 'replay';
  const owed = ownDecision(play, seat);
  const { texts, isLoading } = useAllTexts(sitting.game, speech.texts);
  if (isLoading) return <StatusLine>{words.value.connection.connecting}</StatusLine>;
  const about = owed === undefined ? undefined : texts.help?.[owed.kind];
  const fields = tellView(play.view, {
    texts,
    words: words.value,
    locale: locale.value,
    names: sitting.names.value,
    viewer: seat,
    pending: play.pending,
  });
  return (
    <div class="text-table">
      {seated && (
        <section aria-labelledby="text-table-moves" data-region="moves">
          <h2 id="text-table-moves">{text.moves}</h2>
          {about !== undefined && <p class="text-table-about">{about}</p>}
          <Moves groups={waitsForBook(sitting, owed) ? [] : moveGroups(play, seat, speech, locale.value)} />
        </section>
      )}
      <section aria-labelledby="text-table-view">
        <h2 id="text-table-view">{text.table}</h2>
        <Tree fields={fields} />
      </section>
    </div>
  );
}
