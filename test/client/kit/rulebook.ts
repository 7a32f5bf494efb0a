import type { Rulebook } from '../../../client/kit/rules/rulebook.js';
import type { Chart } from '../../../src/kit/charts.js';

/** Returns the errors of a rulebook: cases of the checklist without a text, repeated cases, and links to missing cases or charts. */
export function faultsOf(rulebook: Rulebook, checklist: readonly string[], charts: readonly Chart[]): string[] {
  const cases = rulebook.map((entry) => entry.case);
  const known = new Set(cases);
  const chartIds = new Set(charts.map((chart) => chart.id));
  return [
    ...checklist.filter((ruleCase) => !known.has(ruleCase)).map((ruleCase) => `${ruleCase} has no text`),
    ...cases.filter((ruleCase, i) => cases.indexOf(ruleCase) !== i).map((ruleCase) => `${ruleCase} stands twice`),
    ...rulebook.flatMap(({ case: ruleCase, title, text, chart }) => [
      ...(title.trim() && text.length && text.every((words) => words.trim()) ? [] : [`${ruleCase} says nothing`]),
      ...(chart === undefined || chartIds.has(chart) ? [] : [`${ruleCase} names the chart ${chart}, which is not there`]),
      ...text
        .flatMap((words) => [...words.matchAll(/\[\[(.+?)\]\]/g)].map(([, named]) => named ?? ''))
        .filter((named) => !known.has(named))
        .map((named) => `${ruleCase} refers to ${named}, which has no text`),
    ]),
  ];
}
