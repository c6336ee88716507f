import type { JSX } from 'preact';
import { GOODS, TREASURES } from '@captains-table/francis-drake/components';
import { labelled } from '../../../app/labelled.ts';
import { GoodToken } from '../drawings/good-token.tsx';
import { Sign } from '../drawings/sign.tsx';
import { TreasureSign } from '../drawings/treasure.tsx';
import { capital } from '../../../app/capital.ts';
import { Row, tell } from './log-row.tsx';
import { withFigures } from './with-figures.ts';
import type { PlayerView, Table } from '../board/table.ts';
import { chestPoints, conquestPoints, goodsPoints } from '../board/worth.ts';

interface Props {
  readonly player: PlayerView;
  readonly table: Table;
}

/** Goods, the chest, and the conquests of this voyage. */
export function Gains({ player, table }: Props): JSX.Element {
  const { words, game, charts, content } = table;
  const own = withFigures(words.log, content.figures);
  const { goods, chest, conquests } = player;
  const goodsTold = GOODS.filter((good) => goods[good] > 0).map((good) =>
    labelled(capital(game.goods[good]), goods[good]),
  );
  const chestTold =
    chest === undefined
      ? [tell(words.log.closedChest)]
      : [
          tell(own.chest),
          ...TREASURES.filter((treasure) => chest[treasure] > 0).map((treasure) =>
            labelled(words.treasures[treasure], chest[treasure]),
          ),
          words.nowWorth(chestPoints(charts, chest)),
        ];
  const told = [
    tell(own.goods),
    ...goodsTold,
    words.nowWorth(goodsPoints(charts, goods)),
    ...chestTold,
    tell(own.conquests, conquestPoints(charts, conquests)),
  ];
  return (
    <Row told={told} class="drake-gains">
      <span class="drake-goods">
        {GOODS.map((good) => (
          <span
            key={good}
            class={goods[good] === 0 ? 'drake-good-count drake-count-none' : 'drake-good-count'}
          >
            <GoodToken kind={good} label={game.goods[good]} />
            {goods[good] > 0 && <b>{goods[good]}</b>}
          </span>
        ))}
      </span>
      <span class="drake-chest">
        {chest === undefined ? (
          <Sign name="locked-chest" label={words.log.closedChest.help} class="drake-chest-closed" />
        ) : (
          TREASURES.map((treasure) => (
            <span
              key={treasure}
              class={chest[treasure] === 0 ? 'drake-treasure drake-count-none' : 'drake-treasure'}
            >
              <TreasureSign kind={treasure} label={game.treasures[treasure]} />
              <b>{chest[treasure]}</b>
            </span>
          ))
        )}
      </span>
      <span class="drake-won">
        {(['town', 'fort', 'galleon'] as const).map((kind) => (
          <Sign
            key={kind}
            name={kind}
            class={conquests[kind] ? 'drake-won-kind' : 'drake-won-kind drake-won-not'}
            {...(conquests[kind] ? { label: game.kinds[kind] } : {})}
          />
        ))}
      </span>
    </Row>
  );
}
