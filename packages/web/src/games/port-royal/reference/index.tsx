/** Rules of Port Royal under headings, and its signs. */
import type { Cargo, Colour, PersonType } from '@captains-table/port-royal';
import { PERSONS } from '@captains-table/port-royal/outlook';
import type { Options } from '@captains-table/kernel';
import type { JSX } from 'preact';
import { Coin } from '../../../design/drawings/coin.tsx';
import { Flag } from '../../../design/drawings/flag.tsx';
import { Shield } from '../../../design/drawings/shield.tsx';
import { Icon } from '../../../design/icon.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Explained, Reference, Sign } from '../../../learn/reference.ts';
import { signOf } from '../board/card-props.ts';
import { SHIP_OF } from '../drawings/ship-of.ts';
import { tableOf } from '../board/table.ts';
import { AbilityMark } from '../drawings/cards/ability-mark.tsx';
import { CargoSign } from '../drawings/cargo-sign.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import { Sabres } from '../drawings/sabres.tsx';
import { referenceTexts } from '../texts/reference/index.ts';

const COLOURS: readonly Colour[] = ['yellow', 'blue', 'green', 'red', 'black'];
const CARGO: Cargo = 'herbs';

const isAdventure = ({ mode }: Options) => mode.startsWith('adventure-');
const hasContracts = ({ mode }: Options) => ['contracts', 'cooperative', 'solo'].includes(mode);

function personsAt(options: Options): readonly PersonType[] {
  if (options.mode === 'sets-sail') return ['sailor', 'pirate', ...PERSONS.setsSail];
  return [
    ...PERSONS.base,
    ...(options['setsSail'] === true ? PERSONS.setsSail : []),
    ...(options['gambler'] === true ? PERSONS.gambler : []),
    ...(hasContracts(options) ? PERSONS.contracts : []),
    ...(isAdventure(options) ? PERSONS.adventure : []),
  ];
}

function signs(props: BoardProps): readonly Sign[] {
  const { game, locale, content } = tableOf(props);
  const { options } = props.scene;
  const own = referenceTexts.in(locale).signs;
  const sign = (id: string, told: Explained | undefined, drawing: JSX.Element): readonly Sign[] =>
    told === undefined ? [] : [{ id, name: told.name, help: told.help, drawing }];
  const colours: readonly Colour[] = isAdventure(options) ? [...COLOURS, 'ares'] : COLOURS;
  return [
    ...sign('coin', own['coin'], <Coin value={3} />),
    ...sign('influence', own['influence'], <Shield value={2} />),
    ...sign('sabres', own['sabres'], <Sabres value={2} />),
    ...sign('skull', own['skull'], <Sabres value="skull" />),
    ...sign('take', own['take'], <Glyph name="card-more" />),
    ...sign('discard', own['discard'], <Glyph name="card-draw" />),
    ...(hasContracts(options) ? sign('marker', own['marker'], <Icon name="scroll-quill" />) : []),
    ...(isAdventure(options)
      ? [
          ...sign('crown', own['crown'], <Glyph name="queen-crown" />),
          ...(options.mode === 'adventure-cooperative'
            ? []
            : sign('trophy', own['trophy'], <Glyph name="trophy" />)),
          ...sign('cargo', own['cargo'], <CargoSign cargo={CARGO} />),
          ...sign('month', own['month'], <Glyph name="hourglass" />),
        ]
      : []),
    ...sign('gift', game.cards['gift-ship'], <Glyph name="gift" />),
    ...sign(
      'tax',
      game.cards[options.mode === 'sets-sail' ? 'sets-sail-tax' : 'sabre-tax'],
      <Glyph name="scales" />,
    ),
    ...colours.map((colour) => ({
      id: colour,
      name: game.shipNames[colour],
      help: game.cards.ship.help,
      drawing: <Flag kind={SHIP_OF[colour]} />,
    })),
    ...personsAt(options).flatMap((type) => {
      const ability = signOf(type, { content });
      return ability === undefined ? [] : sign(type, game.persons[type], <AbilityMark ability={ability} />);
    }),
  ];
}

export const reference: Reference = {
  chapters: [
    {
      id: 'aim',
      topics: [
        'overview',
        'influence',
        'sets-sail-influence',
        'sets-sail',
        'cooperative',
        'solo',
        'chapter-goals',
        'trophy',
        'variable',
        'expedition-to-win',
        'end',
        'sets-sail-end',
      ],
    },
    {
      id: 'discovery',
      topics: ['harbour', 'discover', 'bust', 'repel', 'sabres', 'taxes', 'sets-sail-taxes', 'look'],
    },
    { id: 'trade', topics: ['take', 'trade', 'recruit', 'coins', 'fee', 'store', 'gift', 'forgo'] },
    { id: 'expeditions', topics: ['expeditions', 'window'] },
    { id: 'contracts', topics: ['contracts', 'claim', 'set-aside', 'save'] },
    {
      id: 'adventure',
      topics: [
        'adventure',
        'adventurer',
        'events',
        'missions',
        'mission',
        'cargo',
        'crowns',
        'buy-crowns',
        'buy-marker',
        'share',
        'page',
      ],
    },
    { id: 'rare', topics: ['standstill'] },
  ],
  signs,
  texts: referenceTexts,
};
