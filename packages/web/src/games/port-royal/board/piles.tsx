import { useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { odds } from '../../../app/settings.ts';
import { DiscardPile } from '../drawings/discard-pile.tsx';
import { DrawPile } from '../drawings/draw-pile.tsx';
import { Button } from '../../../design/forms/button.tsx';
import { Tooltip } from '../../../design/overlays/tooltip.tsx';
import { Odds as OddsShown } from '../../../design/status/odds.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import { briefOf } from './card-props.ts';
import { percent } from '../../../app/numbers.ts';
import { adventureWords } from './table.ts';
import { SmallCard } from './small-card.tsx';
import type { Table } from './table.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** Where cards come from and where they go. */
export function Piles({ board, table }: Props): JSX.Element {
  const { view, legal, words } = table;
  const draw = legal.find(({ kind }) => kind === 'draw');
  const action = draw === undefined ? '' : board.speech.move(draw, table.pending);
  const last = view.discard.at(-1);
  const next = table.pending?.kind === 'look' ? undefined : view.adventure?.seen[0];
  return (
    <>
      <DrawPile
        count={view.deck}
        words={words.cards(view.deck).replace(/^\d+\s/, '')}
        label={words.drawLabel(view.deck, action)}
        legal={draw !== undefined}
        {...(draw === undefined ? {} : { onClick: () => board.onMove(draw) })}
      />
      {next !== undefined && (
        <span class="pr-seen-next">{adventureWords(table).next(briefOf(next, table))}</span>
      )}
      {/* Its place is kept while there is no risk to speak of. */}
      <div class="port-royal-odds">
        {view.harbour.length > 0 && table.pending?.kind === 'discover' && (
          <Odds board={board} table={table} />
        )}
      </div>
      <DiscardPile
        title={words.discard}
        note={last === undefined ? words.cards(0) : briefOf(last, table)}
        {...(last === undefined ? {} : { top: <SmallCard id={last} table={table} /> })}
      />
    </>
  );
}

/** The odds stand on the table, or are a tap away: a setting. */
function Odds({ board, table }: Props): JSX.Element {
  const [asked, setAsked] = useState(false);
  const { words, view, outlook } = table;
  if (odds.value === 'asked' && !asked) {
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {words.showOdds}
      </Button>
    );
  }
  const { cards, of } = outlook.bust(view, board.scene.options);
  const share = of === 0 ? 0 : cards / of;
  return (
    <Tooltip text={words.bustWhy(cards, of)}>
      {(describedBy) => (
        <button type="button" class="port-royal-odds-told" aria-describedby={describedBy}>
          <OddsShown
            share={share}
            title={cards === 0 ? words.noBust : words.bust(percent(share, board.locale))}
            detail={words.bustCards(cards, of)}
            safe={cards === 0}
          />
        </button>
      )}
    </Tooltip>
  );
}
