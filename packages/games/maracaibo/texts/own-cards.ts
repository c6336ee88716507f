/** What tiles, buildings and actions of a box with other values do, told from what is printed on them. Ours have words of their own. */
import type { LegacyTile, Prestige, Upgrade } from '../src/box.ts';
import type { CombatAction } from '../src/box-actions.ts';
import type { Content } from '../src/content.ts';
import type { LegacyData } from '../src/content-schema.ts';
import type { Effect } from '../src/effects/effect.ts';
import { inSequence } from '../src/effects/program.ts';
import type { Counted, CubePlace } from '../src/names.ts';
import { factsOf } from './facts.ts';
import type { MaracaiboTexts, Pieces } from './maracaibo-texts.ts';
import type { Speech } from './speech.ts';

/** What a prestige building counts that no effect does. */
export type OnlyPrestige = Exclude<Prestige['scores'], Counted>;

/** Sentences that are not said of cards; clauses where it says so. */
export interface OwnCardWords {
  /** A clause. */
  prestige(of: OnlyPrestige, points: number): string;
  atTheEnd(clause: string): string;
  /** Behind the clause of a building. */
  atMost(points: number): string;
  handLimit(cards: number): string;
  readonly freeRow: string;
  readonly fasterVillage: string;
  after(upgrade: string): string;
  open(areas: number): string;
  readonly newCombatAction: string;
  /** Clauses: what happens to the place. */
  readonly cubes: Readonly<Record<CubePlace, string>>;
  combatOption(value: number, clauses: readonly string[]): string;
  explorerAtLeast(space: number): string;
  readonly questSlot: string;
  readonly skull: string;
  readonly closesCity: string;
  way(movement: number): string;
  /** For a ship that stops. */
  stop(clause: string): string;
  /** A disc for a price, which may be nothing. */
  discs(price: string, spaces: number): string;
  toll(doubloons: number): string;
}

type Ours = Pick<MaracaiboTexts, 'prestige' | 'upgrades' | 'legacy' | 'villageActions' | 'combatActions'>;

export function ownCardTexts(content: Content, speech: Speech, words: OwnCardWords, ours: Ours): Ours {
  const { box } = factsOf(content);
  const tell = new Teller(speech, words, ours);
  const upgraded = content.upgrades.flatMap(({ id, villageAction }) => {
    const effect = box.upgrades.find((area) => area.id === id)?.villageAction?.do;
    return villageAction === undefined || effect === undefined ? [] : [[villageAction.id, effect] as const];
  });
  const inVillages = [
    ['VA1', box.discardHand.do] as const,
    ['VA2', box.gainDoubloon.do] as const,
    ...upgraded,
  ];
  const combat = [
    ...box.combatActions,
    ...[...box.upgrades, ...box.legacy].flatMap(({ combatAction }) => combatAction ?? []),
  ];
  return {
    prestige: named(
      ours.prestige,
      box.prestige.map((one) => [one.id, tell.prestige(one)]),
    ),
    upgrades: named(
      ours.upgrades,
      box.upgrades.map((area) => [area.id, tell.upgrade(area, box.upgrades)]),
    ),
    legacy: named(
      ours.legacy,
      content.legacy.map((tile) => [
        tile.id,
        tell.legacy(
          tile,
          box.legacy.find(({ id }) => id === tile.id),
        ),
      ]),
    ),
    villageActions: named(
      ours.villageActions,
      inVillages.map(([id, effect]) => [id, tell.effect(effect)]),
    ),
    combatActions: named(
      ours.combatActions,
      combat.map((action) => [action.id, tell.combat(action)]),
    ),
  };
}

/** Pieces that we have no name for are called by their id. */
function named(ours: Pieces, told: readonly (readonly [id: string, help: string])[]): Pieces {
  const entries = told.map(([id, help]) => [id, { name: nameIn(ours, id), help }] as const);
  return { ...ours, ...Object.fromEntries(entries) };
}

function nameIn(ours: Pieces, id: string): string {
  return (Object.hasOwn(ours, id) ? ours[id]?.name : undefined) ?? id;
}

const text = (sentences: readonly (string | false | undefined)[]) =>
  sentences.filter((sentence) => sentence !== undefined && sentence !== false && sentence !== '').join(' ');

class Teller {
  readonly #speech: Speech;
  readonly #words: OwnCardWords;
  readonly #ours: Ours;

  constructor(speech: Speech, words: OwnCardWords, ours: Ours) {
    this.#speech = speech;
    this.#words = words;
    this.#ours = ours;
  }

  effect(effect: Effect): string {
    const { clauses } = this.#speech;
    return clauses.sentence(clauses.effect(effect));
  }

  prestige({ scores, points, max }: Prestige): string {
    const clause = this.#scored(scores, points);
    return this.#words.atTheEnd(max > 0 ? `${clause}${this.#words.atMost(max)}` : clause);
  }

  #scored(scores: Prestige['scores'], points: number): string {
    switch (scores) {
      case 'explorerLines':
      case 'spiesOnShipAndCombatPoints':
      case 'upgrades':
      case 'doubloonTrackPoints':
        return this.#words.prestige(scores, points);
      default:
        return this.#speech.clauses.effect({
          op: 'per',
          what: 'points',
          n: points,
          of: scores,
          from: 'prestige',
        });
    }
  }

  upgrade(area: Upgrade, all: readonly Upgrade[]): string {
    const { card } = this.#speech;
    const words = this.#words;
    const { effect, villageAction, combatAction, handLimit, freeRow, fasterVillage, open } = area;
    const after = all[area.after];
    return text([
      effect && card.immediate(effect),
      handLimit > 0 && words.handLimit(handLimit),
      freeRow && words.freeRow,
      fasterVillage && words.fasterVillage,
      villageAction && card.villageAction(villageAction.do, villageAction.last),
      combatAction && `${words.newCombatAction} ${this.combat(combatAction)}`,
      after && words.after(nameIn(this.#ours.upgrades, after.id)),
      open > 0 && words.open(open),
    ]);
  }

  combat({ options }: CombatAction): string {
    const { clauses } = this.#speech;
    const told = options.map(({ value, cube, do: effects }) => {
      const program = inSequence(effects);
      return this.#words.combatOption(value, [
        ...(cube === undefined ? [] : [this.#words.cubes[cube]]),
        ...(program === undefined ? [] : [clauses.effect(program)]),
      ]);
    });
    return text(told);
  }

  legacy({ kind, cost }: LegacyData, tile: LegacyTile | undefined): string {
    if (tile === undefined) return '';
    const { piece, clauses } = this.#speech;
    const words = this.#words;
    const { city, flag, reward, combatAction } = tile;
    return text([
      tile.explorerAtLeast > 0 && words.explorerAtLeast(tile.explorerAtLeast),
      kind === 'skull' && words.skull,
      tile.closesCity && words.closesCity,
      city?.market && piece.market(city.market.good),
      city?.action && piece.cityAction(city.action),
      flag && piece.flag(flag),
      tile.questSlot && words.questSlot,
      kind === 'route' && cost !== undefined && words.way(cost),
      tile.passToll > 0 && words.toll(tile.passToll),
      reward && words.stop(clauses.effect(reward)),
      combatAction && `${words.newCombatAction} ${this.combat(combatAction)}`,
      kind === 'discs' && words.discs(tile.price.length === 0 ? '' : clauses.costs(tile.price), tile.spaces),
    ]);
  }
}
