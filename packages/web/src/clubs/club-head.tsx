import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { lazy } from '../app/lazy.tsx';
import { locale } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { IconButton } from '../design/forms/icon-button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { usePageHeading } from '../lobby/page/page-heading.ts';
import { Wait } from '../lobby/page/wait.tsx';
import { Face } from '../profile/face.tsx';
import type { ClubProps } from './club-props.ts';
import { isOrganiser } from './club-props.ts';
import { ClubSettings } from './club-settings.tsx';
import { ClubShield } from './club-shield.tsx';
import { dayInWords } from './evening-times.ts';
import { inviteToClub } from './loaders.ts';
import { clubsWords } from './words.ts';

const InviteToClub = lazy(inviteToClub, Wait);

/** More would push the name aside. */
const FACES = 9;

export function ClubHead({ club, onChanged }: ClubProps): JSX.Element {
  const { club: said, unknown } = clubsWords.value;
  const heading = usePageHeading(club.name);
  const open = useSignal<'invite' | 'settings' | undefined>(undefined);
  const close = () => (open.value = undefined);
  const more = club.members.length - FACES;
  return (
    <header class="club-head">
      <ClubShield />
      <div class="club-head-name">
        <p class="club-head-of">
          {said.of(club.members.length)}{' '}
          <span class="clubs-quiet">{said.since(dayInWords(locale.value, club.createdAt))}</span>
        </p>
        <h1 tabIndex={-1} ref={heading}>
          <bdi>{club.name}</bdi>
        </h1>
        {club.motto !== '' && <p class="clubs-motto">{club.motto}</p>}
      </div>
      <div class="club-faces" aria-hidden="true">
        {club.members.slice(0, FACES).map(({ id, name, portrait }) => (
          <Face key={id} name={name || unknown} portrait={portrait} />
        ))}
        {more > 0 && <span class="club-faces-more">+{more}</span>}
      </div>
      <div class="club-head-tools">
        <Button icon="people" onClick={() => (open.value = 'invite')}>
          {said.invite}
        </Button>
        {isOrganiser(club) && (
          <IconButton icon="cog" label={said.settings} onClick={() => (open.value = 'settings')} />
        )}
      </div>
      <Dialog
        open={open.value === 'invite'}
        onClose={close}
        title={said.inviteTitle(club.name)}
        closeLabel={words.value.close}
      >
        <p class="clubs-quiet">{said.inviteWhy}</p>
        <InviteToClub club={club.id} invite={club.invite} />
      </Dialog>
      <ClubSettings open={open.value === 'settings'} club={club} onClose={close} onChanged={onChanged} />
    </header>
  );
}
