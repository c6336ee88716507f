/** Jeanne's cards, levels and board for the workshop. */
import type { Content } from '@captains-table/maracaibo';
import type { MaracaiboTexts } from '@captains-table/maracaibo/texts';
import type { ComponentChildren, JSX } from 'preact';
import type { PieceDrawing, PieceShown } from '../../../workshop/piece-drawings.ts';
import { JeanneSeal } from '../drawings/nations/jeanne-seal.tsx';
import { Points } from '../drawings/marks.tsx';
import type { SignName } from '../drawings/sign.tsx';
import { Sign } from '../drawings/sign.tsx';
import { PrintedAutomaCard } from '../jeanne/automa-card.tsx';
import { automaCard, marksOfActions } from '../jeanne/jeanne.ts';
import '../jeanne/jeanne.css';

type Shown = PieceShown<MaracaiboTexts>;
type Ahead = Content['jeanne']['end']['quests'];

const boxOf = ({ content }: Shown): Content => content;

function Card(shown: Shown): JSX.Element | null {
  const content = boxOf(shown);
  const card = automaCard(shown.id, { content });
  if (card === undefined) return null;
  return (
    <span class="ma-automa ma-workshop-automa">
      <PrintedAutomaCard card={card} row={content.tracks.setup.row} marks={marksOfActions(card.actions)} />
    </span>
  );
}

/** Her seal, and lines beside it. */
function Beside({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <span class="ws-plate ma-workshop-plate ma-workshop-jeanne">
      <JeanneSeal />
      <span class="ma-workshop-lines">{children}</span>
    </span>
  );
}

function Level(shown: Shown): JSX.Element | null {
  const level = boxOf(shown).jeanne.levels.find(({ id }) => id === shown.id);
  if (level === undefined) return null;
  return (
    <Beside>
      <span class="ma-workshop-signs">
        {level.cards.map((cards, at) => (
          <span key={at}>
            <b>{cards}</b>×<b class="ma-automa-id">{'ABC'[at]}</b>
          </span>
        ))}
      </span>
    </Beside>
  );
}

function Board(shown: Shown): JSX.Element {
  const { discs, income, pointsPerCard, discsPerUpgrade } = boxOf(shown).jeanne.board;
  return (
    <Beside>
      <span class="ma-workshop-cells">
        {income.map((points, at) => (
          <span key={at}>{points}</span>
        ))}
      </span>
      <span class="ma-workshop-signs">
        <span>
          <Sign name="no-disc" /> <b>{discs}</b>
        </span>
        <span>
          <Sign name="card" /> <Points value={pointsPerCard} />
        </span>
        <span>
          <Sign name="ship" /> <b>{discsPerUpgrade}</b>
        </span>
      </span>
    </Beside>
  );
}

/** From this many on, this many points. */
function AheadBy({ sign, list }: { readonly sign: SignName; readonly list: Ahead }): JSX.Element {
  return (
    <span class="ma-workshop-signs">
      <Sign name={sign} />
      {list.map(([by, points]) => (
        <span key={by}>
          ≥{by} <Points value={points} />
        </span>
      ))}
    </span>
  );
}

function End(shown: Shown): JSX.Element {
  const { pointsPerQuest, quests, upgrades, explorer } = boxOf(shown).jeanne.end;
  return (
    <Beside>
      <span class="ma-workshop-signs">
        <Sign name="tied-scroll" /> <Points value={pointsPerQuest} />
      </span>
      <AheadBy sign="tied-scroll" list={quests} />
      <AheadBy sign="ship" list={upgrades} />
      <AheadBy sign="compass" list={explorer} />
    </Beside>
  );
}

export const JEANNE_PIECES: Readonly<Record<string, PieceDrawing>> = {
  'jeanne.cards': { width: 244, height: 52, Drawing: Card },
  'jeanne.levels': { width: 196, height: 56, Drawing: Level },
  'jeanne.board': { width: 216, height: 98, Drawing: Board },
  'jeanne.end': { width: 256, height: 196, Drawing: End },
};
