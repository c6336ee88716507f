import type { JSX } from 'preact';

/** The arms of every club: a compass on the sea. */
export function ClubShield(): JSX.Element {
  return (
    <svg class="club-shield" viewBox="0 0 64 74" aria-hidden="true">
      <path class="club-shield-ground" d="M2 6Q17 8 32 2 47 8 62 6V38Q62 60 32 72 2 60 2 38Z" />
      <path class="club-shield-rule" d="M6 10.5Q18 12 32 6.5 46 12 58 10.5V37.5Q58 57 32 67.5 6 57 6 37.5Z" />
      <g transform="translate(32 35)">
        <path class="club-shield-star" d="M0-22 4-4 22 0 4 4 0 22-4 4-22 0-4-4Z" />
        <path class="club-shield-star-small" d="M9-9 3 0 9 9 0 3-9 9-3 0-9-9 0-3Z" />
      </g>
    </svg>
  );
}
