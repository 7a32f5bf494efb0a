import type { Presentation, ScenarioInfo } from '../../../src/kit/definition.js';
import { type Chosen, type Field, pathsOf, valueAt } from './fields.js';
import { fieldsFor } from './GameSetup.js';

export interface Described {
  readonly scenario: ScenarioInfo;
  /** Options that differ from the default. */
  readonly options: readonly { readonly title: string; readonly value: string }[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the scenario of a set-up: the one with the most matching values and no conflicting value. */
export function scenarioOf({ scenarios }: Presentation, setupData: Chosen): ScenarioInfo {
  const judged = scenarios.map((scenario) => {
    const settled = pathsOf(scenario.setupData).map((path) => path.split('.'));
    const said = settled.filter((path) => valueAt(setupData, path) !== undefined);
    const agreeing = said.filter((path) => same(valueAt(setupData, path), valueAt(scenario.setupData, path)));
    return { scenario, fits: agreeing.length === said.length, agreeing: agreeing.length };
  });
  const [first, ...others] = judged.filter(({ fits }) => fits);
  return others.reduce((best, each) => (each.agreeing > best.agreeing ? each : best), first ?? judged[0]).scenario;
}

const inWords = (field: Exclude<Field, { kind: 'group' }>, value: unknown, yes: string, no: string): string => {
  const named = (one: unknown) =>
    ('picks' in field ? field.picks.find((pick) => pick.value === one)?.title : undefined) ?? String(one ?? '–');
  if (Array.isArray(value)) return value.map(named).join(', ');
  return typeof value === 'boolean' && field.kind === 'switch' ? (value ? yes : no) : named(value);
};

const flat = (fields: readonly Field[]): Exclude<Field, { kind: 'group' }>[] =>
  fields.flatMap((field) => (field.kind === 'group' ? flat(field.fields) : [field]));

export function described(game: Presentation, setupData: Chosen, { yes, no }: { readonly yes: string; readonly no: string }): Described {
  const scenario = scenarioOf(game, setupData);
  const options = flat(fieldsFor(game, scenario.id)).flatMap((field) => {
    const value = valueAt(setupData, field.path);
    return value === undefined ? [] : [{ title: field.title, value: inWords(field, value, yes, no) }];
  });
  return { scenario, options };
}
