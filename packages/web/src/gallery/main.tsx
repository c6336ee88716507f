import { loadGame } from '@captains-table/catalogue';
import { render } from 'preact';
import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { Gallery } from './gallery.tsx';
import type { Words } from './words.ts';

const root = document.getElementById('app');
const portRoyal = await loadGame('port-royal');
if (root !== null && portRoyal !== undefined) {
  // The names are those of the game itself, so that a longer word in any language shows here first.
  render(<Gallery words={portRoyal.texts as unknown as Words} />, root);
}
