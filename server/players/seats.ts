import { hashed, keyOf, newCredentials, type PlayerMetadata, seatOf } from '../match/seats.js';
import type { Device, Holding } from '../storage/playerStore.js';
import { Conflict, type MatchData, type Store } from '../storage/store.js';
import { MOST_SEATS } from './profile.js';

/** A seat of a match. */
export interface SeatRef {
  readonly matchID: string;
  readonly playerID: string;
}

export interface NotHeld {
  readonly status: 403 | 404 | 409;
  readonly why: string;
}

/** How often a seat is written anew when somebody else changed the match's seats in the same moment. */
const ATTEMPTS = 5;

/** Changes a seat, unless `edit` finds nothing to change. Gives whether it did. */
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

/** Whether the seat is still that of whoever was noted as its holder. */
export const isHeld = (metadata: MatchData | undefined, { playerID, owner }: Holding): boolean =>
  metadata !== undefined && seatOf(metadata, playerID)?.credentials === owner;

/**
 * Holds a seat for the person of a device that has brought its credentials: they are this device's from now on. Gives why not, if not.
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

/** Gives a device credentials of its own for a seat that its person holds. */
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
  // It may have been removed meanwhile, and its seats with it.
  if (await store.people.device(device.id)) return { credentials, name };
  await withdraw(store, device.id, ref);
  return { status: 403, why: 'This device is no longer registered.' };
}

/** A device opens a seat no more, nor does anybody who has its credentials. Gives whether it did until now. */
export const withdraw = (store: Store, device: string, ref: SeatRef): Promise<boolean> =>
  change(store, ref, (seat) => {
    const key = seat.keys?.[device];
    if (!seat.keys || key === undefined) return false;
    seat.keys = Object.fromEntries(Object.entries(seat.keys).filter(([id, other]) => id !== device && other !== key));
    return true;
  });

/**
 * Removes a device: it opens no seat any more, and its connections are closed. Orders and notifications of the seats that it opened are
 * dropped, because the store does not know which device set them.
 * @param announce called for each match whose seats have changed
 */
export async function cutOff(store: Store, person: string, device: string, announce: (matchID: string) => void): Promise<void> {
  const everywhere = async () => {
    for (const seat of await store.people.held(person, MOST_SEATS)) {
      if (!(await withdraw(store, device, seat))) continue;
      await store.plans.drop(seat.matchID, seat.playerID);
      await store.notices.drop({ matchID: seat.matchID, playerID: seat.playerID });
      announce(seat.matchID);
    }
  };
  // Twice: it may take a seat while its seats are gone through, but not once it is known no more.
  await everywhere();
  await store.people.remove(person, device);
  await everywhere();
}

/** Nobody is noted as the holder of a seat any more: whoever could open it still can, and no device is named there. */
export const unname = (store: Store, ref: SeatRef): Promise<boolean> =>
  change(store, ref, (seat) => {
    if (!seat.keys) return false;
    seat.keys = Object.fromEntries([...new Set(Object.values(seat.keys))].map((key, n) => [`${n}`, key]));
    return true;
  });
