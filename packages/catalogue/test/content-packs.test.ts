import { CONTENT as francisDrake } from '@captains-table/francis-drake/rules';
import { ContentPackError, chanceFrom, hashOfContent } from '@captains-table/kernel';
import { CONTENT as maracaibo } from '@captains-table/maracaibo/rules';
import { CONTENT as portRoyal } from '@captains-table/port-royal/rules';
import { describe, expect, test } from 'vitest';
import { Catalogue, contentSource, loadRules } from '../src/index.ts';
import { applyPacks } from '../src/packs.ts';

const FLUTE = {
  id: 'flute',
  kind: 'ship',
  colour: 'blue',
  coins: 7,
  sabres: 1,
  source: 'published',
};
const PORT_ROYAL = { game: 'port-royal', set: 'base', cards: [FLUTE] };
const MARACAIBO = { game: 'maracaibo', cards: [{ id: 'A10', points: 4 }] };

const packed = (...files: readonly unknown[]) =>
  applyPacks(files.map((json, i) => ({ name: `${i + 1}.json`, json })));

describe('a catalogue with content packs', () => {
  test('has the games of the packs with their content, and all others as they are', async () => {
    const contents = await packed(PORT_ROYAL, MARACAIBO);
    expect(contents.map(({ game }) => game)).toEqual(['port-royal', 'maracaibo']);
    const catalogue = new Catalogue(contentSource(contents));
    for (const { game, hash } of contents) {
      const rules = await (await catalogue.edition(game))?.rules();
      expect(rules?.meta.rulesVersion).toMatch(new RegExp(`^\\d+\\+${hash}$`));
    }
    const caravelas = await catalogue.edition('caravelas');
    expect(await caravelas?.rulesWithPositions()).toBe(await loadRules('caravelas'));
  });

  test('has words for an added card, made from what is printed on it', async () => {
    const catalogue = new Catalogue(contentSource(await packed(PORT_ROYAL)));
    const texts = await (await catalogue.edition('port-royal'))?.texts('en');
    const event = texts?.events['drew'];
    const told = event?.({ key: 'drew', card: 'flute', from: 'deck', seat: 0 }, {
      seat: () => 'Anna',
    } as never);
    expect(told).toContain('7 coins');
  });

  test('content from before there were figures has the same hash, and is played with ours', async () => {
    const [made] = await packed({ game: 'francis-drake', places: [{ id: 'investor', cost: 6 }] });
    if (made === undefined) throw new Error('no content');
    const { figures, ...before } = francisDrake;
    const places = before.places.map((place) => (place.id === 'investor' ? { ...place, cost: 6 } : place));
    expect(made.hash).toBe(hashOfContent({ ...before, places }));
    const edition = await new Catalogue(contentSource([made])).edition('francis-drake');
    expect(await edition?.content()).toEqual({ ...francisDrake, places });
    const rules = await edition?.rules();
    const { score } = rules?.setup(3, { mode: 'base' }, chanceFrom('old')) ?? {};
    expect(score).toEqual([figures.startPoints, figures.startPoints, figures.startPoints]);
    expect(rules?.content).toEqual(made.content);
  });

  test('content with some of the figures only is played with ours for the others', async () => {
    const [made] = await packed({ game: 'francis-drake', figures: { ...francisDrake.figures, discs: 8 } });
    if (made === undefined) throw new Error('no content');
    const { officePoints: _, ...earlier } = { ...francisDrake.figures, discs: 8 };
    const content = { ...francisDrake, figures: earlier };
    const hash = hashOfContent(content);
    const edition = await new Catalogue(contentSource([{ ...made, content, hash }])).edition('francis-drake');
    expect(await edition?.content()).toEqual({
      ...francisDrake,
      figures: { ...francisDrake.figures, discs: 8 },
    });
  });

  test('a pack names the figures it changes, and the others stay', async () => {
    const [made] = await packed({ game: 'francis-drake', figures: { discs: 8, source: 'box' } });
    expect(made?.content).toEqual({
      ...francisDrake,
      figures: { ...francisDrake.figures, discs: 8, source: 'box' },
    });
  });

  test('a mistake in the figures names file, piece and field', async () => {
    const figures = { ...francisDrake.figures, setPoints: [2, 8, 'many', 26] };
    await expect(packed({ game: 'francis-drake', figures })).rejects.toThrow(
      '1.json: figures: field "setPoints.2" (points for a set of 1, 2, 3 or 4 goods 3): it must be a whole number',
    );
  });

  test('matches are pinned to the hash of our content with what the pack changes', async () => {
    const { figures: _, cards, ...rest } = portRoyal;
    expect((await packed(PORT_ROYAL))[0]?.hash).toBe(
      hashOfContent({ ...rest, cards: { ...cards, base: [...cards.base, FLUTE] } }),
    );
    const { figures: __, ...others } = maracaibo;
    expect((await packed(MARACAIBO))[0]?.hash).toBe(
      hashOfContent({
        ...others,
        cards: maracaibo.cards.map((card) => (card.id === 'A10' ? { ...card, points: 4 } : card)),
      }),
    );
  });

  test('finds a game by the rules version that it is pinned to', async () => {
    const [content] = await packed(PORT_ROYAL);
    const catalogue = new Catalogue(contentSource(content === undefined ? [] : [content]));
    const builtIn = await loadRules('port-royal');
    const { rulesVersion } = builtIn?.meta ?? { rulesVersion: '' };
    const known = await catalogue.edition('port-royal', rulesVersion);
    expect(await known?.rulesWithPositions()).toBe(builtIn);
    const pinned = await catalogue.edition('port-royal', `${rulesVersion}+${content?.hash}`);
    expect(pinned).toBe(await catalogue.edition('port-royal'));
    expect(await catalogue.edition('port-royal', `${rulesVersion}+000000000000`)).toBeUndefined();
  });

  test.each([
    [{ game: 'chess' }, '1.json: field "game"'],
    [{ game: 'tic-tac-toe' }, '1.json: field "game": it must be one of: port-royal, caravelas'],
    [{ ...PORT_ROYAL, cards: [{ ...FLUTE, coins: 'many' }] }, '1.json: card "flute": field "coins"'],
  ])('%j is refused: %s', async (json, message) => {
    await expect(packed(json)).rejects.toThrow(message);
    await expect(packed(json)).rejects.toThrow(ContentPackError);
  });
});
