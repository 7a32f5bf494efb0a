import type { Game } from 'boardgame.io';
import type { GameModule } from '../../src/boardgame/module.js';

type Json = Record<string, unknown>;

const named = (schema: Json): unknown[] => {
  if (schema.type === 'boolean') return [true, false];
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap(named);
  return 'const' in schema ? [schema.const] : [];
};

/** Yields the variations of a set-up that a schema allows, with one key changed in each. */
function* turned(schema: Json, base: Json): Generator<Json> {
  for (const [key, value] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    for (const one of named(value)) yield { ...base, [key]: one };
    for (const inner of turned(value, (base[key] ?? {}) as Json)) yield { ...base, [key]: inner };
  }
}

/** Returns every scenario with its defaults, and with each option changed separately. */
export function everySetup({ game, scenarios, options }: GameModule): Json[] {
  const allowed = (setupData: Json) => (game as Game).validateSetupData?.(setupData, 2) === undefined;
  return scenarios.flatMap(({ setupData }) => [setupData as Json, ...turned(options as Json, setupData as Json)]).filter(allowed);
}
