import { type Chart, type ChartRow, rulebook } from '../../../kit/charts.js';
import { chits, reconstructed } from '../data/chits.js';
import { ENGLISH_START, PORT } from '../data/maps.js';
import { optionData } from '../data/options.js';
import { calaisSuggested, deployments, displayOrigin, squadronData, type Trait } from '../data/squadrons.js';
import { DRAWS, MAX_TURNS, RULINGS } from '../data/tables.js';
import { CHITS, flagOf, OPTIONS, SPANISH, SQUADRONS, type SquadronId, TACTICS } from '../ids.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { provenanceIn, signed } from './figures.js';

function rulings(words: ArmadaChartWords): Chart {
  const { title, columns, readings } = words.charts.rulings;
  return {
    id: 'rulings',
    title,
    case: RULINGS[0],
    provenance: provenanceIn(words, reconstructed('openReading')),
    columns,
    rows: RULINGS.map((ruleCase) => ({ cells: [ruleCase, readings[ruleCase]] })),
  };
}

export const rulingCharts = (words: ArmadaChartWords): Chart[] => [rulings(words)];

function strengths(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.strengths;
  return {
    id: 'strengths',
    title,
    case: '2.3',
    provenance: rulebook('1.1'),
    columns,
    rows: SQUADRONS.map((id) => {
      const { name, strength, strengthOrigin } = squadronData[id];
      return { cells: [name, words.sides[flagOf(id)], words.fleets[id], strength], provenance: provenanceIn(words, strengthOrigin) };
    }),
  };
}

function displays(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.displays;
  return {
    id: 'displays',
    title,
    case: '2.3',
    provenance: provenanceIn(words, displayOrigin),
    columns,
    rows: SQUADRONS.map((id) => ({ cells: [squadronData[id].name, signed(squadronData[id].morale), signed(squadronData[id].repair)] })),
  };
}

function bonusRow(words: ArmadaChartWords, id: SquadronId): ChartRow[] {
  const { name, battle } = squadronData[id];
  if (!battle) return [];
  const { dice, eachDie, everyTactic, someTactics, roles } = words.charts.bonuses;
  const amount = battle.dice ? dice(signed(battle.dice)) : eachDie(signed(battle.drm));
  const all = battle.tactics.length === TACTICS.length;
  const tactics = all ? everyTactic : someTactics(battle.tactics.map((tactic) => words.tactics[tactic]));
  return [{ cells: [name, amount, tactics, roles[battle.role ?? 'either']], provenance: provenanceIn(words, battle.origin) }];
}

function bonuses(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.bonuses;
  return {
    id: 'bonuses',
    title,
    case: '7.4.3',
    provenance: provenanceIn(words, displayOrigin),
    columns,
    rows: SQUADRONS.flatMap((id) => bonusRow(words, id)),
  };
}

const CASES: { readonly [trait in Trait]: string } = {
  oars: '6.1.4',
  hulks: '8.4.2',
  rallyBonus: '8.3.1',
  secondRepair: '8.2.1',
  held: '12.3',
};

function specials({ charts }: ArmadaChartWords): Chart {
  const { title, columns, traits } = charts.specials;
  return {
    id: 'specials',
    title,
    case: '2.3',
    provenance: rulebook('2.3'),
    columns,
    rows: SQUADRONS.flatMap((id) =>
      squadronData[id].traits.map((trait) => ({ cells: [squadronData[id].name, traits[trait]], provenance: rulebook(CASES[trait]) })),
    ),
  };
}

export const squadronCharts = (words: ArmadaChartWords): Chart[] => [strengths(words), displays(words), bonuses(words), specials(words)];

function events(words: ArmadaChartWords): Chart {
  const { title, columns, either, timing } = words.charts.events;
  return {
    id: 'events',
    title,
    case: '16.0',
    provenance: rulebook('16.0'),
    columns,
    rows: CHITS.map((id) => {
      const { count, owner, timing: when, origin } = chits[id];
      const { name, effect } = words.chits[id];
      const who = owner ? words.sides[owner] : either;
      return { cells: [name, count, who, timing[when], effect], provenance: provenanceIn(words, origin) };
    }),
  };
}

export const chitCharts = (words: ArmadaChartWords): Chart[] => [events(words)];

function orders(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.deployments;
  const places = [deployments.historicalI, deployments.historicalII, calaisSuggested];
  return {
    id: 'deployments',
    title,
    case: '4.3',
    provenance: provenanceIn(words, deployments.historicalI.origin),
    columns,
    rows: SPANISH.map((id) => ({ cells: [squadronData[id].name, ...places.map(({ squares }) => squares[id])] })),
  };
}

function start({ charts }: ArmadaChartWords): Chart {
  const { title, columns, box } = charts.start;
  return {
    id: 'start',
    title,
    case: '4.2',
    provenance: rulebook('4.2'),
    columns,
    rows: SQUADRONS.flatMap((id) => {
      const loc = ENGLISH_START[id];
      return loc ? [{ cells: [squadronData[id].name, loc.t === 'port' ? PORT[loc.id].name : box(loc.n)] }] : [];
    }),
  };
}

function options(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.options;
  return {
    id: 'options',
    title,
    case: '17.0',
    provenance: rulebook('17.0'),
    columns,
    rows: OPTIONS.map((id) => {
      const { case: ruleCase, favours, origin } = optionData[id];
      const option = words.options[id];
      return { cells: [option.title, ruleCase, words.sides[favours], option.text], provenance: provenanceIn(words, origin) };
    }),
  };
}

function limits(words: ArmadaChartWords): Chart {
  const { title, columns, draws, turns } = words.charts.limits;
  return {
    id: 'limits',
    title,
    case: '5.0',
    provenance: rulebook('16.0'),
    columns,
    rows: [{ cells: [draws, DRAWS] }, { cells: [turns, MAX_TURNS], provenance: provenanceIn(words, reconstructed('season')) }],
  };
}

export const setupCharts = (words: ArmadaChartWords): Chart[] => [orders(words), start(words), options(words), limits(words)];
