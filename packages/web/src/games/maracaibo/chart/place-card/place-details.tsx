import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../../../design/icon.tsx';
import { listed } from '../../../../app/listed.ts';
import type { BoardProps } from '../../../../board-kit/board.ts';
import type { Table } from '../../board/table.ts';
import { nationName } from '../names.ts';
import { captainsBy, spiesBy } from '../pieces-at.ts';
import type { PlaceNow } from '../place-now.ts';
import { placesNow } from '../place-now.ts';
import { namesOf } from '../spoken-label.ts';
import type { Voyage } from '../voyage.ts';

interface Props {
  readonly id: string;
  readonly voyage: Voyage | undefined;
  readonly board: BoardProps;
  readonly table: Table;
}

/** What a place is, who is there, and what it takes to sail there. */
export function PlaceDetails({ id, voyage, board, table }: Props): JSX.Element | undefined {
  const place = placesNow(table).find((candidate) => candidate.id === id);
  if (place === undefined) return undefined;
  const { game, view, words } = table;
  const tile = view.places.find((candidate) => candidate.id === id)?.cityTile ?? '';
  const ships = captainsBy('ship', view).get(id) ?? [];
  return (
    <>
      {place.kind !== 'village' && <p class="ma-told-line">{game.locations[id]?.help}</p>}
      {tile !== '' && <p class="ma-told-line">{game.cityTiles[tile]?.help}</p>}
      {cityTile(place, table)}
      {place.good !== undefined && (
        <p class="ma-told-line">{words.chart.market(game.goods[place.good], place.discs, place.spaces)}</p>
      )}
      {place.cube !== '' && <p class="ma-told-line">{words.chart.cube(nationName(place.cube, table))}</p>}
      {place.quests.map((quest) => (
        <Named key={quest} name={words.chart.kinds.quest} help={game.quests[quest]?.help ?? ''} />
      ))}
      {place.tiles.map((legacy) => (
        <Named
          key={legacy.id}
          name={game.legacy[legacy.id]?.name ?? ''}
          help={game.legacy[legacy.id]?.help ?? ''}
        />
      ))}
      {(spiesBy(view).get(id) ?? []).map(({ seat, count }) => (
        <p key={seat} class="ma-told-line">
          {words.chart.spies(table.name(seat), count)}
        </p>
      ))}
      {ships.length > 0 && (
        <p class="ma-told-line">{words.chart.ships(listed(namesOf(ships, table), board.locale))}</p>
      )}
      {voyage !== undefined && <VoyageTold voyage={voyage} table={table} />}
    </>
  );
}

/** A legacy tile that made a city of the place. */
function cityTile({ id, kind }: PlaceNow, { pieces, view, game }: Table): JSX.Element | undefined {
  if (kind !== 'city') return undefined;
  const tile = view.legacy.find((laid) => {
    const data = pieces.tiles.get(laid.id);
    return data?.kind === 'city' && data.location === id;
  })?.id;
  return tile === undefined ? undefined : <p class="ma-told-line">{game.legacy[tile]?.help}</p>;
}

interface NamedProps {
  readonly name: string;
  readonly help: string;
}

function Named({ name, help }: NamedProps): JSX.Element {
  return (
    <p class="ma-told-line">
      <b>{name}</b> {help}
    </p>
  );
}

interface VoyageProps {
  readonly voyage: Voyage;
  readonly table: Table;
}

/** What sailing there costs besides steps. */
function VoyageTold({ voyage, table }: VoyageProps): JSX.Element | undefined {
  const { chart } = table.words;
  const { toll, spies, spyPoints } = voyage;
  if (toll === 0 && spies === 0) return undefined;
  return (
    <div class="ma-told-voyage">
      {toll > 0 && <Risk>{chart.toll(toll)}</Risk>}
      {spies > 0 && <Risk>{chart.spiesPassed(spies, spyPoints)}</Risk>}
    </div>
  );
}

function Risk({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <p class="ma-told-risk">
      <Icon name="warning" />
      {children}
    </p>
  );
}
