import { type MatchExport, saltsOf } from '../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import type { Finding } from '../../../src/boardgame/verify.js';
import { halvesOf, rollText } from '../../../src/kit/dice.js';
import type { PlayerID } from '../../../src/kit/seats.js';
import type { KeptMatch, OnlineMatch } from '../../app/matches.js';
import { verifyFile } from '../../match/verification/verifyFile.js';
import { type SignedBy, signedBy } from './signature.js';

/** A roll, with the data needed to recalculate it by hand. */
export interface CheckedDie {
  readonly n: number;
  readonly move: number;
  readonly sides: number;
  readonly value: number;
  /** Text hashed to compute the roll. */
  readonly made: string;
}

export type OwnDataStatus = 'fits' | 'sealDiffers' | 'saltDiffers' | 'unknown';

/**
 * State of the file's commitment: none; made with the first move; made before play, according to the file; or made
 * before play, as confirmed by
 * this browser or a trusted server.
 */
export type CommitmentStatus = 'none' | 'late' | 'told' | 'vouched';

export interface DiceCheck {
  readonly match: MatchExport;
  readonly verdict: Finding;
  /** Whether the file agrees with this browser's data about the match. */
  readonly own: OwnDataStatus;
  readonly signed: SignedBy;
  readonly seal: CommitmentStatus;
  /** Seats without a salt. */
  readonly unsalted: readonly PlayerID[];
  readonly dice: readonly CheckedDie[];
  readonly secrets: { readonly setup: string; readonly play: string };
}

/** Finds this browser's seat in the match of a file, by match id, commitment or salt. */
function keptSeat(kept: readonly KeptMatch[], { game, dice }: MatchExport, id?: string): OnlineMatch | undefined {
  const ours = kept.filter((match): match is OnlineMatch => match.kind === 'online' && match.game === game);
  if (id !== undefined) return ours.find((match) => match.id === id);
  const salts = dice?.salts.map(({ salt }) => salt) ?? [];
  return ours.find(
    ({ commitment, salt }) => (commitment !== undefined && commitment === dice?.commitment) || (salt !== undefined && salts.includes(salt)),
  );
}

function ownDataStatus({ dice }: MatchExport, seat: OnlineMatch | undefined): OwnDataStatus {
  if (!seat?.commitment) return 'unknown';
  if (seat.commitment !== dice?.commitment) return 'sealDiffers';
  const inFile = dice.salts.find(({ playerID }) => playerID === seat.playerID)?.salt;
  // The ledger lacks a salt that arrived after the first roll.
  return seat.salt === undefined || inFile === seat.salt ? 'fits' : 'saltDiffers';
}

/** Returns the status of a file's commitment. This browser's data takes precedence over the server's signature. */
function commitmentStatus(verdict: Finding, own: OwnDataStatus, { word }: SignedBy): CommitmentStatus {
  if (!verdict.ok || verdict.committed === null) return 'none';
  if (verdict.committed === 'first move') return 'late';
  return own === 'fits' || (own === 'unknown' && word === 'here') ? 'vouched' : 'told';
}

/** Recalculates every roll of a match file. @param id the match id, if the file comes from its page */
export async function checkDice(
  module: GameModule,
  json: unknown,
  kept: readonly KeptMatch[],
  id?: string,
): Promise<DiceCheck | { readonly why: string }> {
  const verdict = await verifyFile(module, json);
  if (!verdict.ok && verdict.about === 'file') return { why: verdict.why };
  const match = json as MatchExport;
  const salts = saltsOf(match);
  const throws = verdict.ok ? verdict.rolls : [];
  const signed = await signedBy(match);
  const own = ownDataStatus(match, keptSeat(kept, match, id));
  return {
    match,
    verdict,
    own,
    signed,
    seal: commitmentStatus(verdict, own, signed),
    unsalted: module.sides.map(({ playerID }) => playerID).filter((playerID) => !salts[playerID]),
    dice: throws.map(({ stream, k, sides, value, move }, index) => ({
      n: index + 1,
      move,
      sides,
      value,
      made: rollText(stream, k, stream === 'play' ? salts : {}),
    })),
    secrets: halvesOf(match.seed),
  };
}
