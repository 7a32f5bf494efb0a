import { type Chart, type ChartRow, type Provenance, published, reconstructed, rulebook } from '../../../../kit/charts.js';
import { MELEE } from '../meleeTable.js';
import {
  AFIRE_OUT,
  ARCHERY,
  ARCHERY_MODIFIERS,
  COMMANDING_CASTLE,
  DISENGAGE,
  DISENGAGE_MODIFIERS,
  FLEMINGS_ON,
  GRAPPLE,
  GRAPPLE_MODIFIERS,
  KILLED_ON,
  RAM,
  RAM_MODIFIERS,
  RIPPLES_ON,
  SPREADS_ON,
  WEATHER_ON,
} from '../tables.js';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

/** "3 or less", "4-5", "12 or more": the totals of each row. */
function bands(rows: readonly { readonly to: number }[]): string[] {
  return rows.map(({ to }, i) => {
    if (i === 0) return `${to} or less`;
    const from = rows[i - 1].to + 1;
    if (to === Number.POSITIVE_INFINITY) return `${from} or more`;
    return from === to ? String(to) : `${from}-${to}`;
  });
}

const damageText = (steps: number): string => ['-', 'damaged', 'damaged twice'][steps];

const RAM_ROWS_PROVENANCE: readonly (Provenance | undefined)[] = RAM.map((row) => {
  if (row.to === 8) return rulebook('8.1.9');
  if (row.to === 3) return published('Play reports: a ram may damage the rammer alone');
  return row.to === 10 ? published('Play reports: a ram may damage the target and hold it') : undefined;
});

const ram: Chart = {
  id: 'ram',
  title: 'Ram',
  case: '8.1.8',
  provenance: reconstructed(
    'A bell curve round “entangled”, with the risk to the rammer that the designer speaks of; one row is in the rulebook',
  ),
  columns: ['Two dice', 'Target', 'Rammer', 'Grappled'],
  rows: bands(RAM).map((band, i) => ({
    cells: [band, damageText(RAM[i].target), damageText(RAM[i].rammer), RAM[i].grapple ? 'yes' : '-'],
    provenance: RAM_ROWS_PROVENANCE[i],
  })),
};

/** A table of modifiers, one row each. */
const modifierRows = (entries: readonly (readonly [text: string, amount: number | string, provenance?: Provenance])[]): ChartRow[] =>
  entries.map(([text, amount, provenance]) => ({ cells: [text, typeof amount === 'number' ? signed(amount) : amount], provenance }));

const ramModifiers: Chart = {
  id: 'ramModifiers',
  title: 'Ram: modifiers',
  case: '8.1.9',
  provenance: rulebook('8.1.9'),
  columns: ['When', 'Dice'],
  rows: modifierRows([
    ['castle of the rammer higher', RAM_MODIFIERS.castleHigher],
    ['movement of the rammer higher', RAM_MODIFIERS.faster],
    ['target grappled to any squadron', RAM_MODIFIERS.targetGrappled],
  ]),
};

const success = (id: string, title: string, ruleCase: string, needed: number, reason: string): Chart => ({
  id,
  title,
  case: ruleCase,
  provenance: reconstructed(reason),
  columns: ['One die', 'Result'],
  rows: [{ cells: [`${needed} or more`, 'succeeds'] }, { cells: [`${needed - 1} or less`, 'fails'] }],
});

const grapple = success(
  'grapple',
  'Grapple',
  '7.1.1',
  GRAPPLE,
  'One die and the castle factor are in the rulebook, the table is not; evens between equals',
);

const grappleModifiers: Chart = {
  id: 'grappleModifiers',
  title: 'Grapple: modifiers',
  case: '7.1.1',
  provenance: reconstructed('The rulebook says only that castle factors matter'),
  columns: ['When', 'Die'],
  rows: modifierRows([
    ['castle higher than the target’s', GRAPPLE_MODIFIERS.castleHigher],
    ['castle lower', GRAPPLE_MODIFIERS.castleLower],
    ['target friendly', GRAPPLE_MODIFIERS.friendly],
    ['enemy target grappled to anybody', GRAPPLE_MODIFIERS.targetGrappled],
    ['enemy target oared and not grappled', GRAPPLE_MODIFIERS.nimble],
    ['out of command (13.1)', GRAPPLE_MODIFIERS.outOfCommand],
  ]),
};

const disengage = success(
  'disengage',
  'Disengage',
  '7.2.2',
  DISENGAGE,
  'One die is in the rulebook, the table is not; harder than to grapple',
);

const disengageModifiers: Chart = {
  id: 'disengageModifiers',
  title: 'Disengage: modifiers',
  case: '7.2.2',
  provenance: reconstructed('That modifiers exist is in the rulebook, not which'),
  columns: ['When', 'Die'],
  rows: modifierRows([
    ['the other squadron is friendly', DISENGAGE_MODIFIERS.friendly],
    ['the active squadron is oared', DISENGAGE_MODIFIERS.oared],
    ['castle lower than the other’s', DISENGAGE_MODIFIERS.castleLower],
    ['enemy marines aboard the active squadron', DISENGAGE_MODIFIERS.boarded],
  ]),
};

