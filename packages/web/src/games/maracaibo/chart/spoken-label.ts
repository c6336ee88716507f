/** What a screen reader says of a thing on the chart; the card says the rest. */
import { capital } from '../../../app/capital.ts';
import type { Table } from '../board/table.ts';
import { captainsBy } from './pieces-at.ts';
import type { Captain } from './pieces-at.ts';
import { nationName, shortName } from './names.ts';
import type { Look } from './spots.ts';
import type { Voyage } from './voyage.ts';

export function spokenOf({ id, kind }: Look, table: Table, voyage: Voyage | undefined): string {
  const { game, view, words } = table;
  switch (kind) {
    case 'place': {
      const place = view.places.find((candidate) => candidate.id === id);
      const ships = captainsBy('ship', view).get(id) ?? [];
      return [
        shortName(id, game),
        kindOf(id, table),
        place?.cube === undefined || place.cube === ''
          ? undefined
          : words.chart.cube(nationName(place.cube, table)),
        ships.length === 0 ? undefined : words.chart.ships(namesOf(ships, table).join(', ')),
        voyage && stepsWord(voyage, table),
      ]
        .filter((said) => said !== undefined && said !== '')
        .join(', ');
    }
    case 'quest':
      return capital(game.quests[id]?.name ?? id);
    case 'tile':
      return game.legacy[id]?.name ?? id;
    case 'space': {
      const here = captainsBy('explorer', view).get(id) ?? [];
      const { name = id, help = '' } = game.explorerSpaces[id] ?? {};
      const said = [capital(name), help, ...namesOf(here, table)];
      return said.filter((part) => part !== '').join(', ');
    }
  }
}

export function namesOf(captains: readonly Captain[], table: Table): readonly string[] {
  return captains.map((captain) => (captain === 'jeanne' ? table.words.chart.jeanne : table.name(captain)));
}

/** `City, stop 12`. */
export function kindOf(id: string, { outlook, words: { chart }, view }: Table): string {
  const kind = outlook.places.at(view, id)?.kind ?? 'village';
  return kind === 'start' ? chart.kinds.start : chart.stop(chart.kinds[kind], id);
}

export function stepsWord({ ways }: Voyage, { words: { chart } }: Table): string {
  const [least, most] = [ways[0]?.points ?? 0, ways.at(-1)?.points ?? 0];
  return least === most ? chart.steps(least) : chart.stepsBetween(least, most);
}
