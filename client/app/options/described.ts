import type { Presentation, ScenarioInfo } from '../../../src/kit/definition.js';
import { type Chosen, type Field, pathsOf, valueAt } from './fields.js';
import { fieldsFor } from './GameSetup.js';

/** What somebody sits down to, in words. */
export interface Described {
  readonly scenario: ScenarioInfo;
  /** What is otherwise than usual: a name, and how it is set. */
  readonly options: readonly { readonly title: string; readonly value: string }[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The scenario that a set-up is of: the one that settles most of it. */
export function scenarioOf({ scenarios }: Presentation, setupData: Chosen): ScenarioInfo {
  const settled = ({ setupData: own }: ScenarioInfo) => pathsOf(own).map((path) => path.split('.'));
  const fitting = scenarios.filter((each) => settled(each).every((path) => same(valueAt(setupData, path), valueAt(each.setupData, path))));
  return fitting.reduce((best, each) => (settled(each).length > settled(best).length ? each : best), fitting[0] ?? scenarios[0]);
}

const inWords = (field: Exclude<Field, { kind: 'group' }>, value: unknown, yes: string, no: string): string => {
  const named = (one: unknown) =>
    ('picks' in field ? field.picks.find((pick) => pick.value === one)?.title : undefined) ?? String(one ?? '–');
  if (Array.isArray(value)) return value.map(named).join(', ');
  return typeof value === 'boolean' && field.kind === 'switch' ? (value ? yes : no) : named(value);
};

const flat = (fields: readonly Field[]): Exclude<Field, { kind: 'group' }>[] =>
  fields.flatMap((field) => (field.kind === 'group' ? flat(field.fields) : [field]));

/** A set-up in the words of its game. */
export function described(game: Presentation, setupData: Chosen, { yes, no }: { readonly yes: string; readonly no: string }): Described {
  const scenario = scenarioOf(game, setupData);
  const options = flat(fieldsFor(game, scenario.id)).flatMap((field) => {
    const value = valueAt(setupData, field.path);
    return value === undefined ? [] : [{ title: field.title, value: inWords(field, value, yes, no) }];
  });
  return { scenario, options };
}
