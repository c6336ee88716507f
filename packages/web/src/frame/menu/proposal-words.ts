import type { Locale } from '@captains-table/kernel';
import type { OpenProposal } from '@captains-table/protocol';
import type { TableTexts } from '../../../texts/table/index.ts';
import { levelName } from '../names.ts';

/** What is proposed and by whom, in one sentence. */
export function proposalWords(
  { by, proposal }: Pick<OpenProposal, 'by' | 'proposal'>,
  moves: number,
  names: readonly string[],
  { proposals }: TableTexts,
  locale: Locale,
): string {
  const name = names[by] ?? '';
  switch (proposal.kind) {
    case 'undo':
      return proposals.undo(name, moves - proposal.to);
    case 'abandon':
      return proposals.abandon(name);
    case 'replace': {
      const seat = names[proposal.seat] ?? '';
      return proposal.by.kind === 'bot'
        ? proposals.replaceByBot(name, seat, levelName(proposal.by.level, locale))
        : proposals.replaceByAnybody(name, seat);
    }
  }
}
