import { createContext } from 'preact';

/** The way back to the table whose match is looked at again; none where a replay is all there is. */
export const LeaveReplay = createContext<(() => void) | undefined>(undefined);
