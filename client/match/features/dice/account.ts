import { LEDGER, type SharedDice, type SharedLedger } from '../../../../src/boardgame/ledger.js';
import type { SideInfo } from '../../../../src/kit/meta.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { OnlineMatch } from '../../../app/matches.js';

export type SaltState = 'given' | 'mine' | 'waits' | 'absent' | 'lost';

export interface DiceAccount {
  readonly commitment?: string;
  readonly committed?: SharedDice['committed'];
  /** Whether the commitment has changed since this player joined. */
  readonly broken: boolean;
  /** Whether the salts are final. */
  readonly fixed: boolean;
  readonly sides: readonly {
    readonly playerID: PlayerID;
    readonly name: string;
    readonly salt: SaltState;
    readonly by: string;
    readonly text: string;
  }[];
  readonly seed?: string;
}

type Kept = Pick<OnlineMatch, 'playerID' | 'commitment' | 'salt'>;

export const diceOf = (plugins: Readonly<Record<string, { data?: unknown } | undefined>>): SharedDice | undefined =>
  (plugins[LEDGER]?.data as SharedLedger | undefined)?.dice;

/** Returns the current salts with the players' names. */
export const saltsOfSeats = (seats: readonly SaltedSeat[]): Salts =>
  Object.fromEntries(seats.map(({ id, name = '', salt, saltBy = name }) => [String(id), salt === undefined ? null : { salt, by: saltBy }]));

interface SaltedSeat {
  readonly id: number;
  readonly name?: string;
  readonly salt?: string;
  /** Name of the player who sent the salt, even if they have left. */
  readonly saltBy?: string;
}

/** Returns the state of a seat's salt. A salt missing from the server's list was lost or rejected. */
function saltState(given: string | undefined, ours: string | undefined, fixed: boolean): SaltState {
  if (given !== undefined && ours === undefined) return 'given';
  if (ours !== undefined && (given !== undefined || fixed)) return given === ours ? 'mine' : 'lost';
  return fixed ? 'absent' : 'waits';
}

/**
 * Returns the facts about the dice of a match in progress.
 * @param offered the current salts; after the first roll, they are in `dice`
 * @param kept this browser's data, if it has a seat
 */
export function accountOf(sides: readonly SideInfo[], dice: SharedDice | undefined, offered: Salts, kept?: Kept): DiceAccount {
  const fixed = dice?.salts !== undefined;
  const salts = dice?.salts ?? offered;
  return {
    commitment: dice?.commitment,
    committed: dice?.committed,
    broken: kept?.commitment !== undefined && kept.commitment !== dice?.commitment,
    fixed,
    sides: sides.map(({ playerID, name }) => {
      const given = salts[playerID];
      const ours = kept?.playerID === playerID ? kept.salt : undefined;
      const state = saltState(given?.salt, ours, fixed);
      return { playerID, name, salt: state, by: given?.by ?? '', text: given?.salt ?? '' };
    }),
    seed: dice?.seed,
  };
}
