/** From the files of a pack to the content that a game is made of: schema, references, sense. */
import type { AnyContent, Finding, PackFile } from '@captains-table/kernel';
import { hashOfContent, sameJson } from '@captains-table/kernel';
import type { PiecesDescription } from './describe.ts';
import { describePieces, piecesIn, pilesOf } from './describe.ts';
import { layOver } from './lay.ts';
import { shortened } from './limits.ts';
import type { Problem } from './problem.ts';
import type { GamePieces, Written } from './pieces.ts';
import { missingPieces } from './references.ts';

export interface Resolved {
  /** All pieces with the pack laid over ours. */
  readonly written: Written;
  readonly problems: readonly Problem[];
  /** Absent where there are errors. */
  readonly made?: { readonly content: AnyContent; readonly hash: string };
}

export function resolvePack(
  pieces: GamePieces,
  files: readonly PackFile[],
  description: PiecesDescription = describePieces(pieces),
): Resolved {
  const { written, problems, origins } = layOver(pieces, files, description);
  if (problems.length > 0) return { written, problems };
  const inFile = (problem: Problem): Problem => {
    const { collection = '', piece = '', fault } = problem;
    const gone = fault.code === 'no-reference' ? origins.get(fault.id) : undefined;
    const file = origins.get(`${collection} ${piece}`) ?? gone;
    return file === undefined ? problem : { ...problem, file };
  };
  const missing = missingPieces(written, description);
  if (missing.length > 0) return { written, problems: missing.map(inFile) };
  const { content, found } = contentFrom(pieces, written);
  const all = [...found, ...countProblems(written, pieces.ours, description)].map(inFile);
  if (content === undefined || all.some(({ grade }) => grade === 'error')) return { written, problems: all };
  const kept = withoutOurs(pieces, written, content);
  return { written, problems: all, made: { content: kept, hash: hashOfContent(kept) } };
}

/** Leaves out collections that were added later and are unchanged: content without them is read with ours. */
function withoutOurs({ later = [], ours }: GamePieces, written: Written, content: AnyContent): AnyContent {
  const kept = { ...content };
  for (const id of later) if (sameJson(written[id], ours[id])) delete kept[id];
  return kept;
}

interface Made {
  readonly content?: AnyContent;
  readonly found: readonly Problem[];
}

/** Content from outside never ends in an exception, no matter what else is wrong with it. */
function contentFrom(pieces: GamePieces, written: Written): Made {
  try {
    const content = pieces.contentOf(written);
    const found = pieces.findings(content).map(problemOf);
    if (found.every(({ grade }) => grade === 'warning')) pieces.make(content);
    return { content, found };
  } catch (error) {
    const reason = shortened(error instanceof Error ? error.message : String(error), 200);
    return { found: [{ grade: 'error', fault: { code: 'sense', name: 'unmade', facts: { reason } } }] };
  }
}

function problemOf({ grade, code, collection, piece, field, facts = {} }: Finding): Problem {
  return {
    grade,
    collection,
    ...(piece !== undefined && { piece }),
    ...(field !== undefined && { field }),
    fault: { code: 'sense', name: code, facts },
  };
}

/** More or fewer pieces than in our box: the rulebook says how many there are. */
function countProblems(
  written: Written,
  ours: Written,
  { collections }: PiecesDescription,
): readonly Problem[] {
  return collections.flatMap(({ id, kind, pileBy }): Problem[] => {
    const list = piecesIn(written[id], kind);
    const known = piecesIn(ours[id], kind);
    if (pileBy === undefined) {
      if (list.length === known.length) return [];
      const fault = { code: 'count', ours: known.length, count: list.length } as const;
      return [{ grade: 'warning', collection: id, fault }];
    }
    const [now, before] = [pilesOf(list, pileBy), pilesOf(known, pileBy)];
    return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((pile): Problem[] => {
      const fault = { code: 'count', ours: before[pile] ?? 0, count: now[pile] ?? 0, pile } as const;
      return fault.ours === fault.count ? [] : [{ grade: 'warning', collection: id, fault }];
    });
  });
}
