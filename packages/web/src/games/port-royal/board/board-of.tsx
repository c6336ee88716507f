/** The Port Royal table. */
import { labelled } from '../../../app/labelled.ts';
import { listed } from '../../../app/listed.ts';
import type { BoardModule, BoardProps, Figure, PanelProps } from '../../../board-kit/board.ts';
import type { AdventureParts } from './adventure/parts.ts';
import { Board } from './board.tsx';
import { offersOf } from './offers.tsx';
import { Panel } from './panel.tsx';
import { adventureWords, tableOf } from './table.ts';
import { Purse, Renown } from './purse.tsx';
import type { Event, TableTypes, View } from './table.ts';
import { momentNow, showTime } from './show-times.ts';
import { promptOf, whyOf } from './why.ts';
import { Shield } from '../../../design/drawings/shield.tsx';
import { Glyph } from '../drawings/glyph.tsx';

/** The board; with what The Adventure Begins adds, at its tables. */
export function boardOf(adventureParts?: AdventureParts): BoardModule<TableTypes> {
  return {
    Board: (props) => <Board {...props} adventureParts={adventureParts} />,
    Panel: (props) => <Panel {...props} adventureParts={adventureParts} />,
    offers: offersOf,
    prompt: promptOf,
    why: whyOf,
    showTime,
    moment: momentNow,
    banners: () => import('../moments/index.tsx'),
    progress: progressOf,
    about: namesIn,
    aboutMove: namesIn,
    figures: figuresOf,
    standing: standingOf,
    goal: goalOf,
    active: ({ active }) => active,
    aim: aimOf,
    fits: () => true,
    summary: (events) => events.filter(({ key }) => !ASIDE.has(key)),
    reference: () => import('../reference/index.tsx'),
  };
}

/** What leads to something, or follows from it. */
const ASIDE: ReadonlySet<Event['key']> = new Set(['drew', 'stopped', 'passed', 'fee', 'gave', 'tax-bonus']);

/** Round, goal, last round. */
function progressOf(props: BoardProps): readonly string[] {
  const { view, words } = tableOf(props);
  const round = Math.ceil(view.turn / Math.max(1, view.players.length));
  const rounds = view.turn > 0 ? [words.round(round)] : [];
  if (view.adventure !== null) {
    const mode = view.adventure.chapter === 0 ? [adventureWords(props).variable] : [];
    return [...mode, ...rounds, ...(view.ending ? [words.lastRound] : [])];
  }
  return [
    ...rounds,
    ...(view.cooperative ? [words.timeLeft(view.time)] : []),
    ...(view.ending ? [words.lastRound] : view.goal > 0 ? [words.goal(view.goal)] : []),
  ];
}

/** Influence that ends the game; together, contracts or missions that are fulfilled. */
function aimOf(props: BoardProps): Figure | undefined {
  const { view, words } = tableOf(props);
  const missions = view.adventure?.goals?.missions;
  if (missions !== undefined) {
    const { has, needs } = missions;
    return { icon: 'flag', value: `${has}/${needs}`, label: words.aim };
  }
  if (view.goal > 0) return { icon: <Shield value={view.goal} size="s" />, value: '', label: words.aim };
  if (view.contracts.length === 0) return undefined;
  const fulfilled = view.contracts.filter(({ claims }) => claims.length > 0).length;
  return { icon: 'scroll-quill', value: `${fulfilled}/${view.contracts.length}`, label: words.aim };
}

function figuresOf(props: PanelProps): readonly Figure[] {
  const { view, words } = tableOf(props);
  const player = view.players[props.of];
  if (player === undefined) return [];
  const { coins, sabres, influence, markers } = player;
  return [
    {
      icon: <Purse of={props.of} coins={coins} />,
      value: '',
      label: labelled(words.coins, coins),
      sign: 'coin',
    },
    { icon: <Glyph name="crossed-sabres" />, value: sabres, label: words.sabres, sign: 'sabres' },
    ...(view.contracts.length > 0 && !view.cooperative
      ? [{ icon: 'scroll-quill', value: markers, label: words.markers, sign: 'marker' } as const]
      : []),
    {
      icon: <Renown of={props.of} influence={influence} />,
      value: '',
      label: labelled(words.influence, influence),
      sign: 'influence',
      main: true,
    },
  ];
}

/** Influence; together against time, the contracts that are fulfilled. */
function standingOf({ players, cooperative, contracts, adventure }: View): readonly number[] {
  const fulfilled = contracts.filter(({ claims }) => claims.length > 0).length;
  const isShared = cooperative && adventure === null;
  return players.map(({ influence }) => (isShared ? fulfilled : influence));
}

/**
 * Together: how many of the contracts were fulfilled, or how far card 9 was reached; against each other in the
 * adventure, who has the trophy. Rules PR-13.26, PR-25.2, PR-25.14.
 */
function goalOf(props: BoardProps): string | undefined {
  const table = tableOf(props);
  const { view, words } = table;
  if (!view.cooperative) {
    if (view.adventure === null) return undefined;
    const holders = view.adventure.players.flatMap(({ trophy }, seat) => (trophy ? [table.name(seat)] : []));
    const told = holders.length === 0 ? words.nobody : listed(holders, props.locale);
    return labelled(adventureWords(props).trophy, told);
  }
  if (view.adventure !== null) {
    const { goals } = view.adventure;
    if (goals === null) return undefined;
    const share = ({ has, needs }: (typeof goals)['missions']) => `${has}/${needs}`;
    return adventureWords(props).goalReached(
      share(goals.missions),
      share(goals.markers),
      share(goals.influence),
    );
  }
  const fulfilled = view.contracts.filter(({ claims }) => claims.length > 0).length;
  return words.contractsDone(fulfilled, view.contracts.length);
}

const NAMES = new Set(['card', 'contract', 'mission', 'event', 'adventurer', 'innkeeper']);
const LISTS = new Set(['persons', 'ships', 'cards']);

/** Ids of cards, contracts and missions in an event or a move. */
function namesIn(thing: object): readonly string[] {
  return Object.entries(thing).flatMap(([field, value]: [string, unknown]) => {
    if (NAMES.has(field)) return [String(value)];
    return LISTS.has(field) && Array.isArray(value) ? value.map(String) : [];
  });
}
