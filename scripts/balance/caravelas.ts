/** Caravelas: how long games last, which places are visited, and whether shuttling to and fro pays. */
import type { Content, Event, Move, State } from '@captains-table/caravelas';
import type { Result, Seat } from '@captains-table/kernel';
import { must } from '@captains-table/kernel';
import type { Probe } from './play.ts';
import { winsIn } from './play.ts';
import type { Section } from './section.ts';

const FEWEST_ROUNDS = 11;
const MOST_ROUNDS = 18;
/** Every place is visited in this many games. */
const LEAST_VISITED = 0.1;
/** The same trip so often in a row is a shuttle. */
const SHUTTLE = 3;
const TRIPS_SHOWN = 12;

interface Trip {
  count: number;
  rounds: number;
  points: number;
}

/** One fleet, since it last left Lisboa. */
interface Fleet {
  goods: Set<string>;
  isHome: boolean;
  round: number;
  points: number;
  last: string;
  inARow: number;
  shuttled: boolean;
}

export class Voyages implements Probe<State, Move, Event> {
  readonly #seats: number;
  readonly #home: string;
  /** By the id of a space: the port there, or Lisboa. */
  readonly #placeAt: ReadonlyMap<string, string>;
  readonly #visited = new Map<string, number>();
  readonly #trips = new Map<string, Trip>();
  readonly #rounds: number[] = [];
  #fleets: Fleet[] = [];
  #seen = new Set<string>();
  #unfinished = 0;
  #players = 0;
  #shuttlers = 0;
  #shuttlersWins = 0;

  constructor(seats: number, { map, ports, home }: Content) {
    this.#seats = seats;
    this.#home = home.id;
    this.#placeAt = new Map(map.spaces.flatMap(({ id, port }) => (port === undefined ? [] : [[id, port]])));
    for (const { id } of ports) this.#visited.set(id, 0);
  }

  begin(): void {
    this.#seen = new Set();
    this.#fleets = Array.from({ length: this.#seats }, () => ({
      goods: new Set<string>(),
      isHome: true,
      round: 1,
      points: 0,
      last: '',
      inARow: 0,
      shuttled: false,
    }));
  }

  hears(event: Event, state: State): void {
    switch (event.key) {
      case 'sailed':
      case 'blown':
      case 'drifted':
      case 'anchored':
        this.#arrives(event.seat, event.at, state);
        break;
      case 'loaded':
        must(this.#fleets[event.seat]).goods.add(event.good);
        break;
      default:
    }
  }

  end(state: State, result: Result | undefined): void {
    if (result === undefined) {
      this.#unfinished++;
      return;
    }
    this.#rounds.push(state.round);
    for (const [seat, fleet] of this.#fleets.entries()) if (fleet.isHome) this.#endTrip(fleet, state, seat);
    for (const port of this.#seen) this.#visited.set(port, (this.#visited.get(port) ?? 0) + 1);
    const wins = winsIn(result);
    for (const [seat, { shuttled }] of this.#fleets.entries()) {
      this.#players++;
      if (!shuttled) continue;
      this.#shuttlers++;
      this.#shuttlersWins += must(wins[seat]);
    }
  }

  sections(): Section[] {
    return [this.#roundSection(), this.#placeSection(), ...this.#tripSections()];
  }

  #arrives(seat: Seat, space: string, state: State): void {
    const fleet = must(this.#fleets[seat]);
    const place = this.#placeAt.get(space);
    if (place !== undefined && place !== this.#home) this.#seen.add(place);
    if (fleet.isHome && place !== this.#home) this.#endTrip(fleet, state, seat);
    fleet.isHome = place === this.#home;
  }

  /** Only now, when it leaves Lisboa again, all has been sold. */
  #endTrip(fleet: Fleet, state: State, seat: Seat): void {
    const { round } = state;
    const points = pointsOf(state, seat);
    if (fleet.goods.size > 0) {
      const name = [...fleet.goods].sort().join(' + ');
      const trip = this.#trips.get(name) ?? { count: 0, rounds: 0, points: 0 };
      this.#trips.set(name, trip);
      trip.count++;
      trip.rounds += Math.max(1, round - fleet.round);
      trip.points += points - fleet.points;
      fleet.inARow = fleet.last === name ? fleet.inARow + 1 : 1;
      if (fleet.inARow >= SHUTTLE) fleet.shuttled = true;
      fleet.last = name;
    }
    Object.assign(fleet, { goods: new Set<string>(), round, points });
  }

  #roundSection(): Section {
    const games = this.#rounds.length;
    const mean = this.#rounds.reduce((sum, rounds) => sum + rounds, 0) / games;
    const inside = this.#rounds.filter((rounds) => rounds >= FEWEST_ROUNDS && rounds <= MOST_ROUNDS).length;
    const least = Math.min(...this.#rounds);
    const most = Math.max(...this.#rounds);
    return {
      title: `${this.#seats} players, ${games} games: rounds`,
      wanted: `${FEWEST_ROUNDS} to ${MOST_ROUNDS}`,
      rows: [
        {
          name: 'rounds',
          values: { mean, least, most, shareWithin: inside / games, unfinished: this.#unfinished },
          within: least >= FEWEST_ROUNDS && most <= MOST_ROUNDS && this.#unfinished === 0,
        },
      ],
    };
  }

  #placeSection(): Section {
    const rows = [...this.#visited]
      .map(([name, count]) => ({ name, share: count / this.#rounds.length }))
      .sort((a, b) => a.share - b.share)
      .map(({ name, share }) => ({ name, values: { games: share }, within: share >= LEAST_VISITED }));
    return {
      title: `${this.#seats} players: places visited, by share of games`,
      wanted: `at least ${LEAST_VISITED}`,
      rows,
    };
  }

  #tripSections(): Section[] {
    const all = [...this.#trips.values()].reduce((sum, { count }) => sum + count, 0);
    const trips = [...this.#trips].sort(([, a], [, b]) => b.count - a.count).slice(0, TRIPS_SHOWN);
    const shuttlers = this.#shuttlers;
    return [
      {
        title: `${this.#seats} players: the most usual of ${all} trips from Lisboa and back, by what they load`,
        rows: trips.map(([name, { count, rounds, points }]) => ({
          name,
          values: { share: count / all, rounds: rounds / count, pointsARound: points / rounds },
        })),
      },
      {
        title: `${this.#seats} players: shuttles, the same trip ${SHUTTLE} times in a row`,
        rows: [
          {
            name: 'players who shuttled',
            values: {
              share: shuttlers / this.#players,
              wins: shuttlers === 0 ? 0 : this.#shuttlersWins / shuttlers,
            },
          },
        ],
      },
    ];
  }
}

function pointsOf({ discoveryPoints, salePoints }: State, seat: Seat): number {
  return must(discoveryPoints[seat]) + must(salePoints[seat]);
}
