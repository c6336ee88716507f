import { useSignal, useSignalEffect } from '@preact/signals';
import type { Profile } from '@captains-table/protocol';
import type { JSX } from 'preact';
import { gameAtHand } from '../app/games.ts';
import { ownPortrait } from '../app/portrait.ts';
import { pathOf } from '../app/router.ts';
import { locale } from '../app/settings.ts';
import { words as shellWords } from '../app/words.ts';
import { LinkButton } from '../design/forms/link-button.tsx';
import { EmptyState } from '../design/status/empty-state.tsx';
import { Wait } from '../lobby/page/wait.tsx';
import { PageFrame } from '../lobby/page/page-frame.tsx';
import { deviceStore } from '../local/device-store.ts';
import { deviceProfile } from './device-profile.ts';
import type { GameReportInWords } from './game-report.ts';
import { loadGameReport } from './game-report.ts';
import { ATLAS } from '../games/registry.ts';
import { profiles } from '../server/profile-api.ts';
import { ProfileView } from './profile-view.tsx';
import { profileWords } from './words.ts';

interface Loaded {
  readonly profile: Profile;
  readonly reports: ReadonlyMap<string, GameReportInWords>;
}

/** Without an id: the games on this device. */
export default function ProfilePage({ id }: { readonly id: string | undefined }): JSX.Element {
  const words = profileWords.value;
  const found = useSignal<Loaded | 'none' | undefined>(undefined);
  const load = async () => {
    try {
      const [profile, reports] = await Promise.all([
        id === undefined ? ofThisDevice() : profiles.of(id).then((answer) => answer.profile),
        loadReports(),
      ]);
      found.value = { profile, reports };
    } catch {
      found.value = 'none';
    }
  };
  // A change of language brings other words for medals.
  useSignalEffect(() => {
    if (locale.value.length > 0) void load();
  });
  if (found.value === undefined) return <Wait />;
  if (found.value === 'none') {
    return (
      <PageFrame title={words.title} narrow>
        <EmptyState
          title={words.notFound}
          text={words.notFoundWhy}
          action={<LinkButton href={pathOf({ at: 'profile', id: undefined })}>{words.toDevice}</LinkButton>}
        />
      </PageFrame>
    );
  }
  return <ProfileView {...found.value} onDevice={id === undefined} onChanged={load} />;
}

function ofThisDevice(): Promise<Profile> {
  return deviceProfile({
    store: deviceStore(),
    loadGame: gameAtHand,
    unnamed: shellWords.value.home.skipper,
    portrait: ownPortrait(),
  });
}

async function loadReports(): Promise<ReadonlyMap<string, GameReportInWords>> {
  const loaded = await Promise.all(
    ATLAS.map(async ({ id }) => [id, await loadGameReport(id, locale.peek())] as const),
  );
  return new Map(loaded.flatMap(([id, report]) => (report === undefined ? [] : [[id, report] as const])));
}
