import type { TSchema } from '@sinclair/typebox';
import { shape } from './shape.js';

/** Schema keywords that concern values, excluding those for forms. */
const OF_VALUES = ['type', 'anyOf', 'const', 'items', 'minItems', 'maxItems', 'minimum', 'maximum', 'pattern'];

/** Returns an error in `setupData`, with the key, or `undefined`. Missing setupData means all defaults. */
export function setupDataFault(options: TSchema, setupData: unknown): string | undefined {
  return setupData === undefined || setupData === null ? undefined : faultAt('setupData', options, setupData);
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;

/** Returns the innermost error. TypeBox's own error list would double the size of this check in the browser. */
function faultAt(path: string, schema: TSchema, value: unknown): string | undefined {
  if (shape(schema)(value)) return undefined;
  const parts: { readonly [key: string]: TSchema } = schema.properties ?? (Array.isArray(schema.items) ? schema.items : {});
  if (isObject(value) && Array.isArray(value) === (schema.type === 'array')) {
    for (const [key, part] of Object.entries(value)) {
      if (schema.additionalProperties === false && !Object.hasOwn(parts, key)) return `${path}.${key}: unknown`;
      const known = Object.hasOwn(parts, key) ? parts[key] : undefined;
      const fault = known && part !== undefined ? faultAt(`${path}.${key}`, known, part) : undefined;
      if (fault) return fault;
    }
  }
  return `${path}: expected ${JSON.stringify(schema, OF_VALUES)}`;
}
