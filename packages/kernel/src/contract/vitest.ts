import { describe, expect, test } from 'vitest';
import type { PageWords } from '../campaign.ts';
import type { AnyGame } from '../game.ts';
import type { AnyPolicy } from '../policy.ts';
import { defined } from '../records.ts';
import type { AnyTexts, Locale } from '../texts.ts';
import { LOCALES } from '../texts.ts';
import { must } from '../must.ts';
import { campaignTablesOf, playCampaignChecked } from './campaigns.ts';
import { checkFeatures } from './features.ts';
import { frenchFault } from './french.ts';
import { playChecked } from './play.ts';
import { checkPositions } from './positions.ts';
import type { TableSettings } from './tables.ts';
import { tablesOf } from './tables.ts';
import { TextCheck } from './texts.ts';
import type { EarlierSnapshot } from './upgrades.ts';
import { checkUpgrade } from './upgrades.ts';

export { GameTable } from './game-table.ts';
export { goldenTests } from './golden-games.ts';

/** A dozen games or more, one after the other, on a machine that has other things to do. */
const CAMPAIGN_TIMEOUT = 600_000;

interface ContractOptions {
  readonly gamesEach?: number;
  readonly thoroughness?: number;
  /** Plays campaigns that random moves would never finish. */
  readonly policy?: AnyPolicy;
  /** The tables to play, where there are too many: the fuzzer plays the others in time. */
  readonly tables?: (table: TableSettings) => boolean;
}

/**
 * All guarantees of the kernel contract, on random games over every mode, player count and option.
 * A game joins with one line: `contractTests(game, texts)`. A long game may have only a share of its
 * positions checked (`thoroughness`); the fuzzer checks them all in time.
 */
export function contractTests(
  game: AnyGame,
  texts: Readonly<Record<Locale, AnyTexts>>,
  { gamesEach = 2, thoroughness = 1, policy, tables: isPlayed = () => true }: ContractOptions = {},
): void {
  describe(`the contract of ${game.meta.id}`, () => {
    const words = new TextCheck(game, texts);
    const tables = tablesOf(game.meta).filter(isPlayed);

    test.each(tables.map((table) => ({ ...table, name: JSON.stringify(table.options) })))(
      'K-1.1 to K-1.10: $seats players, $name: every guarantee is kept',
      ({ seats, options }) => {
        for (let i = 0; i < gamesEach; i++) {
          const played = playChecked(game, { seats, options }, `contract-${i}`, {
            thoroughness,
            onMove: (state, seat, move) => words.hear(state, seat, move),
          });
          const { guarantee, message } = played.failure ?? {};
          expect({ guarantee, message }).toEqual({});
          expect(played.decisions).toBeGreaterThan(0);
        }
      },
    );

    const all = campaignTablesOf(game);
    const beginnings = policy === undefined ? all : firstOfEachMode(all);

    test.each(beginnings.map((table) => ({ ...table, name: JSON.stringify(table.options) })))(
      'K-7.1 to K-7.3: a campaign of $seats players, $name, ends and keeps every guarantee',
      ({ seats, options }) => {
        const played = playCampaignChecked(game, { seats, options }, 'campaign', {
          thoroughness: thoroughness / 10,
          ...defined({ policy }),
          onMove: (state, seat, move) => words.hear(state, seat, move),
          onCarry: (carry) => words.hearFacts(carry),
        });
        const { guarantee, message } = played.failure ?? {};
        expect({ guarantee, message }).toEqual({});
        expect(played.games).toBeGreaterThan(0);
      },
      CAMPAIGN_TIMEOUT,
    );

    test('every prompt, move, event, score and name has words in three languages', () => {
      expect([...words.gaps]).toEqual([]);
    });
  });
}

/** Proves that a learned judgement uses only what its viewer may see. One game of each family. */
export function featureTests(game: AnyGame, policy: AnyPolicy): void {
  const features = must(policy.features);
  const byFamily = new Map(
    tablesOf(game.meta).map((table) => [features.family(table.options, table.seats), table]),
  );
  const families = [...byFamily].flatMap(([family, table]) =>
    family === undefined ? [] : [{ family, ...table }],
  );

  test.each(families)(`features of ${game.meta.id}, $family: a re-deal leaves them unchanged`, (table) => {
    const { positions, quiet, faults } = checkFeatures(game, policy, table, 'features');
    expect(faults).toEqual([]);
    expect(quiet).toBeGreaterThan(0);
    expect(quiet).toBeLessThanOrEqual(positions);
    const names = features.names(table.seats);
    expect(new Set(names).size).toBe(names.length);
  });
}

/** Campaigns that take a policy are long: the fuzzer plays the others in time. */
function firstOfEachMode(tables: readonly TableSettings[]): TableSettings[] {
  const isFirst = ({ options }: TableSettings, at: number) =>
    tables.findIndex((other) => other.options.mode === options.mode) === at;
  return tables.filter(isFirst);
}

/** That every page of a campaign has words in three languages: a title, paragraphs, a caption, a recap. */
export function pageTests(
  { meta, campaign }: AnyGame,
  pages: Readonly<Record<Locale, Readonly<Record<string, PageWords>>>>,
): void {
  const ids = [...(campaign?.pageIds ?? [])].sort();

  test.each(LOCALES)(`every page of ${meta.id} has words: %s`, (locale) => {
    expect(Object.keys(pages[locale]).sort()).toEqual(ids);
    const lines = Object.entries(pages[locale]).flatMap(([id, { title, text, caption, recap }]) =>
      [title, ...text, caption, recap].map((line) => ({ id, line })),
    );
    expect(lines.filter(({ line }) => line.trim() === '' || line !== line.trim())).toEqual([]);
    expect(Object.values(pages[locale]).filter(({ text }) => text.length === 0)).toEqual([]);
    const badlySet = locale === 'fr' ? lines.filter(({ line }) => frenchFault(line) !== undefined) : [];
    expect(badlySet).toEqual([]);
  });
}

/**
 * That a game refuses positions that cannot be played on, naming the field, and can be played on from those it accepts.
 * The fuzzer (`captains-table fuzz <game> --positions`) tries many more.
 */
export function positionTests(game: AnyGame, { positions = 8, bends = 8, decisions = 200 } = {}): void {
  describe(`positions of ${game.meta.id}`, () => {
    test('K-6.1 to K-6.3: random and bent ones are refused by field, or can be played on', () => {
      const count = { accepted: 0, refused: 0 };
      for (let i = 0; i < positions; i++) {
        const { accepted, refused, failure } = checkPositions(game, `suite-${i}`, { bends, decisions });
        expect(failure).toBeUndefined();
        count.accepted += accepted;
        count.refused += refused;
      }
      expect(count.accepted).toBeGreaterThan(positions);
      expect(count.refused).toBeGreaterThan(positions);
    });
  });
}

/**
 * That matches of earlier rules go on from the snapshots those rules stored: one for each mode that differs, by name. The
 * game has the box they were played with, since a state refers to pieces by their numbers.
 */
export function upgradeTests(game: AnyGame, snapshots: Readonly<Record<string, EarlierSnapshot>>): void {
  test.each(Object.entries(snapshots))(
    `a match of ${game.meta.id} goes on under these rules: %s`,
    (_name, snapshot) => {
      expect(checkUpgrade(game, snapshot)).toBeGreaterThan(0);
    },
  );
}
