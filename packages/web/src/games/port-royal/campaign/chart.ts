/** The chart of a campaign: the waters round Jamaica. */
import type { ChartPlan } from '../../../campaigns/chart-plan.ts';
import { WINDWARD_COAST } from './coast.ts';

export const campaignChart: ChartPlan = {
  width: 1000,
  height: 420,
  coast: WINDWARD_COAST,
  stops: [
    [496, 322],
    [146, 340],
    [300, 112],
    [640, 130],
    [806, 330],
  ],
};
