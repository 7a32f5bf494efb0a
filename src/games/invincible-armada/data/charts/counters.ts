import { type Chart, type ChartRow, reconstructed, rulebook } from '../../../../kit/charts.js';
import { CHITS, flagOf, OPTIONS, PORTS, SPANISH, SQUADRONS, type SquadronId } from '../../ids.js';
import { chits, type Timing } from '../chits.js';
import { calaisSuggested, deployments } from '../deployments.js';
import { optionData } from '../options.js';
import { displayProvenance, squadronData, type Trait } from '../squadrons.js';
import { BOXES, ENGLISH_START, PORT } from '../strategicMap.js';
import { DRAWS } from '../tables.js';
import { ALLOWANCE, ARMADA_AREA, CALAIS_AREA, EDGES, grid } from '../tacticalMap.js';
import { MAX_TURNS } from '../turn.js';
import { signed, TACTIC_NAME } from './battle.js';

/** Squadrons, chits, maps, deployments and options as charts. */

const sideName = (id: SquadronId) => (flagOf(id) === 'english' ? 'English' : 'Spanish');

const strengths: Chart = {
  id: 'strengths',
  title: 'Squadrons: Strength',
  case: '2.3',
  provenance: rulebook('1.1'),
  columns: ['Squadron', 'Side', 'Ships', 'Strength'],
  rows: SQUADRONS.map((id) => {
    const { name, fleet, strength, strengthProvenance } = squadronData[id];
    return { cells: [name, sideName(id), fleet, strength], provenance: strengthProvenance };
  }),
};

const displays: Chart = {
  id: 'displays',
  title: 'Squadrons: Morale and Repair',
  case: '2.3',
  provenance: displayProvenance,
  columns: ['Squadron', 'Morale', 'Repair'],
  rows: SQUADRONS.map((id) => ({ cells: [squadronData[id].name, signed(squadronData[id].morale), signed(squadronData[id].repair)] })),
};

function bonusRow(id: SquadronId): ChartRow[] {
  const { name, battle } = squadronData[id];
  if (!battle) return [];
  const amount = battle.dice ? `${signed(battle.dice)} die` : `${signed(battle.drm)} on each die`;
  const tactics = battle.tactics.length === 3 ? 'every tactic' : battle.tactics.map((tactic) => TACTIC_NAME[tactic]).join(' or ');
  return [{ cells: [name, amount, tactics, battle.role ?? 'either'], provenance: battle.provenance }];
}

const bonuses: Chart = {
  id: 'bonuses',
  title: 'Squadrons: Battle Bonuses',
  case: '7.4.3',
  provenance: displayProvenance,
  columns: ['Squadron', 'Bonus', 'With', 'As'],
  rows: SQUADRONS.flatMap(bonusRow),
};

const TRAITS: { readonly [trait in Trait]: readonly [text: string, ruleCase: string] } = {
  oars: ['two squares, no regard to the wind, acts in Calm', '6.1.4'],
  hulks: ['never attacks; once takes over a Low Ammo marker; keeps Low Ammo for good', '8.4.2'],
  rallyBonus: ['-1 to one Rally of any Spanish squadron a turn', '8.3.1'],
  secondRepair: ['a second roll when a Repair fails', '8.2.1'],
  held: ['no strategic move before the Armada is in box 10', '12.3'],
};

const specials: Chart = {
  id: 'specials',
  title: 'Squadrons: Special Abilities',
  case: '2.3',
  provenance: rulebook('2.3'),
  columns: ['Squadron', 'Ability'],
  rows: SQUADRONS.flatMap((id) =>
    squadronData[id].traits.map((trait) => ({
      cells: [squadronData[id].name, TRAITS[trait][0]],
      provenance: rulebook(TRAITS[trait][1]),
    })),
  ),
};

const TIMING: { readonly [timing in Timing]: string } = {
  none: 'at the draw',
  draw: 'at the draw',
  now: 'at once *',
  placed: 'at once *, lies until the next draw',
  weather: 'at once *, lies until the weather roll',
  held: 'held',
};

const events: Chart = {
  id: 'events',
  title: 'Event Chits',
  case: '16.0',
  provenance: rulebook('16.0'),
  columns: ['Chit', 'Number', 'Who', 'When', 'Effect'],
  rows: CHITS.map((id) => {
    const { name, count, owner, timing, effect, provenance } = chits[id];
    const who = owner ? (owner === 'english' ? 'English' : 'Spanish') : 'either';
    return { cells: [name, count, who, TIMING[timing], effect], provenance };
  }),
};

