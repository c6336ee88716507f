import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { listed } from '../../../app/listed.ts';
import { Cube } from '../drawings/cube.tsx';
import { Glyph } from '../drawings/glyph.tsx';
import { Caravel } from '../drawings/caravel.tsx';
import type { BoardProps } from '../../../board-kit/board.ts';
import type { Good, Move, Table } from '../board/table.ts';

interface Props {
  readonly board: BoardProps;
  readonly table: Table;
}

/** A call at Lisboa: the monastery, the shipyard, the market. Ending the turn sells what is left. */
export function Lisboa({ board, table }: Props): JSX.Element {
  const { view, words, seat } = table;
  const goods = view.fleets[seat ?? 0]?.goods ?? [];
  const { sale, repairs } = table.outlook.call(view, seat ?? 0);
  return (
    <section class="caravelas-matter caravelas-matter-lisboa">
      <h3 class="caravelas-matter-title">{words.lisboa.title}</h3>
      <div class="caravelas-lisboa">
        <Build board={board} table={table} />
        <Upgrade board={board} table={table} />
        <div class="caravelas-lisboa-part">
          <h4 class="caravelas-lisboa-head">{words.lisboa.sale}</h4>
          {goods.length === 0 ? (
            <p class="caravelas-matter-note">{words.lisboa.nothing}</p>
          ) : (
            <p class="caravelas-lisboa-goods">
              {goods.map((good) => (
                <Cube key={good} good={good} letter={words.goods[good].letter} />
              ))}
              <b>{words.lisboa.sells(sale)}</b>
            </p>
          )}
          {repairs > 0 && <p class="caravelas-matter-note">{words.lisboa.repair}</p>}
        </div>
      </div>
    </section>
  );
}

function Build({ board, table }: Props): JSX.Element {
  const { view, words, legal, content } = table;
  const move = legal.find(({ kind }) => kind === 'build');
  const full = view.pieces.length >= view.pieceCount;
  return (
    <div class="caravelas-lisboa-part">
      <h4 class="caravelas-lisboa-head">{words.lisboa.build}</h4>
      {move === undefined ? (
        <p class="caravelas-matter-note">{full ? words.lisboa.allBuilt : words.lisboa.noPepper}</p>
      ) : (
        <button
          type="button"
          class="caravelas-lisboa-act caravelas-lamp-legal legal-glow"
          onClick={() => board.onMove(move)}
        >
          <Glyph name="arch" />
          <span>{words.lisboa.buildNote(content.figures.piecePoints)}</span>
        </button>
      )}
    </div>
  );
}

type UpgradeMove = Extract<Move, { readonly kind: 'upgrade' }>;

/** With more than three goods on board, first those to give are chosen. */
function Upgrade({ board, table }: Props): JSX.Element {
  const { view, words, legal, seat, names, content } = table;
  // With dice an upgrade brings a ship and nothing else. Rule CA-12.10.
  const { fleetMarkers, upgradeMarkers } =
    view.mode === 'dice' ? { fleetMarkers: 0, upgradeMarkers: 0 } : content.figures;
  const chosen = useSignal<readonly Good[]>([]);
  const moves = legal.filter((move): move is UpgradeMove => move.kind === 'upgrade');
  const [only] = moves;
  const goods = [...new Set(moves.flatMap((move) => move.goods))];
  const given = chosen.value.filter((good) => goods.includes(good));
  const move =
    moves.length === 1
      ? only
      : moves.find((known) => given.length === 3 && given.every((good) => known.goods.includes(good)));
  const toggle = (good: Good) => {
    chosen.value = given.includes(good)
      ? given.filter((other) => other !== good)
      : [...given, good].slice(-3);
  };
  const done = view.fleets[seat ?? 0]?.upgraded === true;
  return (
    <div class="caravelas-lisboa-part">
      <h4 class="caravelas-lisboa-head">{words.lisboa.upgrade}</h4>
      <p class="caravelas-matter-note">
        {done
          ? words.lisboa.upgraded(fleetMarkers + upgradeMarkers)
          : moves.length === 0
            ? words.lisboa.tooFew
            : words.lisboa.upgradeNote(upgradeMarkers)}
      </p>
      {moves.length > 1 && (
        <div class="caravelas-lisboa-choice" role="group" aria-label={words.lisboa.choose}>
          {goods.map((good) => (
            <button
              key={good}
              type="button"
              class={`caravelas-lisboa-good${given.includes(good) ? ' caravelas-lisboa-chosen' : given.length < 3 ? ' caravelas-lamp-legal legal-glow' : ''}`}
              aria-pressed={given.includes(good)}
              onClick={() => toggle(good)}
            >
              <Cube good={good} letter={words.goods[good].letter} />
              {names.good(good)}
            </button>
          ))}
        </div>
      )}
      {move !== undefined && (
        <button
          type="button"
          class="caravelas-lisboa-act caravelas-lamp-legal legal-glow"
          onClick={() => board.onMove(move)}
        >
          <svg viewBox="0 0 120 92" aria-hidden="true">
            <Caravel />
          </svg>
          <span>{words.lisboa.give(listed(move.goods.map(names.good), board.locale))}</span>
        </button>
      )}
    </div>
  );
}
