import { render } from 'preact';
import { App } from './app/app.tsx';
import { fetchStylesAgain } from './app/fetch-again.ts';
import { takeOver } from './app/first-look.ts';
import { linkFirstStyles } from './app/first-styles.ts';
import { keepFresh } from './app/new-version.ts';
import { lookWhoIAm } from './app/person.ts';
import { followAddress } from './app/router.ts';
import { keepDrawings } from './lobby/home/drawn-in-page.ts';
import { applySettings, locale } from './app/settings.ts';
import { shellTexts } from '../texts/shell/index.ts';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';

fetchStylesAgain();
linkFirstStyles();
applySettings(document.documentElement);
followAddress();
// Words are loaded first: without them the page could not say that the server cannot be reached.
await shellTexts.load(locale.peek());
void lookWhoIAm();
keepFresh();

const root = document.getElementById('app');
if (root !== null) {
  keepDrawings(root);
  render(<App />, root);
  takeOver(document.documentElement);
}