const strategicMap: Chart = {
  id: 'strategicMap',
  title: 'Strategic Map',
  case: '2.1',
  provenance: rulebook('2.1'),
  columns: ['Box', 'Name', 'What happens there'],
  rows: BOXES.map(({ n, name, special, provenance }) => ({ cells: [n, name, special ?? ''], provenance })),
};

const ports: Chart = {
  id: 'ports',
  title: 'Ports',
  case: '12.3',
  provenance: rulebook('12.3'),
  columns: ['Port', 'Box'],
  rows: PORTS.map((id) => ({ cells: [PORT[id].name, PORT[id].box], provenance: PORT[id].provenance })),
};

const tacticalMap: Chart = {
  id: 'tacticalMap',
  title: 'Tactical Map',
  case: '2.1',
  provenance: rulebook('12.4'),
  columns: ['What', 'Where'],
  rows: [
    { cells: ['Map', `${grid.squares[0]} to ${grid.squares[grid.squares.length - 1]}`] },
    {
      cells: ['Armada area (white squares)', `${ARMADA_AREA[0]} to ${ARMADA_AREA[ARMADA_AREA.length - 1]}`],
      provenance: reconstructed('rows 8 and 9, columns C to H, lie immediately below it (9.3); two squares of border on the other sides'),
    },
    { cells: ['Anchorage in Calais Roads', `${CALAIS_AREA[0]} to ${CALAIS_AREA[CALAIS_AREA.length - 1]}`], provenance: rulebook('9.3') },
    ...(['west', 'east', 'north'] as const).map((edge) => ({
      cells: [`Entry from the ${edge}`, `${EDGES[edge][0]} to ${EDGES[edge][EDGES[edge].length - 1]}`],
      provenance: rulebook('12.4'),
    })),
  ],
};

const sailing: Chart = {
  id: 'sailing',
  title: 'Sailing',
  case: '6.1.2',
  provenance: rulebook('6.1.2'),
  columns: ['', 'Squares', 'Straight upwind', 'Diagonally upwind'],
  rows: [
    { cells: ['English', ALLOWANCE.english, 'never', 'ends the move'] },
    { cells: ['Spanish', ALLOWANCE.spanish, 'never', 'ends the move'] },
    { cells: ['Moncada', ALLOWANCE.galleasses, 'free', 'free'], provenance: rulebook('6.1.4') },
  ],
};

const deploymentChart: Chart = {
  id: 'deployments',
  title: 'Spanish Deployments',
  case: '4.3',
  provenance: deployments.historicalI.provenance,
  columns: ['Squadron', deployments.historicalI.name, deployments.historicalII.name, calaisSuggested.name],
  rows: SPANISH.map((id) => ({
    cells: [squadronData[id].name, deployments.historicalI.squares[id], deployments.historicalII.squares[id], calaisSuggested.squares[id]],
  })),
};

const start: Chart = {
  id: 'start',
  title: 'English at the Start',
  case: '4.2',
  provenance: rulebook('4.2'),
  columns: ['Squadron', 'Where'],
  rows: SQUADRONS.flatMap((id) => {
    const loc = ENGLISH_START[id];
    return loc ? [{ cells: [squadronData[id].name, loc.t === 'port' ? PORT[loc.id].name : `box ${loc.n}`] }] : [];
  }),
};

const optionChart: Chart = {
  id: 'options',
  title: 'What If?',
  case: '17.0',
  provenance: rulebook('17.0'),
  columns: ['Option', 'Case', 'Favours', 'Effect'],
  rows: OPTIONS.map((id) => {
    const { title, case: ruleCase, favours, text, provenance } = optionData[id];
    return { cells: [title, ruleCase, favours === 'english' ? 'English' : 'Spanish', text], provenance };
  }),
};

const limits: Chart = {
  id: 'limits',
  title: 'Turns and Draws',
  case: '5.0',
  provenance: rulebook('16.0'),
  columns: ['What', 'Number'],
  rows: [
    { cells: ['chits a side draws each turn, and for each Bonus Draw', DRAWS] },
    {
      cells: ['last turn; then the season is over and the English win', MAX_TURNS],
      provenance: reconstructed('a match must end; no game in 2,000 came near it'),
    },
  ],
};

export const counterCharts: readonly Chart[] = [
  strengths,
  displays,
  bonuses,
  specials,
  events,
  strategicMap,
  ports,
  tacticalMap,
  sailing,
  deploymentChart,
  start,
  optionChart,
  limits,
];
