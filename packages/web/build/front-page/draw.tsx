/** Draws the front page as someone sees it who comes for the first time. Runs while the client is built. */
import { LOCALES } from '@captains-table/kernel';
import type { Locale } from '@captains-table/kernel';
import { render } from 'preact';
import type { ContainerNode, JSX } from 'preact';
import { shellTexts } from '../../texts/shell/index.ts';
import { App } from '../../src/app/app.tsx';
import { locale } from '../../src/app/settings.ts';
import { words } from '../../src/app/words.ts';
import { ATLAS } from '../../src/games/registry.ts';
import { PaperElement } from './paper.ts';

/** A page for one language: its body and its head. */
export interface Drawn {
  readonly body: string;
  readonly description: string;
}

const EMPTY_PLATE = /<svg class="plate".*?<\/svg>/g;
const NAME_BY_PREACT = /\bP0-/g;

/** In the order of the atlas. */
const plates = await Promise.all(
  ATLAS.map(async ({ id, drawing }) => {
    const { default: Drawing } = await drawing();
    const plate = drawn(<Drawing />).replace('<svg', `<svg data-sheet="${id}"`);
    // Names within a drawing must differ from those that the program will give.
    return plate.replaceAll(NAME_BY_PREACT, `${id}-`);
  }),
);

await Promise.all(LOCALES.map((each) => shellTexts.load(each)));

/** Drawn while this module is loaded: then it can still load others. */
export const frontPages: Readonly<Record<Locale, Drawn>> = {
  en: frontPageIn('en'),
  fr: frontPageIn('fr'),
  nl: frontPageIn('nl'),
};

function frontPageIn(reader: Locale): Drawn {
  locale.value = reader;
  const left = [...plates];
  const body = drawn(<App />).replaceAll(EMPTY_PLATE, (empty) => left.shift() ?? empty);
  return { body, description: words.value.home.lead };
}

function drawn(what: JSX.Element): string {
  const root = new PaperElement('div');
  // Preact takes what it is given for a part of a page, and asks no more of it than paper can do.
  const container = root as unknown as ContainerNode;
  render(what, container);
  const html = root.inner();
  // What components would do after they are shown is never done.
  render(undefined, container);
  return html;
}
