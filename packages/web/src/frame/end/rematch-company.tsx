import type { TableScene } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { resultTexts } from '../../../texts/result/index.ts';
import { locale } from '../../app/settings.ts';
import { Icon } from '../../design/icon.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { SeatFace } from '../panels/seat-face.tsx';
import { useSitting } from '../sitting-context.ts';
import './rematch-company.css';

/** If several people have played: who has asked for a rematch, and who has not yet. */
export function RematchCompany({ scene }: { readonly scene: TableScene }): JSX.Element | undefined {
  const { names, portraits, link } = useSitting();
  const people = scene.seats.filter(({ kind }) => kind === 'person').length;
  if (link.where !== 'server' || people < 2) return undefined;
  if (scene.chapter !== undefined || scene.cup !== undefined) return undefined;
  const texts = resultTexts[locale.value];
  const isReady = (seat: number) =>
    scene.seats[seat]?.kind !== 'person' || scene.rematchBy?.includes(seat) === true;
  const ready = scene.seats.filter((_, seat) => isReady(seat)).length;
  return (
    <section class="rematch-company" aria-label={texts.company}>
      <p class="rematch-company-count" role="status">
        {texts.ready(ready, scene.seats.length)}
      </p>
      <ul>
        {scene.seats.map((_, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a player is their place at the table
          <li key={seat} class={isReady(seat) ? 'rematch-company-ready' : undefined}>
            <SeatFace
              seat={seatNumber(seat)}
              name={names.value[seat] ?? ''}
              portrait={portraits.value[seat]}
            />
            <span class="visually-hidden">{names.value[seat]}</span>
            <span>
              {isReady(seat) && <Icon name="check" />} {isReady(seat) ? texts.isReady : texts.thinks}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
