import { render } from 'preact';
import { campaignsTexts } from '../../texts/campaigns/index.ts';
import { learnTexts } from '../../texts/learn/index.ts';
import { shellTexts } from '../../texts/shell/index.ts';
import { tablesTexts } from '../../texts/shell/tables/index.ts';
import { storyTexts } from '../../texts/story/index.ts';
import { tableTexts } from '../../texts/table/index.ts';
import { applySettings, locale } from '../app/settings.ts';
import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import { followQuery, Gallery } from './gallery.tsx';

followQuery();
applySettings(document.documentElement);
const words = [campaignsTexts, learnTexts, shellTexts, storyTexts, tableTexts, tablesTexts];
await Promise.all(words.map((texts) => texts.load(locale.peek())));
const root = document.getElementById('app');
if (root !== null) render(<Gallery />, root);
