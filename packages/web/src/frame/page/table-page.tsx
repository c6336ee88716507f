/** The table: any game, wherever it is played. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameAtHand } from '../../app/games.ts';
import { loadBoard } from './load-board.ts';
import type { TableLink } from '../../link/link.ts';
import { Boundary } from '../../app/boundary.tsx';
import { Gone, NotYet, UnknownGame } from './no-table.tsx';
import { SittingContext } from '../sitting-context.ts';
import { Sitting } from '../sitting.ts';
import { TableFrame } from './table-frame.tsx';
import { TroublePage } from './trouble.tsx';

interface Props {
  readonly link: TableLink;
  /** What is said before everything else, as in a lesson. */
  readonly lead?: ComponentChildren;
}

export default function TablePage({ link, lead }: Props): JSX.Element {
  return (
    <Boundary fallback={(error) => <TroublePage error={error} link={link} />}>
      <Table key={link} link={link} lead={lead} />
    </Boundary>
  );
}

function Table({ link, lead }: Props): JSX.Element {
  const sitting = useSitDown(link);
  const state = link.state.value;
  if (state === 'gone') return <Gone />;
  if (sitting === 'unknown') return <UnknownGame />;
  if (sitting === undefined || link.scene.value === undefined)
    return <NotYet outdated={state === 'outdated'} />;
  return (
    <SittingContext.Provider value={sitting}>
      <TableFrame lead={lead} />
    </SittingContext.Provider>
  );
}

/** Sits down as soon as the game is known and its board has loaded. */
function useSitDown(link: TableLink): Sitting | 'unknown' | undefined {
  const sitting = useSignal<Sitting | 'unknown' | undefined>(undefined);
  const trouble = useSignal<unknown>(undefined);
  const { game: id, rules } = link.scene.value ?? {};
  useEffect(() => {
    // They stay as they are as long as there is the table.
    const options = link.scene.peek()?.options;
    if (id === undefined || options === undefined) return;
    let left = false;
    let sat: Sitting | undefined;
    Promise.all([gameAtHand(id, rules), loadBoard(id, options)]).then(
      ([game, board]) => {
        if (left) return;
        sat = game === undefined ? undefined : new Sitting(link, game, board);
        sitting.value = sat ?? 'unknown';
      },
      (error: unknown) => (trouble.value = error),
    );
    return () => {
      left = true;
      sat?.close();
      sitting.value = undefined;
    };
  }, [link, id, rules]);
  if (trouble.value !== undefined) throw trouble.value;
  return sitting.value;
}
