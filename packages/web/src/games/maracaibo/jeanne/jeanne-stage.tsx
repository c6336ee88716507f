import type { JSX } from 'preact';
import { capital } from '../../../app/capital.ts';
import type { BoardProps } from '../../../board-kit/board.ts';
import { useBeside } from '../../../board-kit/use-beside.ts';
import type { Table } from '../board/table.ts';
import { JeanneSeal } from '../drawings/nations/jeanne-seal.tsx';
import { AutomaCardMarks } from './automa-card.tsx';
import { deedsOf } from './deeds.ts';
import { deedAt } from './turn-times.ts';
import './jeanne-stage.css';
import '../../../design/status/slip.css';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** Jeanne's turn beside the place she sails to: her card is turned over, then what she does appears line by line. */
export function JeanneStage({ board, table }: Props): JSX.Element | undefined {
  const { latest, view } = table;
  const { jeanne } = view;
  const deeds = board.showing && jeanne !== undefined ? deedsOf(latest.events) : [];
  const sailed = deeds.find(({ key }) => key === 'jeanne-sailed');
  const at = sailed?.key === 'jeanne-sailed' ? sailed.at : undefined;
  const place = useBeside(at === undefined ? undefined : [`.ma-target[data-thing="${at}"]`]);
  if (jeanne === undefined || at === undefined) return undefined;
  return (
    <div ref={place} key={latest.number} class="slip ma-jeanne-stage" aria-hidden="true">
      <span class="ma-jeanne-stage-head">
        <JeanneSeal />
        <span class="ma-jeanne-stage-card ma-automa" style={{ animationDuration: `${600 / latest.pace}ms` }}>
          <AutomaCardMarks jeanne={jeanne} table={table} />
        </span>
      </span>
      <ul class="ma-jeanne-stage-deeds">
        {deeds.map((deed, i) => (
          <li key={i} style={{ animationDelay: `${deedAt(i) / latest.pace}ms` }}>
            {capital(board.speech.event(deed))}
          </li>
        ))}
      </ul>
    </div>
  );
}
