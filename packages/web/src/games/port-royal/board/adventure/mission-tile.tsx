import type { JSX } from 'preact';
import { capital } from '../../../../app/capital.ts';
import type { BoardProps } from '../../../../board-kit/board.ts';
import { CardButton } from '../../../../board-kit/card-button.tsx';
import { Coin } from '../../../../design/drawings/coin.tsx';
import { Seal } from '../../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../../design/drawings/seat-number.ts';
import { Icon } from '../../../../design/icon.tsx';
import { PageLeaf } from '../../../../story/page-leaf.tsx';
import { usePage } from '../../../../story/use-page.ts';
import { Crowns } from '../../drawings/crowns.tsx';
import type { AdventureBoardTexts } from '../../texts/index.ts';
import { adventureWords } from '../table.ts';
import type { Table } from '../table.ts';
import { AskedSigns } from './asked-signs.tsx';
import type { MissionOnTable } from './content.ts';
import { storyOf } from './content.ts';
import '../../drawings/cards/tab.css';

interface Props {
  readonly mission: MissionOnTable;
  readonly isNewest: boolean;
  readonly tab: { readonly text: string; readonly gains: string };
  readonly board: BoardProps;
  readonly table: Table;
  readonly label: string;
  readonly describedBy: string;
  readonly onClick?: () => void;
}

/** A name of more letters is set smaller where missions are narrow. */
const LONG_NAME = 20;

/** A mission with its places: a click completes it where that is possible. */
export function MissionTile(props: Props): JSX.Element {
  const { mission, isNewest, tab, board, table, label, describedBy, onClick } = props;
  const words = adventureWords(table);
  // The story belongs to those who play it: spectators see a number.
  const page = usePage(board.scene.game, board.seat === undefined ? undefined : mission.id);
  const name = page.is === 'there' ? page.words.title : words.mission(mission.id);
  const legal = onClick !== undefined;
  return (
    <CardButton
      class={legal ? 'pr-mission pr-mission-legal' : 'pr-mission'}
      label={label}
      describedBy={describedBy}
      onClick={onClick}
    >
      <span class="pr-mission-head" aria-hidden="true">
        <PageLeaf number={mission.id} />
        <b class={name.length > LONG_NAME ? 'pr-mission-name pr-mission-name-long' : 'pr-mission-name'}>
          {name}
        </b>
      </span>
      <Asks mission={mission} table={table} />
      <Places mission={mission} board={board} table={table} />
      {isNewest && (
        <span class="pr-mission-newest" aria-hidden="true">
          {words.newest}
        </span>
      )}
      {tab.text !== '' && (
        <span
          class={legal ? 'pr-tab pr-mission-tab pr-mission-tab-legal' : 'pr-tab pr-mission-tab'}
          aria-hidden="true"
        >
          {tab.text}
          {tab.gains !== '' && <span class="pr-mission-tab-gains"> · {tab.gains}</span>}
        </span>
      )}
    </CardButton>
  );
}

function Asks({ mission, table }: Pick<Props, 'mission' | 'table'>): JSX.Element {
  const { game, seat } = table;
  const requires = storyOf(mission.id, table)?.mission.requires ?? [];
  const lacks = seat === undefined ? [] : (mission.lacks[seat] ?? []);
  const told = requires.map((asked) => adventureWords(table).asks(asked, (type) => game.persons[type].name));
  return (
    <span class="pr-mission-asks" aria-hidden="true">
      {requires.map((asked, at) => (
        <span key={at} class="pr-mission-asked">
          {lacks[at] === 0 && asked.asks !== 'take-less' && <Icon name="check" class="pr-mission-has" />}
          <AskedSigns asked={asked} table={table} />
        </span>
      ))}
      <span class="pr-mission-words">{capital(told.join(', '))}</span>
    </span>
  );
}

/** The first place with its reward, one for each other player, and what all of them get. */
function Places({ mission, board, table }: Pick<Props, 'mission' | 'board' | 'table'>): JSX.Element {
  const words = adventureWords(table);
  const { first = {}, all = {} } = storyOf(mission.id, table)?.mission ?? {};
  return (
    <span class="pr-mission-places" aria-hidden="true">
      {table.view.players.map((_, place) => {
        const by = mission.claims[place];
        return (
          <span key={place} class={place === 0 ? 'pr-mission-place pr-mission-first' : 'pr-mission-place'}>
            {by !== undefined && <Seal seat={seatNumber(by)} name={board.speech.name(by)} />}
            {by === undefined && place === 0 && <MissionGains {...first} />}
            {place === 0 && <small class="pr-mission-small">{words.first}</small>}
          </span>
        );
      })}
      <GainsOfAll words={words} gains={all} />
    </span>
  );
}

interface Gains {
  readonly coins?: number;
  readonly crowns?: number;
}

interface GainsOfAllProps {
  readonly words: Pick<AdventureBoardTexts, 'each'>;
  readonly gains: Gains;
}

/** What all who fulfil it get. */
export function GainsOfAll({ words, gains }: GainsOfAllProps): JSX.Element {
  return (
    <span class="pr-mission-each">
      <small>{words.each}</small>
      <MissionGains {...gains} />
    </span>
  );
}

export function MissionGains({ coins = 0, crowns = 0 }: Gains): JSX.Element {
  return (
    <>
      {coins > 0 && <Coin value={`+${coins}`} size="s" />}
      {crowns > 0 && <Crowns value={crowns} size="s" />}
      {coins + crowns === 0 && '–'}
    </>
  );
}
