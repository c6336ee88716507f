/** The names of things as the game's own words have them. */
import type { Content, Good } from '@captains-table/caravelas';
import type { CaravelasTexts } from '@captains-table/caravelas/texts';

export interface Names {
  readonly good: (good: Good) => string;
  /** As it stands on the chart, the same in every language. */
  readonly port: (id: string) => string;
  /** What it is called today, and its history in a sentence or two. */
  readonly about: (id: string) => { readonly today: string; readonly note: string };
  readonly space: (id: string) => string;
  /** Of an event card, by its kind; where a compass storm blows, its drawing says. */
  readonly card: (kind: keyof CaravelasTexts['cards']) => string;
  readonly direction: (direction: keyof CaravelasTexts['directions']) => string;
  readonly ways: CaravelasTexts['ways'];
}

export function namesOf(
  { home, ports: charted }: Content,
  { goods, ports, cards, space, directions, ways }: CaravelasTexts,
): Names {
  return {
    good: (good) => goods[good],
    port: (id) => [home, ...charted].find((port) => port.id === id)?.name ?? id,
    about: (id) => ({ today: ports[id]?.name ?? '', note: ports[id]?.note ?? '' }),
    space,
    card: (kind) => cards[kind === 'compass' ? 'storm' : kind].name,
    direction: (direction) => directions[direction],
    ways,
  };
}
