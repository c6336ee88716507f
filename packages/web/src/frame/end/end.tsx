import type { JSX } from 'preact';
import type { PlayScene, TableScene } from '@captains-table/protocol';
import { useSitting } from '../here.ts';
import { Breakdown } from './breakdown.tsx';
import { Course } from './course.tsx';
import { Fairness } from './fairness.tsx';
import './end.css';

/** How it ended, and how it came about. */
export function End({ scene, play }: { readonly scene: TableScene; readonly play: PlayScene }): JSX.Element {
  const sitting = useSitting();
  return (
    <div class="table-end" data-region="end">
      {play.result !== undefined && <Breakdown scene={scene} result={play.result} />}
      <Course scene={scene} />
      {play.seed !== undefined && (
        <Fairness commitment={scene.commitment} seed={play.seed} onSave={() => void sitting.save()} />
      )}
    </div>
  );
}
