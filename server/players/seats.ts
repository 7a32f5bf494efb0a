import { hashed, keyOf, newCredentials, type PlayerMetadata, seatOf } from '../match/seats.js';
import type { Device, Holding } from '../storage/playerStore.js';
import { Conflict, type MatchData, type Store } from '../storage/store.js';
import { MOST_SEATS } from './profile.js';

export interface SeatRef {
  readonly matchID: string;
  readonly playerID: string;
}

export interface NotHeld {
  readonly status: 403 | 404 | 409;
  readonly why: string;
}

const ATTEMPTS = 5;

async function change(store: Store, { matchID, playerID }: SeatRef, edit: (seat: PlayerMetadata) => boolean): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const seat = metadata && seatOf(metadata, playerID);
    if (!metadata || !seat || !edit(seat)) return false;
    try {
      await store.setMetadata(matchID, metadata);
      return true;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
    }
  }
}

export const isHeld = (metadata: MatchData | undefined, { playerID, owner }: Holding): boolean =>
  metadata !== undefined && seatOf(metadata, playerID)?.credentials === owner;

/**
 * Gives a seat to the player of a device that has the seat's credentials. The credentials then belong to the device.
 * Returns a status and a reason if refused.
 */
export async function holdSeat(store: Store, device: Device, ref: SeatRef, credentials: string): Promise<NotHeld | undefined> {
  const { metadata } = await store.fetch(ref.matchID, { metadata: true });
  const seat = metadata && seatOf(metadata, ref.playerID);
  const key = keyOf(credentials, seat);
  if (!seat?.credentials || !key) return { status: 403, why: 'Invalid credentials' };
  const { credentials: owner } = seat;
  if (!(await store.people.hold({ ...ref, person: device.person, owner })))
    return { status: 409, why: 'This seat belongs to another player.' };
  await change(store, ref, (now) => {
    if (now.credentials !== owner || now.keys?.[device.id] === key) return false;
    now.keys = { ...now.keys, [device.id]: key };
    return true;
  });
  return undefined;
}

export async function giveSeat(
  store: Store,
  device: Device,
  ref: SeatRef,
): Promise<{ readonly credentials: string; readonly name: string } | NotHeld> {
  const holding = await store.people.holding(ref.matchID, ref.playerID);
  const credentials = newCredentials();
  let name = '';
  const isGiven =
    holding?.person === device.person &&
    (await change(store, ref, (seat) => {
      if (seat.credentials !== holding.owner || !seat.keys) return false;
      seat.keys = { ...seat.keys, [device.id]: hashed(credentials) };
      name = seat.name ?? '';
      return true;
    }));
  if (!isGiven) return { status: 404, why: 'You do not have this seat.' };
  if (await store.people.device(device.id)) return { credentials, name };
  await revokeCredentials(store, device.id, ref);
  return { status: 403, why: 'This device is no longer registered.' };
}

/** Revokes a device's credentials for a seat. Returns whether the device had credentials. */
export const revokeCredentials = (store: Store, device: string, ref: SeatRef): Promise<boolean> =>
  change(store, ref, (seat) => {
    const key = seat.keys?.[device];
    if (!seat.keys || key === undefined) return false;
    seat.keys = Object.fromEntries(Object.entries(seat.keys).filter(([id, other]) => id !== device && other !== key));
    return true;
  });

/**
 * Removes a device and closes its connections. Deletes all orders and notifications of its seats, because the store does not know which
 * device set them.
 * @param announce called for each match that changed
 */
export async function removeWithDevice(store: Store, person: string, device: string, announce: (matchID: string) => void): Promise<void> {
  const everywhere = async () => {
    for (const seat of await store.people.held(person, MOST_SEATS)) {
      if (!(await revokeCredentials(store, device, seat))) continue;
      await store.plans.drop(seat.matchID, seat.playerID);
      await store.notices.drop({ matchID: seat.matchID, playerID: seat.playerID });
      announce(seat.matchID);
    }
  };
  // Do this twice, because the device may have taken a seat in between. It cannot take one after its removal.
  await everywhere();
  await store.people.remove(person, device);
  await everywhere();
}

/** Removes the player and their devices from a seat. The seat's original credentials stay valid. */
export const removePlayerFromSeat = (store: Store, ref: SeatRef): Promise<boolean> =>
  change(store, ref, (seat) => {
    if (!seat.keys && seat.player === undefined) return false;
    delete seat.player;
    delete seat.rating;
    if (seat.keys) seat.keys = Object.fromEntries([...new Set(Object.values(seat.keys))].map((key, n) => [`${n}`, key]));
    return true;
  });
