import { useSignal } from '@preact/signals';
import type { TableGame } from '@captains-table/catalogue';
import type { Logbook } from '@captains-table/protocol';
import { useEffect } from 'preact/hooks';
import { gameAtHand } from '../app/games.ts';
import { ensurePerson } from '../app/person.ts';
import { manifestOf } from '../games/manifests.ts';
import { campaigns } from '../server/api.ts';
import type { ChartPlan } from './chart-plan.ts';
import { OPEN_SEA } from './chart-plan.ts';

/** A logbook with what is needed to show it. */
export interface OpenLogbook {
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

async function open(id: string, branch: string | undefined): Promise<OpenLogbook> {
  await ensurePerson();
  const { logbook } = await campaigns.logbook(id, branch);
  const [game, chart] = await Promise.all([
    gameAtHand(logbook.game),
    manifestOf(logbook.game)?.campaignChart?.(),
  ]);
  if (game === undefined) throw new Error(`there is no game ${logbook.game}`);
  return { logbook, game, plan: chart?.campaignChart ?? OPEN_SEA };
}
