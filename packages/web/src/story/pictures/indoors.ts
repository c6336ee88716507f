/** Pictures by candlelight. */
import type { Picture } from '../picture.ts';
import { disc, draw, figure, raysFrom, streaks } from './strokes.ts';

/** A letter on a table: its wax is broken. */
export const letter: Picture = [
  draw('dusk', 'M0 0H480V150H0Z'),
  draw('sky', 'M300 18H408V118H300Z'),
  draw('sun', disc(378, 44, 12)),
  draw('far', 'M300 118V96Q330 84 356 92 384 84 408 98V118Z'),
  draw('line', 'M300 18H408V118H300ZM354 18V118M300 68H408'),
  draw('wood', 'M0 150H480V236H0Z'),
  draw('hatch', 'M0 172H480M0 198H480M0 222H480'),
  draw('rays', raysFrom(86, 92, 20, 210)),
  draw('paper', 'M72 168V106H100V168Z'),
  draw('lamp', 'M86 74Q98 92 86 104 74 92 86 74Z'),
  draw('line', 'M86 104V110M62 170Q86 182 112 170'),
  draw('paper', 'M150 206L190 142 336 158 300 222Z'),
  draw('line', 'M198 156L314 168M192 168L306 180M184 181L268 190M178 192L250 200'),
  draw('wax', disc(286, 200, 13)),
  draw('line', 'M278 192L294 208M290 190L283 210'),
  draw('paper', 'M372 202Q372 176 398 176 424 176 424 202Q398 214 372 202Z'),
  draw('line', 'M398 182Q420 130 462 104M404 168Q424 158 430 140M414 148Q440 142 446 122'),
];

/** A full tavern, seen from the door. */
export const tavern: Picture = [
  draw('dusk', 'M0 0H480V236H0Z'),
  draw('wood', 'M0 0H480V22H0ZM84 22H100V176H84ZM380 22H396V176H380Z'),
  draw('rays', raysFrom(240, 78, 20, 170)),
  draw('line', 'M240 22V52'),
  draw('lamp', disc(240, 66, 11)),
  draw('line', 'M226 58H254L248 84H232Z'),
  draw('stone', 'M120 56H180V112H120ZM300 56H360V112H300Z'),
  draw('window', 'M126 62H148V84H126ZM152 62H174V84H152ZM306 62H328V84H306ZM332 62H354V84H332Z'),
  draw('dark', figure(60, 190, 92), figure(150, 186, 84), figure(214, 180, 74), figure(288, 182, 78)),
  draw('dark', figure(344, 188, 88), figure(430, 192, 96)),
  draw('wood', 'M18 176H200V190H18ZM258 178H466V192H258Z'),
  draw('wood', 'M40 190H52V236H40ZM168 190H180V236H168ZM282 192H294V236H282ZM430 192H442V236H430Z'),
  draw('paper', 'M100 156H116V176H100ZM236 176Q240 150 246 176ZM320 158H336V178H320ZM392 160H406V178H392Z'),
  draw('line', 'M116 161q9 1 8 8t-8 4M336 163q9 1 8 8t-8 4'),
  draw('hatch', streaks([0, 214, 480], [0, 226, 480])),
];
