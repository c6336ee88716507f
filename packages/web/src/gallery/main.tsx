import { render } from 'preact';
import { applySettings } from '../app/settings.ts';
import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { followQuery, Gallery } from './gallery.tsx';

followQuery();
applySettings(document.documentElement);
const root = document.getElementById('app');
if (root !== null) render(<Gallery />, root);
