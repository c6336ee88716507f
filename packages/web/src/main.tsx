import { render } from 'preact';
import { App } from './app/app.tsx';
import { linkFirstStyles } from './app/first-styles.ts';
import { keepFresh } from './app/new-version.ts';
import { lookWhoIAm } from './app/person.ts';
import { followAddress } from './app/router.ts';
import { applySettings } from './app/settings.ts';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';

linkFirstStyles();
applySettings(document.documentElement);
followAddress();
void lookWhoIAm();
keepFresh();

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
