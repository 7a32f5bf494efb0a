import { LEDGER, type SharedDice, type SharedLedger } from '../../../../src/boardgame/ledger.js';
import type { SideInfo } from '../../../../src/kit/meta.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { OnlineMatch } from '../../../app/matches.js';

export type SaltState = 'given' | 'mine' | 'waits' | 'absent' | 'lost';

/** What can be said about the dice of a match while it runs. */
export interface DiceAccount {
  readonly commitment?: string;
  readonly committed?: SharedDice['committed'];
  /** The commitment is another than the one kept since we sat down. */
  readonly broken: boolean;
  /** Whether the salts cannot change any more. */
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

/** What of the dice a board's props show. */
export const diceOf = (plugins: Readonly<Record<string, { data?: unknown } | undefined>>): SharedDice | undefined =>
  (plugins[LEDGER]?.data as SharedLedger | undefined)?.dice;

/** What the seats have given so far, as the server tells it with their names. */
export const saltsOfSeats = (seats: readonly SaltedSeat[]): Salts =>
  Object.fromEntries(seats.map(({ id, name = '', salt, saltBy = name }) => [String(id), salt === undefined ? null : { salt, by: saltBy }]));

interface SaltedSeat {
  readonly id: number;
  readonly name?: string;
  readonly salt?: string;
  /** Who gave it: the seat may have been left since. */
  readonly saltBy?: string;
}

/** The server takes no number without saying so: one of ours that it does not show any more was lost, or kept out. */
function saltState(given: string | undefined, ours: string | undefined, fixed: boolean): SaltState {
  if (given !== undefined && ours === undefined) return 'given';
  if (ours !== undefined && (given !== undefined || fixed)) return given === ours ? 'mine' : 'lost';
  return fixed ? 'absent' : 'waits';
}

/**
 * @param offered what the seats have given so far; what counts once the first die has fallen is in `dice`
 * @param kept what this browser has kept since it sat down, where it has a seat
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
