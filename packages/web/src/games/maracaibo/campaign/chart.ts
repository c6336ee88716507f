/** The chart of a campaign: the Caribbean of the board, with what the story has left there. */
import type { ChartPlan } from '../../../campaigns/chart-plan.ts';
import { OUR_LAYOUT } from '../chart/geometry/chart-layout.ts';
import { CAMPAIGN_COAST } from './coast.ts';
import { Kept } from './kept.tsx';
import { Marks } from './marks.tsx';
import { onCampaignChart } from './place.ts';

/** Where the chapters take place. */
const STOPS = ['15', '12', '9', '17', '8', '14', '6', '11', '15a', '13', '19'];

export const campaignChart: ChartPlan = {
  width: 1000,
  height: 460,
  coast: CAMPAIGN_COAST,
  stops: STOPS.map((place) => onCampaignChart(OUR_LAYOUT.pointOf(place))),
  Marks,
  Kept,
  neverLost: true,
};
