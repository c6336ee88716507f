/** The figures of the players of one finished game, read from its log. */
import type { AnyPlayerReport, AnyMatch, PlayerFigures, PlayerTally, Seat } from '@captains-table/kernel';

/** By seat. */
export function figuresOf(match: AnyMatch, seats: number, report: AnyPlayerReport): readonly PlayerFigures[] {
  const tally = new SeatTally(seats);
  for (const { played, events, state } of match.replay()) {
    for (const event of events) {
      const figure = report.counted[event.key];
      if (figure !== undefined && 'seat' in event && typeof event.seat === 'number')
        tally.add(event.seat, figure);
      report.onEvent?.(event, state, tally, played.seat);
    }
  }
  const result = match.game.result(match.state);
  if (result === undefined) return tally.figures;
  for (const [most, figure] of Object.entries(report.mostOf ?? {})) {
    for (let seat = 0; seat < seats; seat++) tally.most(seat, most, tally.of(seat, figure));
  }
  report.onEnd?.(match.state, result, tally);
  return tally.figures;
}

class SeatTally implements PlayerTally {
  readonly #seats: Map<string, number>[];

  constructor(seats: number) {
    this.#seats = Array.from({ length: seats }, () => new Map<string, number>());
  }

  add(seat: Seat, figure: string, by = 1): void {
    this.#seats[seat]?.set(figure, this.of(seat, figure) + by);
  }

  most(seat: Seat, figure: string, value: number): void {
    if (value > this.of(seat, figure)) this.#seats[seat]?.set(figure, value);
  }

  of(seat: Seat, figure: string): number {
    return this.#seats[seat]?.get(figure) ?? 0;
  }

  get figures(): readonly PlayerFigures[] {
    return this.#seats.map((figures) => Object.fromEntries(figures));
  }
}
