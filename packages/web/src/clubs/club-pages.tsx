import type { JSX } from 'preact';
import { lazy } from '../app/lazy.tsx';
import type { Page } from '../app/router.ts';
import { Wait } from '../lobby/page/wait.tsx';
import { ClubPage } from './club-page.tsx';
import { ClubsPage } from './clubs-page.tsx';
import { CupPage } from './cup-page.tsx';
import { newCup } from './loaders.ts';

const NewCupPage = lazy(newCup, Wait);

/** Everything about clubs. */
export default function ClubPages({ shown }: { readonly shown: Page }): JSX.Element {
  switch (shown.at) {
    case 'club':
      return <ClubPage key={shown.id} id={shown.id} />;
    case 'cup':
      return <CupPage key={shown.id} id={shown.id} />;
    case 'new-cup':
      return <NewCupPage key={shown.id} club={shown.id} />;
    default: {
      const code = shown.at === 'clubs' ? shown.code : undefined;
      return <ClubsPage key={code} code={code} />;
    }
  }
}
