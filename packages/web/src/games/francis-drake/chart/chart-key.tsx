import type { JSX } from 'preact';
import { TREASURES } from '@captains-table/francis-drake/components';
import { Sign } from '../drawings/sign.tsx';
import { TreasureSign } from '../drawings/treasure.tsx';
import type { Table } from '../board/table.ts';

/** What the signs of the chart mean, shown while there is nothing else to say. */
export function ChartKey({ table }: { readonly table: Table }): JSX.Element {
  const { words, game, content } = table;
  return (
    <ul class="drake-key" aria-label={words.key.title}>
      <li>
        <Sign name="crew" />
        {words.log.crew.name}
      </li>
      <li>
        <Sign name="cannon" />
        {words.log.guns.name}
      </li>
      <li>
        <b>+?</b>
        {words.key.token}
      </li>
      <li>
        <b class="drake-points">5</b>
        {words.log.points}
      </li>
      {TREASURES.map((treasure) => (
        <li key={treasure} title={game.treasures[treasure]}>
          <TreasureSign kind={treasure} label={game.treasures[treasure]} />
          {content.figures.treasurePoints[treasure]}
        </li>
      ))}
    </ul>
  );
}
