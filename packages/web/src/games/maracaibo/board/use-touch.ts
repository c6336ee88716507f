/** What a click on a thing means, the same everywhere on the board. */
import { useState } from 'preact/hooks';
import type { Move, Table } from './table.ts';
import { thingOf } from './things.ts';

/** Several moves on one thing: one of them. */
interface Question {
  readonly thing: string;
  readonly moves: readonly Move[];
}

export interface Touch {
  /** The viewer's legal moves on a thing. */
  movesOn(thing: string): readonly Move[];
  isLegal(thing: string): boolean;
  /**
   * One move is made, of several one is asked for. Where there is none, `asked` is: the answer says which rule
   * forbids it.
   */
  onThing(thing: string, asked?: Move): void;
  /** Asks which of these moves. */
  onChoose(question: Question): void;
  readonly onMove: (move: Move) => void;
  readonly question: Question | undefined;
  readonly onClose: () => void;
}

export function useTouch({ legal, mine }: Table, play: (move: Move) => void, seq: number): Touch {
  const [asked, setAsked] = useState<(Question & { readonly seq: number }) | undefined>(undefined);
  const movesOn = (thing: string) => (mine ? legal.filter((move) => thingOf(move) === thing) : []);
  const onMove = (move: Move) => {
    setAsked(undefined);
    play(move);
  };
  const onChoose = (question: Question) => {
    const [only, another] = question.moves;
    if (only !== undefined && another === undefined) onMove(only);
    else setAsked({ ...question, seq });
  };
  return {
    movesOn,
    isLegal: (thing) => movesOn(thing).length > 0,
    onThing(thing, wanted) {
      const moves = movesOn(thing);
      if (moves.length > 0) onChoose({ thing, moves });
      else if (mine && wanted !== undefined) onMove(wanted);
    },
    onChoose,
    onMove,
    question: asked?.seq === seq ? asked : undefined,
    onClose: () => setAsked(undefined),
  };
}
