import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../design/forms/button.tsx';
import { IconButton } from '../../../design/forms/icon-button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Doubloons } from '../drawings/marks.tsx';
import { LessThanPrinted, nameOf } from '../cards/card.tsx';
import { doubloonsAfter } from '../cards/price.ts';
import { wordsOf } from '../cards/tab.ts';
import type { SectionProps } from '../board/section.ts';
import { ownOf } from '../board/table.ts';
import { previewOf } from '../me/preview.ts';

/** Pixels between a card with its price and the words about it. */
const GAP = 20;

interface Props extends SectionProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The card that a finger chose: what can be done with it, and what that leaves. */
export function Chosen({ id, board, table, touch, onClose }: Props): JSX.Element {
  const moves = touch.movesOn(id);
  const have = ownOf(table)?.doubloons;
  const [left] = moves.flatMap((move) => doubloonsAfter(move, table) ?? []);
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tray.current !== null) clear(tray.current, id);
  }, [id]);
  useEffect(() => {
    const preview = previewOf(board);
    preview.value = left;
    return () => {
      preview.value = undefined;
    };
  }, [id, left]);
  return (
    <div ref={tray} class="ma-chosen">
      <div class="ma-chosen-head">
        <b class="ma-chosen-name">{nameOf(id, table)}</b>
        {left !== undefined && (
          <span class="ma-chosen-purse">
            <Doubloons />
            <s>{have}</s>
            <Icon name="arrow" />
            <b>{left}</b>
          </span>
        )}
        <IconButton icon="close" label={table.words.close} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- many words scroll, also by keyboard */}
      <p class="ma-chosen-words" tabIndex={0}>
        {table.game.cards[id]?.help}
        <LessThanPrinted id={id} table={table} />
      </p>
      {moves.length > 0 && (
        <div class="ma-chosen-do" data-choice>
          {moves.map((move, i) => (
            <Button
              key={JSON.stringify(move)}
              variant={i === 0 ? 'primary' : 'secondary'}
              onClick={() => {
                onClose();
                touch.onMove(move);
              }}
            >
              {wordsOf(move, table)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The card that is spoken of stays in sight above the words. */
function clear(tray: HTMLElement, id: string): void {
  const page = tray.closest('.ma-page');
  const card = page?.querySelector(`[data-thing="${CSS.escape(id)}"]`);
  if (page === null || card === null || card === undefined) return;
  const below = card.getBoundingClientRect().bottom + GAP - tray.getBoundingClientRect().top;
  if (below > 0) page.scrollBy({ top: below });
}
