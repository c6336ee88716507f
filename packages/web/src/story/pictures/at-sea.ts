/** Pictures of the open sea. */
import type { Picture } from '../picture.ts';
import { disc, draw, gulls, raysFrom, seaBelow, ship, streaks, waves } from './strokes.ts';

/** Sails before the rising sun. */
export const fleet: Picture = [
  draw('sky', 'M0 0H480V132H0Z'),
  draw('rays', raysFrom(318, 132, 46, 360)),
  draw('sun', disc(318, 132, 38)),
  draw('cloud', streaks([28, 30, 80], [130, 22, 60], [196, 46, 44], [392, 26, 70], [60, 58, 40])),
  ...seaBelow(132),
  draw('glint', streaks([292, 142, 54], [280, 152, 78], [300, 163, 38], [286, 176, 62], [304, 190, 30])),
  ship('b', 196, 92, 0.44),
  ship('r', 252, 74, 0.64),
  ship('b', 344, 90, 0.46),
  ship('p', 412, 104, 0.3),
  draw('far', 'M0 132V112Q30 96 54 104L70 100Q96 108 116 122L150 132Z'),
  draw('hatch', 'M18 108l-8 20M36 104l-12 26M54 106L40 131M72 104L58 131M90 110L78 131'),
  draw(
    'wave',
    waves(24, 158, 3),
    waves(150, 170, 2),
    waves(390, 164, 3),
    waves(64, 196, 4),
    waves(236, 210, 3),
    waves(380, 204, 3),
  ),
  draw('gull', gulls([92, 52], [150, 74], [420, 66], [226, 30])),
];

/** Rain, and a ship that has taken in her sails. */
export const storm: Picture = [
  draw('dusk', 'M0 0H480V172H0Z'),
  draw(
    'stone',
    'M-10 40Q10 6 60 18 92-8 140 12 178-10 226 10 268-12 312 12 362-6 396 18 448 0 490 34V-4H-10Z',
  ),
  draw('hatch', Array.from({ length: 34 }, (_, i) => `M${i * 15 + 14} ${38 + (i % 4) * 12}l-16 46`).join('')),
  draw('lamp', 'M322 30L300 66H316L296 104 340 58H322L338 30Z'),
  draw('sea', 'M0 158Q40 130 88 150T176 148 264 152 352 144 480 156V236H0Z'),
  draw('horizon', 'M0 158Q40 130 88 150T176 148 264 152 352 144 480 156'),
  ship('g', 150, 66, 1.05),
  draw('sea', 'M0 186Q60 158 116 178T232 174 348 180 480 168V236H0Z'),
  draw('line', 'M0 186Q60 158 116 178T232 174 348 180 480 168'),
  draw(
    'wave',
    waves(30, 206, 4),
    waves(190, 200, 3),
    waves(330, 208, 5),
    waves(90, 224, 4),
    waves(270, 226, 4),
  ),
];

/** A deck at night, one lantern. */
export const night: Picture = [
  draw('dusk', 'M0 0H480V140H0Z'),
  draw('moon', 'M376 20A29 29 0 1 0 402 64 26 26 0 0 1 376 20Z'),
  draw('cloud', streaks([30, 28, 90], [160, 42, 60], [220, 22, 74], [410, 96, 60], [60, 62, 52])),
  ...seaBelow(140),
  draw('glint', streaks([342, 152, 50], [332, 163, 70], [350, 176, 34], [338, 190, 58], [352, 206, 26])),
  ship('f', 214, 66, 1.1),
  draw('lamp', disc(238, 118, 5)),
  draw('far', 'M0 140V124Q36 110 70 118L96 112Q130 120 160 140Z'),
  draw('window', 'M40 126h5v7h-5zM58 122h5v8h-5zM84 124h4v7h-4z'),
  draw(
    'wave',
    waves(30, 166, 3),
    waves(160, 186, 3),
    waves(60, 208, 4),
    waves(250, 216, 3),
    waves(404, 178, 2),
  ),
];
