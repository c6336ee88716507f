import { useSignal } from '@preact/signals';
import type { Profile } from '@captains-table/protocol';
import { knownPortrait } from '@captains-table/protocol';
import type { JSX, RefObject } from 'preact';
import { person as known } from '../app/person.ts';
import { portraitWish } from '../app/portrait.ts';
import { pathOf } from '../app/router.ts';
import { saveDocument } from '../app/save-document.ts';
import { locale } from '../app/settings.ts';
import { words as shellWords } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { Portrait } from '../design/drawings/portrait/portrait.tsx';
import { Seal } from '../design/drawings/seal.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { PortraitChoice } from '../frame/room/portrait-choice.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { profiles } from '../server/profile-api.ts';
import { ShownDialog } from './shown-dialog.tsx';
import { profileWords } from './words.ts';

interface Props {
  readonly profile: Profile;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onDevice: boolean;
  readonly onChanged: () => Promise<void>;
}

export function PersonPanel({ profile, heading, onDevice, onChanged }: Props): JSX.Element {
  const words = profileWords.value;
  const { person, results, own } = profile;
  const portrait = knownPortrait(person.portrait);
  const count = (figure: string) => results?.figures[`/${figure}`] ?? 0;
  return (
    <section class="profile-who">
      <span class="profile-portrait">
        {portrait === undefined ? <Seal seat={1} name={person.name} /> : <Portrait of={portrait} />}
      </span>
      <h1 tabIndex={-1} ref={heading}>
        {onDevice ? words.device.title : person.name}
      </h1>
      <p class="profile-quiet">
        {onDevice ? words.device.lead : words.since(month(person.since))}
        {results !== undefined && ` ${words.total(count('games'), count('wins'))}`}
      </p>
      {own && (
        <>
          {onDevice ? <OtherProfile /> : <OwnButtons profile={profile} onChanged={onChanged} />}
          {results !== undefined && count('games') > 0 && (
            <dl class="profile-runs">
              <Run value={count('run')} label={words.run} />
              <Run value={count('longest-run')} label={words.longestRun} />
              <Run value={count('days')} label={words.days} />
            </dl>
          )}
        </>
      )}
    </section>
  );
}

function Run({ value, label }: { readonly value: number; readonly label: string }): JSX.Element {
  return (
    <div>
      <dd>{new Intl.NumberFormat(locale.value).format(value)}</dd>
      <dt>{label}</dt>
    </div>
  );
}

/** From the games on this device to those on the server. */
function OtherProfile(): JSX.Element {
  const words = profileWords.value;
  const me = known.value;
  if (me === undefined || me.guest) return <p class="profile-quiet">{words.device.keep}</p>;
  return (
    <p>
      <a href={pathOf({ at: 'profile', id: me.id })}>{words.toServer}</a>
    </p>
  );
}

function OwnButtons({
  profile: { person, shown },
  onChanged,
}: Pick<Props, 'profile' | 'onChanged'>): JSX.Element {
  const words = profileWords.value;
  const open = useSignal<'portrait' | 'shown' | undefined>(undefined);
  const { busy, trouble, ask } = useAsking();
  const close = () => (open.value = undefined);
  const save = () => ask(async () => saveDocument(await profiles.file(), 'captains-table'));
  return (
    <>
      <div class="profile-buttons">
        <Button icon="edit" onClick={() => (open.value = 'portrait')}>
          {words.portrait}
        </Button>
        <Button icon="eye" onClick={() => (open.value = 'shown')}>
          {words.shown.button}
        </Button>
        <Button variant="quiet" icon="download" busy={busy.value} onClick={() => void save()}>
          {words.file}
        </Button>
        <a class="profile-quiet" href={pathOf({ at: 'profile', id: undefined })}>
          {words.toDevice}
        </a>
      </div>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
      <Dialog
        open={open.value === 'portrait'}
        onClose={close}
        title={words.portrait}
        closeLabel={shellWords.value.close}
      >
        <PortraitChoice
          seat={1}
          name={person.name}
          value={knownPortrait(person.portrait) ?? 'none'}
          onChange={(wish) => {
            portraitWish.value = wish;
            void ask(async () => {
              await profiles.change({ portrait: wish === 'none' ? null : wish });
              await onChanged();
            });
          }}
        />
      </Dialog>
      {shown !== undefined && (
        <ShownDialog open={open.value === 'shown'} shown={shown} onClose={close} onChanged={onChanged} />
      )}
    </>
  );
}

function month(time: number): string {
  return new Intl.DateTimeFormat(locale.value, { month: 'long', year: 'numeric' }).format(time);
}
