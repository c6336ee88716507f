import type { JSX } from 'preact';
import { signPath } from '../drawings/sign.tsx';
import { ZONE_HEADS } from './layout.ts';
import { SealMark } from '../../../design/drawings/seal.tsx';
import { seatNumber } from '../../../design/drawings/seat-number.ts';
import type { Table } from '../board/table.ts';
import { isAtSea } from '../board/table.ts';

const BARREL = 14;

interface PlatesProps {
  readonly words: Pick<Table['words'], 'zoneNumber'>;
  /** The ships that reach just as far as a zone. */
  readonly shipsIn?: (zone: number) => JSX.Element;
}

/** Each zone by its number and the barrels it takes. */
export function ZonePlates({ words, shipsIn }: PlatesProps): JSX.Element {
  return (
    <>
      {ZONE_HEADS.map(({ zone, x }) => (
        <g key={zone} class={`drake-zone drake-zone-${zone}`} transform={`translate(${x} -26)`}>
          <rect class="drake-zone-plate" x="-70" y="-13" width="140" height="26" rx="13" />
          <text class="drake-zone-name" x="-58" y="5.4">
            {words.zoneNumber(zone)}
          </text>
          {Array.from({ length: zone }, (_, i) => (
            <path
              key={i}
              class="drake-zone-barrel"
              transform={`translate(${4 + i * (BARREL - 1)} -7) scale(${BARREL / 512})`}
              d={signPath('barrel')}
            />
          ))}
          {shipsIn?.(zone)}
        </g>
      ))}
    </>
  );
}

/** The zones, with the ships that reach just as far. */
export function ZoneHeads({ table }: { readonly table: Table }): JSX.Element {
  const { view, words } = table;
  const shipsIn = (zone: number) => {
    const seats = isAtSea(view)
      ? view.players.flatMap((player, seat) => (player.zone === zone ? [seat] : []))
      : [];
    return (
      <>
        {seats.map((seat, i) => (
          <g key={seat} transform={`translate(${(i - seats.length / 2) * 22 + 1} 17) scale(0.5)`}>
            <SealMark seat={seatNumber(seat)} name={table.name(seat)} />
          </g>
        ))}
      </>
    );
  };
  return <ZonePlates words={words} shipsIn={shipsIn} />;
}
