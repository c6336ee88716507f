import type { ComponentChildren, JSX } from 'preact';
import { connection } from '../../app/connection.ts';
import { lazy } from '../../app/lazy.tsx';
import { newVersion } from '../../app/new-version.ts';
import { told } from '../../app/person.ts';
import { words } from '../../app/words.ts';
import type { IconName } from '../../design/icon.tsx';
import { Icon } from '../../design/icon.tsx';
import { Button } from '../../design/forms/button.tsx';
import './banners.css';

/** Most servers have nothing to announce. */
const HostWords = lazy(
  async () => (await import('../../people/loaders.ts')).hostWords(),
  () => <></>,
);

/** What concerns every page: no network, no server, a newer version. */
export function Banners(): JSX.Element {
  const { banners } = words.value;
  const state = connection.value;
  return (
    <div class="banners" role="status">
      {state === 'offline' && <Banner icon="unplugged">{banners.offline}</Banner>}
      {state === 'lost' && <Banner icon="unplugged">{banners.lost}</Banner>}
      {state === 'outdated' && (
        <Banner icon="restart">
          {banners.outdated} <Reload />
        </Banner>
      )}
      {(told.value.announcement ?? told.value.banned) !== undefined && <HostWords />}
      {newVersion.value && state !== 'outdated' && (
        <Banner icon="restart">
          {banners.newVersion} <Reload />
          <Button variant="quiet" onClick={() => (newVersion.value = false)}>
            {banners.later}
          </Button>
        </Banner>
      )}
    </div>
  );
}

interface BannerProps {
  readonly icon: IconName;
  readonly children: ComponentChildren;
}

function Banner({ icon, children }: BannerProps): JSX.Element {
  return (
    <div class="banner">
      <Icon name={icon} />
      <div class="banner-words">{children}</div>
    </div>
  );
}

function Reload(): JSX.Element {
  return (
    <Button variant="secondary" onClick={() => location.reload()}>
      {words.value.banners.reload}
    </Button>
  );
}