const archery: Chart = {
  id: 'archery',
  title: 'Archery',
  case: '8.2.9',
  provenance: reconstructed(
    'An average English archer hits once in three to two in three; play reports see first captures on the third turn of contact',
  ),
  columns: ['One die', 'Steps lost'],
  rows: bands(ARCHERY).map((band, i) => ({ cells: [band, ARCHERY[i].steps] })),
};

const archeryModifiers: Chart = {
  id: 'archeryModifiers',
  title: 'Archery: modifiers',
  case: '8.2.9',
  provenance: reconstructed('That archery and castle factors modify the die is in the rulebook (1.2), not how castles do'),
  columns: ['When', 'Die'],
  rows: modifierRows([
    ['always', 'archery factor', rulebook('1.2')],
    ['adjacent, castle higher in the shooter’s hex', ARCHERY_MODIFIERS.castleHigher],
    ['adjacent, castle lower', ARCHERY_MODIFIERS.castleLower],
    [`own hex, castle ${COMMANDING_CASTLE} or more, the shooter’s side holds it`, ARCHERY_MODIFIERS.holdsCastle],
    [`own hex, castle ${COMMANDING_CASTLE} or more, the enemy holds it`, ARCHERY_MODIFIERS.facesCastle],
    ['target hex holds an enemy chain', ARCHERY_MODIFIERS.packedDecks],
    ['adjacent, in darkness', ARCHERY_MODIFIERS.darkness],
  ]),
};

const MELEE_TEXT = {
  tie: 'equal',
  close: 'victor has less than double',
  clear: 'victor has double or more',
  rout: 'three times the vanquished total does not exceed the victor’s',
} as const;

const melee: Chart = {
  id: 'melee',
  title: 'Mêlée',
  case: '8.3.19',
  provenance: rulebook('8.3.19'),
  columns: ['Modified totals', 'Victor loses', 'Each vanquished squadron', 'Each vanquished marine unit'],
  rows: MELEE.map((row) => ({
    cells:
      row.id === 'tie' ? [MELEE_TEXT.tie, 'each side one step', '-', '-'] : [MELEE_TEXT[row.id], row.victor, row.squadrons, row.marines],
  })),
  notes: ['Equal dice or equal totals set the squadron fought on afire (8.3.20).'],
};

const dieRows = (rows: readonly (readonly [string, string])[]): ChartRow[] => rows.map((cells) => ({ cells }));

const small: readonly Chart[] = [
  {
    id: 'casualty',
    title: 'Leader casualty',
    case: '3.4.5',
    provenance: rulebook('3.4.5'),
    columns: ['Two dice', 'Result'],
    rows: dieRows([
      [String(KILLED_ON), 'killed, unless knights step in'],
      [`${KILLED_ON - 1} or less`, 'unhurt'],
    ]),
  },
  {
    id: 'ripple',
    title: 'Next to a sinking squadron',
    case: '3.1.4',
    provenance: rulebook('3.1.4'),
    columns: ['One die', 'Result'],
    rows: dieRows([
      [String(RIPPLES_ON), 'damaged'],
      [`${RIPPLES_ON - 1} or less`, 'nothing'],
    ]),
  },
  {
    id: 'afire',
    title: 'Squadron afire',
    case: '10.1.5',
    provenance: reconstructed('The two results are in the rulebook, their split is not; evens'),
    columns: ['One die', 'Result'],
    rows: dieRows([
      [`${AFIRE_OUT} or less`, 'put out'],
      [`${AFIRE_OUT + 1} or more`, `damaged; spreads across a grapple on ${SPREADS_ON}`],
    ]),
  },
  {
    id: 'weather',
    title: 'Wind and current',
    case: '2.3.4',
    provenance: rulebook('2.3.4'),
    columns: ['One die', 'Result'],
    rows: dieRows([
      [String(WEATHER_ON), 'turns a hexside: odd second die counter-clockwise, even clockwise'],
      [`${WEATHER_ON - 1} or less`, 'holds'],
    ]),
  },
  {
    id: 'flemings',
    title: 'The Flemings',
    case: '12.7',
    provenance: reconstructed('Chroniclers let them fall on the French rear late in the day'),
    columns: ['One die', 'Result'],
    rows: dieRows([
      [`${FLEMINGS_ON} or more`, 'a French hex under the shore loses a step'],
      [`${FLEMINGS_ON - 1} or less`, 'nothing'],
    ]),
  },
];

export const battleCharts: readonly Chart[] = [
  ram,
  ramModifiers,
  grapple,
  grappleModifiers,
  disengage,
  disengageModifiers,
  archery,
  archeryModifiers,
  melee,
  ...small,
];
