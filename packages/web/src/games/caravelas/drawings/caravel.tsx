import type { JSX } from 'preact';
import './caravel.css';

/** Lateen sails with their yards: the mizzen, the main with the cross of the Order of Christ, the fore. */
const SAILS = [
  { d: 'M50 54L15 20Q24 40 13 60Q34 62 50 54Z', yard: 'M53 57L12 17' },
  { d: 'M96 52L45 3Q58 34 41 62Q74 62 96 52Z', yard: 'M99 55L42 0' },
] as const;

/** In a box of 120 by 92, its sails in the colour of its seat. */
export function Caravel({ swell = true }: { readonly swell?: boolean }): JSX.Element {
  return (
    <g class="caravelas-caravel">
      <path class="caravelas-caravel-mast" d="M32 28V66M70 14V68M96 58L116 47M70 16L98 56M32 30L14 56" />
      <path class="caravelas-caravel-hull" d="M70 12q5-3 9 0 4 3 8 0-4 5-8 4-5-1-9 0z" />
      {SAILS.map(({ d, yard }) => (
        <g key={d}>
          <path class="caravelas-caravel-sail" d={d} />
          <path class="caravelas-caravel-mast" d={yard} />
        </g>
      ))}
      <path
        class="caravelas-caravel-cross"
        d="M64.5 31h5l-1 7.5 7.5-1v5l-7.5-1 1 7.5h-5l1-7.5-7.5 1v-5l7.5 1z"
      />
      <path
        class="caravelas-caravel-hull"
        d="M9 53Q12 69 26 79Q60 86 92 79Q104 72 110 57L96 63Q66 70 36 64L34 55Z"
      />
      <path class="caravelas-caravel-planks" d="M13 62L36 69Q70 75 105 65M19 71Q60 81 99 73" />
      {swell && (
        <path
          class="caravelas-caravel-swell"
          d="M4 83q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M14 89q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0"
        />
      )}
    </g>
  );
}
