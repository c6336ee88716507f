import { Failure } from '@captains-table/protocol';
import { storageFaultOf } from './storage/fault.ts';

/** What people read after an unforeseen error. It claims nothing that we do not know. */
export function unexpected(error: unknown): Failure {
  switch (storageFaultOf(error)) {
    case 'damaged':
      return new Failure('data-damaged');
    case 'unwritable':
      return new Failure('cannot-store');
    case undefined:
      return new Failure('internal');
  }
}
