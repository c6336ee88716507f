import type { Verdict } from '@captains-table/kernel';
import { firstDifference, oddityOf, verify as verifyDocument } from '@captains-table/kernel';
import { CampaignError, importCampaign } from '@captains-table/table/campaign';
import { readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { Io } from '../io.ts';
import { print, printJson } from '../io.ts';
import type { CampaignFileRead } from '../match-file.ts';
import { readCampaignFile, readMatchFile } from '../match-file.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'check a saved match or campaign against the rules and its own seeds',
  usage: `Usage: captains-table verify <file> [--json]

Plays a match document again from its seed: every move must be legal, every mark and the result the
same, and the file must be written as it was exported: no other byte than white space between its words
may have changed. In a campaign each match is played again, and each chapter must begin with what the one
before carried on. Where a release has changed the rules in the middle of a match, the stretch that the rules
at hand can play is played again, and the other one is named. Exit code 0: verified; 1: it differs, and the first difference is told; 2: not readable.

  --json  one JSON document instead of text`,

  async run(args, io) {
    const { values, positionals } = readArguments(args, ['file'], { json: { type: 'boolean' } });
    const path = positionals[0] ?? '';
    const campaign = await readCampaignFile(path, io);
    if (campaign !== undefined) return verifyCampaign(campaign, values.json === true, io);
    const { game, text, document } = await readMatchFile(path, io);
    const oddity = oddityOf(text, document);
    const verdict: Verdict =
      oddity === undefined
        ? verifyDocument(game, document)
        : { ok: false, code: 'document', difference: oddity };
    if (values.json) printJson(io, { game: document.game, ...verdict });
    else if (verdict.ok) {
      print(io, `verified: ${document.game}, ${verdict.moves} moves`);
      for (const { rules, from, to } of verdict.unproven ?? [])
        print(
          io,
          `not played again: moves ${from} to ${to}, of rules ${rules}; these are ${game.meta.rulesVersion}`,
        );
    } else print(io, `not verified: ${verdict.difference}`);
    return verdict.ok ? 0 : 1;
  },
};

type CampaignVerdict =
  | { readonly ok: true; readonly chapters: number; readonly unverified: readonly string[] }
  | { readonly ok: false; readonly difference: string };

function verifyCampaign(read: CampaignFileRead, json: boolean, io: Io): number {
  const game = read.file.game;
  const verdict = campaignVerdict(read);
  if (json) printJson(io, { game, ...verdict });
  else if (verdict.ok) {
    print(io, `verified: a campaign of ${game}, ${verdict.chapters} chapters`);
    for (const match of verdict.unverified) print(io, `not played again, of other rules: ${match}`);
  } else print(io, `not verified: ${verdict.difference}`);
  return verdict.ok ? 0 : 1;
}

function campaignVerdict({ loaded, file, value }: CampaignFileRead): CampaignVerdict {
  const field = firstDifference(file, value);
  if (field !== undefined) return { ok: false, difference: `"${field}" is no field of a campaign` };
  try {
    const { campaign, unverified } = importCampaign(value, loaded.game);
    return { ok: true, chapters: campaign.chapters.length, unverified };
  } catch (error) {
    if (!(error instanceof CampaignError)) throw error;
    return { ok: false, difference: error.message };
  }
}
