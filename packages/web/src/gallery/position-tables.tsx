import { useSignal } from '@preact/signals';
import { loadRules } from '@captains-table/catalogue';
import type { AnyGame } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import TablePage from '../frame/page/table-page.tsx';
import { GuideLink } from '../learn/guide-link.ts';
import { GallerySection } from './exhibit.tsx';
import type { PositionShown } from './game-gallery.ts';

interface Props {
  /** The id of the game: the address asks for `?table=<game>/<position>`. */
  readonly game: string;
  readonly title: string;
  readonly positions: readonly PositionShown[];
}

/** A visitor may go on playing for a while. */
const ANYTHING = Array.from({ length: 200 }, () => () => true);

/** The positions of a game: each opens as a whole table. */
export function PositionTables({ game, title, positions }: Props): JSX.Element {
  return (
    <GallerySection id={game} title={title}>
      <ul>
        {positions.map((position) => (
          <li key={position.id}>
            <a href={`?table=${game}/${position.id}`}>{position.title}</a>
          </li>
        ))}
      </ul>
    </GallerySection>
  );
}

interface OpenedProps extends Omit<Props, 'title'> {
  readonly id: string;
}

/** One position as people see it, with everything around. */
export function OpenedPosition({ game, positions, id }: OpenedProps): JSX.Element | undefined {
  const loaded = useSignal<AnyGame | undefined>(undefined);
  useEffect(() => {
    void loadRules(game).then((rules) => (loaded.value = rules));
  }, [game]);
  const shown = positions.find((position) => position.id === id) ?? positions[0];
  return loaded.value === undefined || shown === undefined ? undefined : (
    <Whole game={loaded.value} shown={shown} />
  );
}

function Whole({ game, shown }: { readonly game: AnyGame; readonly shown: PositionShown }): JSX.Element {
  return <TablePage link={usePositionLink(game, shown)} />;
}

export function usePositionLink(game: AnyGame, shown: PositionShown): GuideLink {
  const link = useMemo(() => new GuideLink(game, { ...shown, steps: ANYTHING }), [game, shown]);
  useEffect(() => () => link.close(), [link]);
  return link;
}
