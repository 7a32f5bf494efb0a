import type { TSchema } from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import { Clean } from '@sinclair/typebox/value';
import { tidied } from '../lobby/names.js';
import type { Limits } from '../options.js';

const MAX_JSON = { data: 1000, setupData: 8000 } as const;

/** Returns the body with cleaned names and without unknown keys, or an error that names the invalid key. */
export function bodyOf(shape: TSchema, value: unknown, { nameLength }: Pick<Limits, 'nameLength'>): { body: object } | { fault: string } {
  const fault = Errors(shape, value).First();
  if (fault) return { fault: `${fault.path.slice(1) || 'body'}: ${fault.message}` };
  const body = Clean(shape, value) as Record<string, unknown>;
  for (const key of ['playerName', 'newName', 'device']) {
    if (body[key] === undefined) continue;
    const name = tidied(String(body[key]));
    if (!name) return { fault: `${key}: a name needs visible characters` };
    if ([...name].length > nameLength) return { fault: `${key}: a name may have at most ${nameLength} characters` };
    body[key] = name;
  }
  const unstorable = Object.keys(body).find((key) => JSON.stringify(body[key])?.includes('\\u0000'));
  if (unstorable) return { fault: `${unstorable}: contains a null character` };
  for (const [key, most] of Object.entries(MAX_JSON)) {
    if (body[key] !== undefined && JSON.stringify(body[key]).length > most)
      return { fault: `${key}: may have at most ${most} characters of JSON` };
  }
  return { body };
}
