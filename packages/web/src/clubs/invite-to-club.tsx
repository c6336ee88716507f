import type { JSX } from 'preact';
import { pathOf } from '../app/router.ts';
import { PassOn } from '../people/pass-on.tsx';

interface Props {
  readonly club: string;
  readonly invite: string;
}

/** The way into a club: by link, code and camera. */
export default function InviteToClub({ club, invite }: Props): JSX.Element {
  return <PassOn key={invite} url={location.origin + pathOf({ at: 'clubs', code: invite })} club={club} />;
}
