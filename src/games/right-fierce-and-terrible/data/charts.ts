import type { Chart } from '../../../kit/charts.js';
import { battleCharts } from './charts/battle.js';
import { forceCharts } from './charts/forces.js';
import { sailingCharts } from './charts/sailing.js';

/** Every table and data set of the game, made from the constants that the rules use. */
export const charts: readonly Chart[] = [...battleCharts, ...forceCharts, ...sailingCharts];
