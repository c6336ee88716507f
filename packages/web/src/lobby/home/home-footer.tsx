import type { JSX } from 'preact';
import { pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import './home-footer.css';

export function HomeFooter(): JSX.Element {
  const { footer } = words.value;
  return (
    <footer class="home-footer">
      <p>{footer.owners}</p>
      <p class="home-footer-links">
        <a href={pathOf({ at: 'credits' })}>{footer.credits}</a>
        <a href={pathOf({ at: 'credits' })}>{footer.source}</a>
        <span>{footer.icons}</span>
        <span>{footer.version(import.meta.env.VERSION)}</span>
      </p>
    </footer>
  );
}
