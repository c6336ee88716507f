/** Rules of Francis Drake under headings, and its signs. */
import { keysOf } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Explained, Reference, Sign as KnownSign } from '../../../learn/reference.ts';
import { tableOf } from '../board/table.ts';
import { GOOD_SIGNS, GoodToken } from '../drawings/good-token.tsx';
import { Sign } from '../drawings/sign.tsx';
import { TreasureSign } from '../drawings/treasure.tsx';
import { withFigures } from '../panels/with-figures.ts';
import { PLACE_SIGNS } from '../street/gifts.ts';
import { referenceTexts } from '../texts/reference/index.ts';

/** Places of the street that have a sign of their own; the others give what their sign shows. */
const PLACES = [
  'queen',
  'tavern',
  'admiral',
  'shipyard',
  'informer',
  'drake',
  'governor',
  'investor',
  'docks',
] as const;

function signs(props: BoardProps): readonly KnownSign[] {
  const { game, words, locale, content } = tableOf(props);
  const own = referenceTexts.in(locale).signs;
  const log = withFigures(words.log, content.figures);
  const sign = (id: string, told: Explained | undefined, drawing: JSX.Element): readonly KnownSign[] =>
    told === undefined ? [] : [{ id, name: told.name, help: told.help, drawing }];
  return [
    ...sign('points', own['crown'], <Sign name="crown" />),
    ...sign('crew', log.crew, <Sign name="crew" />),
    ...sign('guns', log.guns, <Sign name="cannon" />),
    ...sign('barrels', log.barrels, <Sign name="barrel" />),
    ...sign('trade-cubes', log.trade, <Sign name="wooden-crate" />),
    ...sign('own-galleon', log.galleon, <Sign name="galleon" />),
    ...sign('pinnace', log.pinnace, <Sign name="pinnace" />),
    ...sign('hind', log.hind, <Sign name="hind" />),
    ...sign('ghost', log.ghost, <Sign name="ghost" />),
    ...sign('discs', log.discs, <Sign name="disc" />),
    ...sign('town', own['town'], <Sign name="town" />),
    ...sign('fort', own['fort'], <Sign name="fort" />),
    ...sign('galleon', own['galleon'], <Sign name="galleon" />),
    ...sign('port', own['port'], <Sign name="scales" />),
    ...keysOf(GOOD_SIGNS).flatMap((good) =>
      sign(good, { name: game.goods[good], help: log.goods.help }, <GoodToken kind={good} />),
    ),
    ...keysOf(words.treasures).flatMap((treasure) =>
      sign(
        treasure,
        { name: words.treasures[treasure], help: log.chest.help },
        <TreasureSign kind={treasure} />,
      ),
    ),
    ...sign('chest', log.chest, <Sign name="locked-chest" />),
    ...PLACES.flatMap((place) => sign(place, game.places[place], <Sign name={PLACE_SIGNS[place]} />)),
  ];
}

export const reference: Reference = {
  chapters: [
    { id: 'aim', topics: ['overview', 'conquests', 'goods', 'chest', 'end'] },
    {
      id: 'street',
      topics: ['provisioning', 'street', 'drake', 'golden-hind', 'ghost-ship', 'departure'],
    },
    { id: 'tokens', topics: ['tokens', 'frigates', 'troops'] },
    { id: 'missions', topics: ['zones', 'mission', 'missions', 'order', 'informer', 'swap', 'redirect'] },
    { id: 'places', topics: ['attack', 'towns', 'forts', 'galleons', 'ports', 'trade', 'home'] },
    { id: 'variants', topics: ['variants'] },
  ],
  signs,
  texts: referenceTexts,
};
