import { useSignal } from '@preact/signals';
import { loadPuzzles } from '@captains-table/catalogue';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { pathOf } from '../app/router.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { Panel } from '../design/layout/panel.tsx';
import { ATLAS } from '../games/registry.ts';
import { gameName } from '../lobby/table-lists/game-name.ts';
import { solvedOf } from './solved-puzzles.ts';
import { dailyWords } from './words.ts';

export function PracticePanel(): JSX.Element {
  const { practice } = dailyWords.value;
  const counts = useSignal<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    void Promise.all(
      ATLAS.map(async ({ id }) => [id, (await loadPuzzles(id))?.puzzles.length ?? 0] as const),
    ).then((known) => (counts.value = new Map(known)));
  }, []);
  return (
    <Panel title={practice.title} rule="single">
      <div class="daily-practice">
        <div>
          <h3>{practice.puzzles}</h3>
          <p class="daily-quiet">{practice.puzzlesWhy}</p>
          <ul class="daily-puzzles">
            {ATLAS.filter(({ id }) => counts.value.get(id) !== 0).map(({ id }) => (
              <li key={id}>
                <a href={pathOf({ at: 'exercise', part: id })}>{gameName(id)}</a>
                <span class="daily-quiet">
                  {counts.value.has(id) && practice.solved(solvedOf(id).size, counts.value.get(id) ?? 0)}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{practice.mistakes}</h3>
          <p class="daily-quiet">{practice.mistakesWhy}</p>
          <LinkButton class="daily-to-mistakes" href={pathOf({ at: 'exercise', part: 'mistakes' })}>
            {practice.mistakes}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
