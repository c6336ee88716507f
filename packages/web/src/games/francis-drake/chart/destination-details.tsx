import type { JSX } from 'preact';
import type { DestinationId } from '@captains-table/francis-drake';
import { needAt } from '@captains-table/francis-drake/outlook';
import type { BoardProps } from '../../../board-kit/board.ts';
import { capital } from '../../../app/capital.ts';
import { listed } from '../street/gifts.ts';
import type { DestinationView, Table } from '../board/table.ts';
import { destinationOf, ownOf, zoneOf } from '../board/table.ts';

interface Props {
  readonly id: DestinationId;
  readonly board: BoardProps;
  readonly table: Table;
}

/** Everything about a destination in words, as far as this person knows it. */
export function DestinationDetails({ id, board, table }: Props): JSX.Element {
  const { words, game, view } = table;
  const shown = destinationOf(view, id);
  const zone = zoneOf(id, table);
  return (
    <span class="drake-told">
      <b>{`${capital(game.destinations[id])} (${game.kinds[shown.kind]})`}</b>
      <span>{`${words.zoneNumber(zone)}. ${words.zoneHelp(zone)}`}</span>
      {linesOf(shown, table, board.locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function linesOf(shown: DestinationView, table: Table, locale: BoardProps['locale']): readonly string[] {
  const { words, game, view } = table;
  const { kind, points, token, discs, done, goods } = shown;
  const lines: string[] = [];
  if (kind === 'trade') {
    const left = listed(
      goods.map((good) => game.goods[good]),
      locale,
    );
    lines.push(words.needs(words.trade(1)), goods.length === 0 ? words.soldOut : words.goodsHere(left));
  } else {
    lines.push(words.needs(needWords(shown, table, locale)));
    if (kind === 'fort' && ownOf(table)?.log.pinnace === true) lines.push(words.pinnaceSpares);
    if (kind !== 'town') lines.push(typeof token === 'number' ? words.tokenKnown(token) : words.tokenHidden);
    if (kind === 'galleon' && ownOf(table)?.log.galleon === false) lines.push(words.ownGalleonNeeded);
    lines.push(words.worth(points), treasureWords(shown, table));
  }
  if (discs.length > 0) {
    const all = discs.map(({ seat, disc }) =>
      disc === 'hidden' ? words.discHidden(table.name(seat)) : words.disc(table.name(seat), game.discs[disc]),
    );
    lines.push(words.discsHere(listed(all, locale)));
  }
  if (done.length > 0)
    lines.push(
      words.done(
        listed(
          done.map((seat) => table.name(seat)),
          locale,
        ),
      ),
    );
  if (view.looked?.at === shown.id) lines.push(words.looked);
  return lines;
}

function treasureWords({ treasure, id }: DestinationView, { content, words, game, view }: Table): string {
  const kind = content.destinations.find((destination) => destination.id === id)?.treasure;
  const there = treasure || view.phase === 'street';
  return there && kind !== undefined ? words.treasureHere(game.treasures[kind]) : words.treasureGone;
}

/** What it takes, for the viewer: with the range that a token face down makes. */
function needWords(shown: DestinationView, table: Table, locale: BoardProps['locale']): string {
  const { words, view, content } = table;
  const { crew, mostCrew, guns, mostGuns } = needAt(content, view, table.seat ?? 0, shown.id);
  return listed(
    [
      ...(mostCrew > 0 ? [words.crewRange(crew, mostCrew)] : []),
      ...(mostGuns > 0 ? [words.gunsRange(guns, mostGuns)] : []),
    ],
    locale,
  );
}
