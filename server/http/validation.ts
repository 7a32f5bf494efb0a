import type { TSchema } from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import { Clean } from '@sinclair/typebox/value';
import { tidied } from '../lobby/names.js';
import type { Limits } from '../options.js';

/** Longest JSON of what a call may bring along, which everybody is sent with every change of the seats, and with every list. */
const LONGEST = { data: 1000, setupData: 8000 } as const;

/** A body of this shape, with nothing in it that the shape does not name and with its names tidied, or what is wrong with it, naming the key. */
export function bodyOf(shape: TSchema, value: unknown, { nameLength }: Pick<Limits, 'nameLength'>): { body: object } | { fault: string } {
  const fault = Errors(shape, value).First();
  if (fault) return { fault: `${fault.path.slice(1) || 'body'}: ${fault.message}` };
  const body = Clean(shape, value) as Record<string, unknown>;
  for (const key of ['playerName', 'newName', 'device']) {
    if (body[key] === undefined) continue;
    const name = tidied(String(body[key]));
    if (!name) return { fault: `${key}: a name needs letters` };
    if ([...name].length > nameLength) return { fault: `${key}: a name may have ${nameLength} characters` };
    body[key] = name;
  }
  const unstorable = Object.keys(body).find((key) => JSON.stringify(body[key])?.includes('\\u0000'));
  if (unstorable) return { fault: `${unstorable}: contains the character 0` };
  for (const [key, most] of Object.entries(LONGEST)) {
    if (body[key] !== undefined && JSON.stringify(body[key]).length > most) return { fault: `${key}: may have ${most} characters of JSON` };
  }
  return { body };
}
