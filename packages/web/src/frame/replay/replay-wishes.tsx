import type { JSX } from 'preact';
import type { Viewer } from '@captains-table/kernel';
import { Segmented } from '../../design/forms/segmented.tsx';
import { Select } from '../../design/forms/select.tsx';
import type { Replay } from '../../link/link.ts';
import { useSitting } from '../sitting-context.ts';
import { words } from '../words.ts';
import type { Speed } from './playing.ts';
import { speed } from './playing.ts';
import './replay-wishes.css';

/** How fast it runs, and through whose eyes it is seen. */
export function ReplayWishes({ replay }: { readonly replay: Replay }): JSX.Element {
  const { names } = useSitting();
  const said = words.value.replay;
  const viewers: readonly { readonly value: string; readonly label: string; readonly viewer: Viewer }[] = [
    { value: 'spectator', label: said.everybody, viewer: 'spectator' },
    ...names.value.map((label, seat) => ({ value: `${seat}`, label, viewer: seat })),
  ];
  const speeds: readonly Speed[] = ['slow', 'normal', 'fast'];
  return (
    <section class="replay-wishes" aria-label={said.title}>
      <Select
        label={said.viewer}
        options={viewers}
        value={`${replay.viewer.value}`}
        onChange={(chosen) =>
          replay.lookAs(viewers.find(({ value }) => value === chosen)?.viewer ?? 'spectator')
        }
      />
      <div class="replay-wishes-speed">
        <span class="field-label" aria-hidden="true">
          {said.speed}
        </span>
        <Segmented
          label={said.speed}
          options={speeds.map((value) => ({ value, label: said.speeds[value] }))}
          value={speed.value}
          onChange={(chosen) => (speed.value = chosen)}
        />
      </div>
    </section>
  );
}
