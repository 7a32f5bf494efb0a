import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { GameModule } from '../src/boardgame/module.js';
import { modules } from '../src/index.js';
import type { ScenarioInfo } from '../src/kit/definition.js';
import { printable } from './printable.js';

/** Prints a message and the usage, and exits with code 2. */
export function usage(message: string): never {
  console.error(printable(message));
  process.exit(2);
}

export function options<const T extends NonNullable<ParseArgsConfig['options']>>(
  config: T,
  positionals = false,
): ReturnType<typeof parseArgs<{ options: T; allowPositionals: boolean }>> {
  try {
    return parseArgs({ options: config, allowPositionals: positionals });
  } catch (error) {
    return usage((error as Error).message);
  }
}

/** Returns the game module for a slug, or all modules for `all`. */
export function modulesNamed(name: string): GameModule[] {
  const all: Record<string, unknown> = modules;
  if (name === 'all') return Object.values(all) as GameModule[];
  if (!Object.hasOwn(all, name)) usage(`--game: ${name} is not one of ${Object.keys(all).join(', ')}, all`);
  return [all[name] as GameModule];
}

/** Returns a game's scenario for an id, or all scenarios for `all`. */
export function scenariosNamed({ scenarios }: Pick<GameModule, 'scenarios'>, name: string): readonly ScenarioInfo[] {
  const named = scenarios.filter(({ id }) => name === 'all' || name === id);
  return named.length ? named : usage(`--scenario: ${name} is not one of ${scenarios.map(({ id }) => id).join(', ')}, all`);
}

/** Reads a positive integer. Exits with an error if the text is anything else. */
export function count(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) usage(`--${name}: ${value} is not a positive integer`);
  return number;
}
