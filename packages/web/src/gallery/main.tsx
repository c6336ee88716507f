import { render } from 'preact';
import { gameAtHand } from '../app/games.ts';
import { applySettings } from '../app/settings.ts';
import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { followQuery, Gallery } from './gallery.tsx';

followQuery();
applySettings(document.documentElement);
const root = document.getElementById('app');
const portRoyal = await gameAtHand('port-royal');
if (root !== null && portRoyal !== undefined) render(<Gallery game={portRoyal} />, root);
