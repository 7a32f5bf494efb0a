import type { Game } from 'boardgame.io';
import type { GameModule } from '../../src/boardgame/module.js';

type Json = Record<string, unknown>;

/** The values that a schema names for one key, one by one. */
const named = (schema: Json): unknown[] => {
  if (schema.type === 'boolean') return [true, false];
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap(named);
  return 'const' in schema ? [schema.const] : [];
};

/** What a schema lets one set, one thing at a time, over a base. */
function* turned(schema: Json, base: Json): Generator<Json> {
  for (const [key, value] of Object.entries((schema.properties ?? {}) as Record<string, Json>)) {
    for (const one of named(value)) yield { ...base, [key]: one };
    for (const inner of turned(value, (base[key] ?? {}) as Json)) yield { ...base, [key]: inner };
  }
}

/** Every scenario as it is, and with each of its options turned by itself. */
export function everySetup({ game, scenarios, options }: GameModule): Json[] {
  const allowed = (setupData: Json) => (game as Game).validateSetupData?.(setupData, 2) === undefined;
  return scenarios.flatMap(({ setupData }) => [setupData as Json, ...turned(options as Json, setupData as Json)]).filter(allowed);
}
