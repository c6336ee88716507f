import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { resultTexts } from '../../../texts/result/index.ts';
import { locale } from '../../app/settings.ts';
import type { Mention, Mentions as MentionsModule } from '../../board-kit/mention.ts';
import { chosen } from '../../board-kit/mention.ts';
import { Seal } from '../../design/drawings/seal.tsx';
import { seatNumber } from '../../design/drawings/seat-number.ts';
import { Icon } from '../../design/icon.tsx';
import { manifestOf } from '../../games/manifests.ts';
import type { ReplayLink } from '../replay/replay-link.ts';
import { shellIcon } from '../shell-icon.ts';
import { useSitting } from '../sitting-context.ts';
import './mentions.css';

/** Who did something more often than all others, in the words of the game. */
export function Mentions({ recording }: { readonly recording: ReplayLink }): JSX.Element | undefined {
  const sitting = useSitting();
  const found = useSignal<MentionsModule['mentions'] | undefined>(undefined);
  useEffect(() => {
    manifestOf(sitting.game.game.meta.id)
      ?.mentions?.()
      // Without them the result is still the result.
      .then(
        (module) => (found.value = module.mentions),
        () => {},
      );
  }, [sitting]);
  const names = sitting.names.value;
  const mentions =
    found.value?.({
      seats: names.length,
      steps: recording.steps,
      game: sitting.game,
      locale: locale.value,
      viewBefore: (step) => recording.playAt(step, 'spectator').view,
      name: (seat) => names[seat] ?? '',
    }) ?? [];
  if (mentions.length === 0) return undefined;
  return (
    <section class="mentions" aria-labelledby="mentions-title">
      <h2 class="mentions-title" id="mentions-title">
        {resultTexts[locale.value].mentioned}
      </h2>
      <ul>
        {chosen(mentions).map((mention) => (
          <Mentioned key={mention.title} mention={mention} />
        ))}
      </ul>
    </section>
  );
}

function Mentioned({ mention: { seat, icon, title, text } }: { readonly mention: Mention }): JSX.Element {
  const { names } = useSitting();
  const drawn = shellIcon(icon);
  return (
    <li class={`mention seat-${seatNumber(seat)}`}>
      <span class="mention-medal">
        {typeof drawn === 'string' ? <Icon name={drawn} /> : drawn}
        <Seal seat={seatNumber(seat)} name={names.value[seat] ?? ''} />
      </span>
      <span>
        <b class="mention-title">{title}</b>
        {text}
      </span>
    </li>
  );
}
