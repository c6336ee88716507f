/** Rules of Maracaibo under headings, and its signs. */
import { keysOf } from '@captains-table/kernel';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Explained, Reference, Sign as KnownSign } from '../../../learn/reference.ts';
import { tableOf } from '../board/table.ts';
import { KindChip } from '../drawings/cards/kind-chip.tsx';
import { Doubloons, Good, Item, NationFlag, Points, Synergy } from '../drawings/marks.tsx';
import { Sign } from '../drawings/sign.tsx';
import { referenceTexts } from '../texts/reference/index.ts';

function signs(props: BoardProps): readonly KnownSign[] {
  const { game, words, locale } = tableOf(props);
  const { pieces } = game;
  const own = referenceTexts.in(locale).signs;
  const sign = (id: string, told: Explained | undefined, drawing: JSX.Element): readonly KnownSign[] =>
    told === undefined ? [] : [{ id, name: told.name, help: told.help, drawing }];
  const named = (name: string, { help }: Explained): Explained => ({ name, help });
  return [
    ...sign('points', own['points'], <Points value={3} />),
    ...sign('doubloon', pieces.doubloon, <Doubloons value={3} />),
    ...sign('doubloon-income', pieces['doubloon-income'], <Sign name="income" />),
    ...sign('city', own['city'], <Sign name="city" />),
    ...sign('village', own['village'], <Sign name="village" />),
    ...sign('sail', own['sail'], <Sign name="sail" />),
    ...sign('spy', pieces.spy, <Sign name="spy" />),
    ...sign('explorer', pieces.explorer, <Sign name="explorer" />),
    ...sign('combat-point', pieces['combat-point'], <Sign name="crossed-sabres" />),
    ...sign('combat-token', pieces['combat-token'], <Sign name="cannon" />),
    ...sign('quest', pieces.quest, <Sign name="tied-scroll" />),
    ...sign('compass', pieces.compass, <Sign name="compass" />),
    ...sign('disc', pieces.disc, <Sign name="disc" />),
    ...sign('upgrade', pieces.upgrade, <Sign name="no-disc" />),
    ...sign('cube', pieces.cube, <Sign name="cube" />),
    ...sign('influence', pieces.influence, <Sign name="influence" />),
    ...sign('rank', pieces.rank, <Sign name="rank" />),
    ...sign('project-card', pieces['project-card'], <Sign name="card" />),
    ...keysOf(words.cards.kinds).flatMap((kind) =>
      sign(kind, words.cards.kinds[kind], <KindChip kind={kind} />),
    ),
    ...keysOf(game.goods).flatMap((good) =>
      sign(good, named(game.goods[good], pieces.good), <Good good={good} />),
    ),
    ...keysOf(game.items).flatMap((item) =>
      sign(item, named(game.items[item], pieces.item), <Item item={item} />),
    ),
    ...keysOf(game.synergies).flatMap((synergy) =>
      sign(
        `synergy-${synergy}`,
        named(game.synergies[synergy], pieces.synergy),
        <Synergy synergy={synergy} />,
      ),
    ),
    ...keysOf(game.nations).flatMap((nation) =>
      sign(nation, named(game.nations[nation], pieces.influence), <NationFlag nation={nation} />),
    ),
  ];
}

export const reference: Reference = {
  chapters: [
    { id: 'aim', topics: ['overview', 'influence-and-rank', 'final-scoring'] },
    { id: 'opening', topics: ['opening-plan', 'opening-discard', 'opening-career'] },
    {
      id: 'turn',
      topics: [
        'turn',
        'sail',
        'tip',
        'tile-offer',
        'main',
        'choose',
        'next',
        'may',
        'after',
        'draw',
        'homeward',
      ],
    },
    { id: 'places', topics: ['city', 'city-quest', 'village', 'pay'] },
    { id: 'cards', topics: ['income', 'synergy', 'buying', 'prestige', 'assign', 'interim-scoring'] },
    { id: 'ship', topics: ['upgrades', 'disc', 'careers'] },
    { id: 'nations', topics: ['influence', 'rank', 'fight-for', 'combat', 'cube-nation', 'cube'] },
    { id: 'explorer', topics: ['explore', 'quest', 'quests', 'spies', 'skull'] },
    { id: 'ways', topics: ['solo', 'armada', 'legacy', 'story', 'page', 'vote'] },
  ],
  signs,
  texts: referenceTexts,
};
