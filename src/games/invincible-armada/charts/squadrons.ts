import { type Chart, type ChartRow, rulebook } from '../../../kit/charts.js';
import { displayOrigin, squadronData, type Trait } from '../data/squadrons.js';
import { flagOf, SQUADRONS, type SquadronId, TACTICS } from '../ids.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { provenanceIn, signed } from './figures.js';

/** The squadrons and what sets them apart. */

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
