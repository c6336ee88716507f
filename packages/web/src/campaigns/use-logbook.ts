import { useSignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { Logbook } from '@captains-table/protocol';
import { useEffect } from 'preact/hooks';
import { gameAtHand } from '../app/games.ts';
import { manifestOf } from '../games/manifests.ts';
import type { CampaignSource } from './campaign-source.ts';
import type { ChartPlan } from './chart-plan.ts';
import { OPEN_SEA } from './chart-plan.ts';
import { deviceSource } from './device-source.ts';
import { serverSource } from './server-source.ts';

/** A logbook with what is needed to show it. */
export interface OpenLogbook {
  readonly source: CampaignSource;
  readonly logbook: Logbook;
  readonly game: TableGame;
  readonly plan: ChartPlan;
}

type State = { readonly is: 'loading' } | { readonly is: 'missing'; readonly trouble: unknown } | OpenState;
interface OpenState extends OpenLogbook {
  readonly is: 'open';
}

export function useLogbook(id: string, branch: string | undefined, wanted: boolean): State {
  const state = useSignal<State>({ is: 'loading' });
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    open(id, branch).then(
      (opened) => {
        if (!left) state.value = { is: 'open', ...opened };
      },
      (trouble: unknown) => {
        if (!left) state.value = { is: 'missing', trouble };
      },
    );
    return () => {
      left = true;
    };
  }, [id, branch, wanted]);
  return state.value;
}

/** Ids are never the same by chance: what this device has is not on a server. */
async function sourceOf(id: string): Promise<CampaignSource> {
  // Storage may be forbidden; then there is nothing here.
  return (await deviceSource.has(id).catch(() => false)) ? deviceSource : serverSource;
}

async function open(id: string, branch: string | undefined): Promise<OpenLogbook> {
  const source = await sourceOf(id);
  const logbook = await source.logbook(id, branch);
  const [game, chart] = await Promise.all([
    gameAtHand(logbook.game),
    manifestOf(logbook.game)?.campaignChart?.(),
  ]);
  if (game === undefined) throw new Error(`there is no game ${logbook.game}`);
  return { source, logbook, game, plan: chart?.campaignChart ?? OPEN_SEA };
}
