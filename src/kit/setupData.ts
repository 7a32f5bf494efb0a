import type { TSchema } from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';

/**
 * What is wrong with a host's `setupData`, naming the key, or nothing. No setupData at all means every default.
 */
export function setupDataFault(options: TSchema, setupData: unknown): string | undefined {
  if (setupData === undefined || setupData === null) return undefined;
  const fault = Errors(options, setupData).First();
  return fault && `setupData${fault.path.replaceAll('/', '.')}: ${fault.message}`;
}
