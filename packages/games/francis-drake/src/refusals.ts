import type { Refusal } from '@captains-table/kernel';
import type { Code } from './state.ts';

/** Refusals that more than one phase gives. */
export const NOT_ASKED: Refusal<Code> = { code: 'not-asked', rule: 'FD-1.1' };
export const NO_SUCH_DESTINATION: Refusal<Code> = { code: 'no-such-destination', rule: 'FD-1.2' };
export const TOO_FAR: Refusal<Code> = { code: 'too-far', rule: 'FD-5.4' };
export const ALREADY_THERE: Refusal<Code> = { code: 'already-there', rule: 'FD-5.3' };
