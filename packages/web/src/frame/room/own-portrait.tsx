import { useSignal } from '@preact/signals';
import type { TableScene } from '@captains-table/protocol';
import { knownPortrait } from '@captains-table/protocol';
import type { JSX } from 'preact';
import type { PortraitWish } from '../../app/portrait.ts';
import { portraitWish } from '../../app/portrait.ts';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { Panel } from '../../design/layout/panel.tsx';
import { tables } from '../../server/api.ts';
import { useSitting } from '../sitting-context.ts';
import { PortraitChoice } from './lazy-portrait-choice.tsx';
import { useAsking } from './use-asking.ts';

/** The face with which the others see a person, until the game starts. */
export function OwnPortrait({ scene }: { readonly scene: TableScene }): JSX.Element | undefined {
  const { names } = useSitting();
  const { ask } = useAsking();
  /** The portrait just chosen, until the server has confirmed it. */
  const wanted = useSignal<PortraitWish | undefined>(undefined);
  const { seat } = scene.you;
  if (seat === undefined) return undefined;
  const choose = (wish: PortraitWish) => {
    portraitWish.value = wish;
    ask(async () => {
      wanted.value = wish;
      try {
        await tables.choosePortrait(scene.id, knownPortrait(wish));
      } finally {
        wanted.value = undefined;
      }
    });
  };
  return (
    <Panel rule="single">
      <PortraitChoice
        seat={seatNumber(seat)}
        name={names.value[seat] ?? ''}
        value={wanted.value ?? knownPortrait(scene.seats[seat]?.portrait) ?? 'none'}
        onChange={choose}
      />
    </Panel>
  );
}
