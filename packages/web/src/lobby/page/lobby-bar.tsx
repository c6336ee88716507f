import type { JSX } from 'preact';
import { person } from '../../app/person.ts';
import type { Page } from '../../app/router.ts';
import { pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import { BrandMark } from '../../design/drawings/brand-mark.tsx';
import { Icon } from '../../design/icon.tsx';
import { ChartSwitch } from './chart-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './lobby-bar.css';

export function LobbyBar({ at }: { readonly at: Page['at'] }): JSX.Element {
  const { bar, name } = words.value;
  return (
    <header class={at === 'home' ? 'lobby-bar lobby-bar-home' : 'lobby-bar'}>
      <a class="lobby-bar-skip" href="#content" onClick={skip}>
        {bar.skip}
      </a>
      {at !== 'home' && (
        <a class="lobby-bar-brand" href="/" aria-label={bar.home}>
          <BrandMark />
          <span class="lobby-bar-name">{name}</span>
        </a>
      )}
      <nav class="lobby-bar-pages" aria-label={bar.navigation}>
        {at !== 'home' && <PageLink to={{ at: 'games' }} at={at} text={bar.games} />}
        {at !== 'home' && person.value !== undefined && (
          <>
            <PageLink to={{ at: 'people', code: undefined }} at={at} text={bar.people} />
            <PageLink to={{ at: 'clubs', code: undefined }} at={at} text={bar.clubs} />
          </>
        )}
        <PageLink to={{ at: 'watch' }} at={at} text={bar.watch} />
        {(person.value === undefined || person.value.guest) && (
          <PageLink to={{ at: 'sign-in' }} at={at} text={bar.signIn} />
        )}
      </nav>
      <div class="lobby-bar-switches">
        <LanguageSwitch />
        <ChartSwitch />
        {/* A first-time visitor has nothing to look at there. */}
        {(at !== 'home' || person.value !== undefined) && (
          <a
            class="icon-button"
            href={pathOf({ at: 'profile', id: person.value?.guest === false ? person.value.id : undefined })}
            aria-label={bar.profile}
            title={bar.profile}
            aria-current={at === 'profile' ? 'page' : undefined}
          >
            <Icon name="person" />
          </a>
        )}
        <a
          class="icon-button"
          href={pathOf({ at: 'settings' })}
          aria-label={bar.settings}
          title={bar.settings}
          aria-current={at === 'settings' ? 'page' : undefined}
        >
          <Icon name="cog" />
        </a>
      </div>
    </header>
  );
}

interface LinkProps {
  readonly to: Page;
  readonly at: Page['at'];
  readonly text: string;
}

function PageLink({ to, at, text }: LinkProps): JSX.Element {
  return (
    <a class="lobby-bar-link" href={pathOf(to)} aria-current={to.at === at ? 'page' : undefined}>
      {text}
    </a>
  );
}

/** The address stays as it is: a page of ours has no parts to link to. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>('#content h1');
  heading?.focus();
  heading?.scrollIntoView();
}
