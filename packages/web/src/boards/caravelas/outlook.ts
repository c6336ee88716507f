import { CONTENT } from '@captains-table/caravelas';
import { Outlook } from '@captains-table/caravelas/outlook';
import type { Route } from '@captains-table/caravelas/outlook';
import type { View } from './caravelas.ts';

/** What the sea of our box promises. */
export const outlook = new Outlook(CONTENT);

let last: { readonly view: View; readonly seat: number; readonly to: ReadonlyMap<string, Route> } | undefined;

/** The same view is asked about again and again: by the prompt, the buttons and the chart. */
export function routesOf(view: View, seat: number): ReadonlyMap<string, Route> {
  if (last?.view !== view || last.seat !== seat) last = { view, seat, to: outlook.routes(view, seat) };
  return last.to;
}

export type { Route, Step } from '@captains-table/caravelas/outlook';
