import type { ClubRole, MemberLine } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { words } from '../app/words.ts';
import { Button } from '../design/forms/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { StatusLine } from '../design/status/status-line.tsx';
import { useAsking } from '../lobby/settings/asking.ts';
import { clubsApi } from './clubs-api.ts';
import type { ClubProps } from './club-props.ts';
import { clubsWords } from './words.ts';

interface Props extends ClubProps {
  /** Closed without one. */
  readonly member: MemberLine | undefined;
  readonly onClose: () => void;
}

/** What the founder, or an organiser, may do about another member. */
export function MemberDialog({ club, member, onClose, onChanged }: Props): JSX.Element {
  const { unknown } = clubsWords.value;
  return (
    <Dialog
      open={member !== undefined}
      onClose={onClose}
      title={member?.name || unknown}
      closeLabel={words.value.close}
    >
      {member !== undefined && (
        <Actions club={club} member={member} onClose={onClose} onChanged={onChanged} />
      )}
    </Dialog>
  );
}

function Actions({ club, member, onClose, onChanged }: Props & { readonly member: MemberLine }): JSX.Element {
  const { members: said } = clubsWords.value;
  const { busy, trouble, ask } = useAsking();
  const then = (request: () => Promise<void>) => () =>
    void ask(async () => {
      await request();
      await onChanged();
      onClose();
    });
  const make = (role: ClubRole) => then(() => clubsApi.setRole(club.id, member.id, role));
  return (
    <div class="form-panel">
      {club.role === 'founder' && (
        <>
          <div class="club-settings-part">
            <Button busy={busy.value} onClick={make(member.role === 'organiser' ? 'member' : 'organiser')}>
              {member.role === 'organiser' ? said.makeMember : said.makeOrganiser}
            </Button>
            {member.role !== 'organiser' && <p class="clubs-quiet">{said.makeOrganiserWhy}</p>}
          </div>
          <div class="club-settings-part">
            <Button busy={busy.value} onClick={make('founder')}>
              {said.handOver}
            </Button>
            <p class="clubs-quiet">{said.handOverWhy}</p>
          </div>
        </>
      )}
      <div class="club-settings-part">
        <Button busy={busy.value} onClick={then(() => clubsApi.dismiss(club.id, member.id))}>
          {said.dismiss}
        </Button>
        <p class="clubs-quiet">{said.dismissWhy}</p>
      </div>
      {trouble.value !== undefined && <StatusLine tone="risk">{trouble.value}</StatusLine>}
    </div>
  );
}
