import { type Chart, reconstructed, rulebook } from '../../../../kit/charts.js';
import { DISENGAGE, INTERCEPTION, NAVAL_COLUMN_NAMES, NAVAL_RESULTS, WIND_EFFECTS, type WindEffect } from '../tables.js';
import { ZONE_IDS, ZONES } from '../zones.js';

/** The charts of the sea. */

const dash = (value: number): string => (value ? String(value) : '-');
const effect = ([ma, steps]: WindEffect): string => `${dash(ma)}/${dash(steps)}`;

const wind: Chart = {
  id: 'wind',
  title: 'Wind Effects',
  case: '6.7',
  provenance: rulebook('6.7'),
  columns: ['Dice', 'April to September, with', 'against', 'October and winter, with', 'against'],
  rows: WIND_EFFECTS.map((row, at) => ({ cells: [at + 2, ...row.map(effect)] })),
  notes: [
    'Two dice; Movement Allowance lost and steps lost. Deep draft loses first.',
    'Oared ships feel no wind; the Treasure Fleet loses way, never steps. No dice in the Mediterranean.',
  ],
};

const navalCombat: Chart = {
  id: 'navalCombat',
  title: 'Naval Combat Results',
  case: '7.2',
  provenance: rulebook('7.2'),
  columns: ['Die', ...NAVAL_COLUMN_NAMES],
  rows: NAVAL_RESULTS.map((row, at) => ({ cells: [at + 1, ...row.map(([a, d]) => `${dash(a)}/${dash(d)}`)] })),
  notes: ['Attacker minus defender; steps lost by attacker and defender.'],
};

const interception: Chart = {
  id: 'interception',
  title: 'Interception',
  case: '6.4',
  provenance: rulebook('6.4'),
  columns: ['Die', 'Result'],
  rows: [1, 2, 3, 4, 5, 6].map((die) => ({ cells: [die, die <= INTERCEPTION.succeeds ? 'intercepted' : 'missed'] })),
  notes: [`Within ${INTERCEPTION.range} hexes by water; a second interceptor within ${INTERCEPTION.follow} of the first one's hex.`],
};

const disengagement: Chart = {
  id: 'disengagement',
  title: 'Disengagement',
  case: '7.5',
  provenance: rulebook('7.52'),
  columns: ['Defenders', 'Die'],
  rows: [
    { cells: ['with Spanish ships of deep draft', `${DISENGAGE.spanishDeep} or more`] },
    { cells: ['any others', `${DISENGAGE.other} or more`], provenance: rulebook('7.53') },
  ],
};

const factors: Chart = {
  id: 'navalFactors',
  title: 'Ships in Battle',
  case: '7.0',
  provenance: reconstructed('The cases give the factors; the order in which they apply is a ruling.'),
  columns: ['Circumstance', 'Strength'],
  rows: [
    { cells: ['any deep draft in the stack', 'only deep draft counts'], provenance: rulebook('7.0') },
    { cells: ['the wind with the stack', '+1 for each sailing unit'], provenance: rulebook('7.73') },
    { cells: ['deep draft, loose or without munitions', 'x 1/2'], provenance: rulebook('12.21') },
    { cells: ['defending in a friendly fortress port', 'x 2'], provenance: rulebook('7.62') },
    { cells: ['defending in another friendly port', 'x 1/2'], provenance: rulebook('7.62') },
    { cells: ['naval leader aboard', '+ his bonus, at most the ships’ own strength'], provenance: rulebook('13.0') },
  ],
};

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const zones: Chart = {
  id: 'zones',
  title: 'Sea Zones and Prevailing Winds',
  case: '6.22',
  provenance: reconstructed(
    'The wind arrows of the map are lost; the wind blows along one direction, three directions go with it and three against.',
  ),
  columns: ['Zone', 'Wind from', 'With', 'Against'],
  rows: ZONE_IDS.map((id) => {
    const { name, blows, provenance } = ZONES[id];
    if (blows === null) return { cells: [name, 'none', '-', '-'], provenance };
    const at = (turn: number) => COMPASS[(blows + turn) % 6];
    return { cells: [name, at(3), `${at(0)} ${at(1)} ${at(5)}`, `${at(2)} ${at(3)} ${at(4)}`], provenance };
  }),
};

export const seaCharts: readonly Chart[] = [wind, navalCombat, interception, disengagement, factors, zones];
