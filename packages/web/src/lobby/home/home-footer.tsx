import type { JSX } from 'preact';
import { pathOf } from '../../app/router.ts';
import { words } from '../../app/words.ts';
import program from '../../../package.json' with { type: 'json' };
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
        <span>{footer.version(program.version)}</span>
      </p>
    </footer>
  );
}
