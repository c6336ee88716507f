/** Pictures of harbours and shores. */
import type { Picture } from '../picture.ts';
import {
  disc,
  draw,
  figure,
  gulls,
  palm,
  raysFrom,
  seaBelow,
  ship,
  streaks,
  tower,
  waves,
} from './strokes.ts';

/** A quay in the morning: a crane, crates, a ship that is being loaded. */
export const harbour: Picture = [
  draw('sky', 'M0 0H480V128H0Z'),
  draw('cloud', streaks([24, 26, 72], [140, 36, 60], [330, 24, 90], [250, 52, 40])),
  draw('far', 'M150 128Q190 100 232 110L252 104Q292 112 330 106 372 96 480 116V128Z'),
  ...seaBelow(128),
  ship('b', 262, 54, 1.15),
  draw('stone', 'M0 176L196 160V236H0Z'),
  draw('hatch', 'M0 196L196 182M0 216L196 208M40 173V193M92 169V236M140 165V186M66 214V236M166 184V210'),
  draw('wood', 'M120 166V62H130V165Z'),
  draw('line', 'M125 66L206 92M125 96L176 82M206 92V132'),
  draw('wood', 'M192 132H220V154H192Z'),
  draw('line', 'M192 132L220 154M220 132L192 154'),
  draw('wood', 'M28 150H58V174H28ZM62 146H88V171H62ZM40 126H68V149H40Z'),
  draw('line', 'M28 150L58 174M62 146L88 171M40 126L68 149'),
  draw('dark', figure(152, 164, 40), figure(102, 168, 36)),
  draw('wave', waves(214, 190, 3), waves(330, 178, 4), waves(236, 214, 4), waves(390, 206, 3)),
  draw('gull', gulls([212, 40], [250, 66], [420, 58])),
];

/** The walls above the town, a flag on the keep. */
export const fort: Picture = [
  draw('sky', 'M0 0H480V150H0Z'),
  draw('rays', raysFrom(410, 150, 30, 420)),
  draw('cloud', streaks([24, 24, 60], [120, 44, 46], [300, 20, 60])),
  ...seaBelow(150),
  draw('land', 'M0 236V150Q60 118 120 112L330 104Q380 118 400 150 412 176 440 196L470 236Z'),
  draw('stone', tower(64, 132, 46, 58), tower(292, 126, 50, 66), 'M110 132V98H292V126L290 128Z'),
  draw('stone', tower(168, 100, 60, 52)),
  draw('dark', 'M186 132V112Q198 98 210 112V130ZM84 108h7v12h-7zM312 96h8v14h-8zM192 70h8v13h-8z'),
  draw('line', 'M198 48V14M120 110H162M232 110H284M128 120H180M222 120H286'),
  draw('flag', 'M198 14q12-6 22 0t20-2v18q-10 4-20 1t-22 1Z'),
  draw(
    'hatch',
    'M40 150l-20 40M72 146L40 206M108 144L70 220M150 142l-38 80M330 128l26 60M352 132l30 70M300 132l26 84',
  ),
  draw('dark', figure(146, 98, 18), figure(256, 98, 18)),
  ship('p', 416, 112, 0.42),
  draw('wave', waves(420, 172, 2), waves(446, 214, 1), waves(404, 160, 2)),
  draw('gull', gulls([36, 66], [374, 56], [426, 84])),
];

/** A beach beyond the charts: palms, huts, a boat drawn up. */
export const shore: Picture = [
  draw('sky', 'M0 0H480V118H0Z'),
  draw('sun', disc(96, 70, 24)),
  draw('cloud', streaks([150, 30, 70], [260, 46, 52], [360, 24, 84])),
  draw('far', 'M180 118Q224 72 262 84L290 64Q330 76 352 94 400 86 480 112V118Z'),
  draw('hatch', 'M270 86l-16 30M292 72l-22 44M314 82l-16 34M338 92l-12 24'),
  ...seaBelow(118),
  draw('glint', streaks([76, 128, 40], [66, 138, 60], [84, 148, 28])),
  draw('land', 'M120 236Q200 168 292 158 380 148 480 152V236Z'),
  draw('wood', 'M386 156V128H438V156Z'),
  draw('leaf', 'M376 130L412 96 450 130Z'),
  draw('dark', 'M404 156V138H418V156Z'),
  draw('wood', 'M324 190Q318 140 336 92L342 94Q328 142 334 188Z'),
  draw('leaf', palm(339, 92, 44)),
  draw('wood', 'M274 206Q262 160 274 122L279 123Q270 162 283 204Z'),
  draw('leaf', palm(276, 122, 34)),
  draw('dark', 'M150 202Q188 216 226 198L216 214Q184 226 160 216Z'),
  draw('line', 'M172 204L180 176M206 203L236 182'),
  draw('dark', figure(360, 182, 40), figure(250, 198, 36)),
  draw(
    'wave',
    waves(20, 150, 3),
    waves(110, 168, 3),
    waves(30, 190, 3),
    waves(60, 214, 2),
    waves(180, 140, 3),
  ),
  draw('gull', gulls([196, 62], [226, 44], [420, 60])),
];
