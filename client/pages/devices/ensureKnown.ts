import { identity } from '../../match/identity/identity.js';
import { isKnown } from '../../match/identity/known.js';
import { deviceName } from './deviceName.js';
import type { DeviceWords } from './words/index.js';

/** Gives this browser a key, unless it has one. */
export async function ensureKnown(words: DeviceWords): Promise<void> {
  if (!isKnown()) await identity.create(deviceName(words));
}
