import type { Reply } from '../../src/api/index.js';
import type { Device } from '../storage/playerStore.js';
import type { Store } from '../storage/store.js';

/** Maximum number of seats read when all seats of a player change. */
export const MOST_SEATS = 100_000;

export async function profileOf({ people }: Pick<Store, 'people'>, here: Device, passkeys: boolean): Promise<Reply<'getPlayer'>> {
  const person = await people.person(here.person);
  const devices = await people.devices(here.person);
  const seats = await people.held(here.person, MOST_SEATS);
  const kept = passkeys ? await people.passkeys(here.person) : undefined;
  return {
    name: person?.name ?? null,
    settings: person?.settings ?? null,
    devices: devices.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt, here: id === here.id })),
    ...(kept && { passkeys: kept.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })) }),
    seats: seats.length,
  };
}
