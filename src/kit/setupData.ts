import type { TSchema } from '@sinclair/typebox';
import { shape } from './shape.js';

/** What a schema says of values, without the words that a form is made with. */
const OF_VALUES = ['type', 'anyOf', 'const', 'items', 'minItems', 'maxItems', 'minimum', 'maximum', 'pattern'];

/**
 * What is wrong with a host's `setupData`, naming the key, or nothing. No setupData at all means every default.
 */
export function setupDataFault(options: TSchema, setupData: unknown): string | undefined {
  return setupData === undefined || setupData === null ? undefined : faultAt('setupData', options, setupData);
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;

/** The innermost value that does not fit. TypeBox's own list of errors would be half of what a browser loads of TypeBox. */
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
