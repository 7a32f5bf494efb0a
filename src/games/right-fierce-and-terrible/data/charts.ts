import type { Chart } from '../../../kit/charts.js';
import type { SluysChartWords } from '../words/charts.js';
import { battleCharts } from './charts/battle.js';
import { forceCharts } from './charts/forces.js';
import { sailingCharts } from './charts/sailing.js';
import { startCharts } from './charts/start.js';

/** Returns all charts, built from the constants that the rules use. */
export const chartsIn = ({ charts, scenarios }: Pick<SluysChartWords, 'charts' | 'scenarios'>): Chart[] => {
  const { battle, forces, sailing } = charts;
  const { squadrons, marines, leaders, morale, chits, commands } = forceCharts(forces);
  const { costs, map } = sailingCharts(sailing);
  return [
    ...battleCharts(battle),
    squadrons,
    marines,
    leaders,
    morale,
    costs,
    chits,
    commands,
    map,
    ...startCharts(sailing, scenarios.titles),
  ];
};
