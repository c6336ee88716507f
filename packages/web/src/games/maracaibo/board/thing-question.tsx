import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import { ChooseDialog } from '../../../board-kit/choose-dialog.tsx';
import { nameOfThing } from './names.ts';
import type { SectionProps } from './section.ts';

/** A thing that more than one move is about: which one? */
export function ThingQuestion({ board, table, touch }: SectionProps): JSX.Element {
  const { question } = touch;
  return (
    <ChooseDialog
      title={question && table.words.which(capital(nameOfThing(question.thing, table)))}
      moves={question?.moves ?? []}
      closeLabel={table.words.close}
      labelOf={(move) => capital(board.speech.move(move, table.pending))}
      onMove={touch.onMove}
      onClose={touch.onClose}
    />
  );
}
