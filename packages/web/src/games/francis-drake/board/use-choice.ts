/** What the person has in mind, click by click, until it is a move. */
import { useState } from 'preact/hooks';
import type { DestinationId, DiscName, Move } from '@captains-table/francis-drake';
import { askedAtDestination, discInHand, movesAtDestination, movesOnMission } from './moves.ts';
import type { Table } from './table.ts';
import { ownOf } from './table.ts';
import type { TargetChoice } from '../chart/targets.tsx';
import type { Draft } from './tokens.ts';
import { tokenPlaces, tokensLeft, wholeArrangement } from './tokens.ts';
import { hasRoom, ownDestinations } from '../planner/plan.ts';

export interface Choice extends TargetChoice {
  /** Tokens that may still be placed, and the one that is placed next. */
  readonly tokens: readonly number[];
  readonly token: number | undefined;
  onDisc(disc: DiscName): void;
  onToken(token: number): void;
  onTakeBack(): void;
}

/** Begun with one decision; forgotten with the next. */
interface Mind {
  readonly seq: number;
  readonly swap?: DestinationId;
  readonly token?: number;
  readonly draft: Draft;
}

interface Asks {
  onMove(move: Move): void;
  /** A move that is not legal: the answer says why. */
  onAsk(move: Move): void;
  onChoose(at: DestinationId, moves: readonly Move[]): void;
}

export function useChoice(table: Table, seq: number, asks: Asks): Choice {
  const [kept, setMind] = useState<Mind>({ seq, draft: {} });
  const mind: Mind = kept.seq === seq ? kept : { seq, draft: {} };
  const [wanted, setWanted] = useState<DiscName | undefined>(undefined);
  const [pencil, setPencil] = useState<{ voyage: number; at: readonly DestinationId[] }>({
    voyage: 0,
    at: [],
  });
  const { view, mine, pending, seat } = table;
  const hand = ownOf(table)?.hand;
  const chosen = { disc: discInHand(hand, wanted), swap: mind.swap };
  const places = tokenPlaces(table);
  const tokens = places.length === 0 ? [] : tokensLeft(table, mind.draft);
  const token = tokens.find((value) => value === mind.token) ?? tokens[0];
  const placed = seat === undefined ? [] : ownDestinations(view, seat);
  const pencilled = pencil.voyage === view.voyage ? pencil.at.filter((id) => !placed.includes(id)) : [];
  const movesAt = (id: DestinationId) =>
    mine ? [...movesAtDestination(table, id, chosen), ...movesOnMission(table, id)] : [];

  const placeToken = (id: DestinationId) => {
    const { [id]: lying, ...others } = mind.draft;
    const draft: Draft = lying === undefined && token !== undefined ? { ...others, [id]: token } : others;
    const whole = lying === undefined ? wholeArrangement(table, draft) : undefined;
    if (whole === undefined) setMind({ seq, draft });
    else asks.onMove(whole);
  };
  const togglePencil = (id: DestinationId) => {
    if (seat === undefined || placed.includes(id)) return;
    const without = pencilled.filter((other) => other !== id);
    const added = without.length === pencilled.length && hasRoom(view, seat, pencilled);
    setPencil({ voyage: view.voyage, at: added ? [...without, id] : without });
  };
  const onTarget = (id: DestinationId) => {
    if (places.includes(id)) return placeToken(id);
    const [first, another] = movesAt(id);
    if (first?.kind === 'swap' && (chosen.swap === undefined || chosen.swap === id)) {
      const { swap: _, ...rest } = mind;
      return setMind(chosen.swap === id ? rest : { ...rest, swap: id });
    }
    if (first !== undefined)
      return another === undefined ? asks.onMove(first) : asks.onChoose(id, movesAt(id));
    const asked = mine ? askedAtDestination(pending, id, chosen) : undefined;
    return asked === undefined ? togglePencil(id) : asks.onAsk(asked);
  };
  return {
    ...chosen,
    draft: mind.draft,
    pencilled,
    tokens,
    token,
    asking: mine && (places.length > 0 || pending?.kind !== 'street') && pending?.kind !== 'drake',
    isLegal: (id) =>
      places.includes(id) ? mind.draft[id] === undefined : id !== chosen.swap && movesAt(id).length > 0,
    onTarget,
    onDisc: setWanted,
    onToken: (value) => setMind({ ...mind, token: value }),
    onTakeBack: () => setMind({ seq, draft: {} }),
  };
}
