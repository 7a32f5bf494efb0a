import {
  ASSAULT,
  assaultModifiers,
  type Campaign,
  isMajor,
  opponentOf,
  PERIL,
  PERIL_MONTH,
  QUICK_RESULT,
  quickModifiers,
  routeBetween,
  type Salamis,
  type Side,
} from '../../../../src/games/salamis-ad-actium/face.js';
import type { Modifier } from '../../../../src/kit/events.js';

/** What a month's orders promise, exactly, before they are given. */

const faces = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, [, by]) => total + by, 0);

export interface Passage {
  readonly to: string;
  readonly storm: number;
  readonly scattered: number;
  readonly safe: number;
  readonly fair: number;
}

/** The chances of each perilous leg of a path [12.6]: 2d6 with the month and at most one of the commander. */
export function passagesOf(camp: Campaign, fleet: string, path: readonly string[]): Passage[] {
  const { area, officer } = camp.fleets[fleet];
  const added = PERIL_MONTH[camp.month] + Math.max(-PERIL.commanderCap, Math.min(PERIL.commanderCap, officer.mod));
  const totals = faces(6).flatMap((a) => faces(6).map((b) => a + b + added));
  const share = (from: number, to: number) => totals.filter((total) => total > from && total <= to).length / totals.length;
  return path.flatMap((to, i) =>
    routeBetween(camp, path[i - 1] ?? area, to) === 'perilous'
      ? [
          {
            to,
            storm: share(Number.NEGATIVE_INFINITY, PERIL.storm),
            scattered: share(PERIL.storm, PERIL.scattered),
            safe: share(PERIL.scattered, PERIL.safe),
            fair: share(PERIL.safe, Number.POSITIVE_INFINITY),
          },
        ]
      : [],
  );
}

/** The chance that a fleet takes a port by assault, and what bears on the throw [12.2]. */
export function assaultOdds(camp: Campaign, fleet: string, at: string, port: string): { chance: number; modifiers: readonly Modifier[] } {
  const modifiers = assaultModifiers(camp, fleet, port);
  const needed = isMajor(camp, at, port) ? ASSAULT.captures : ASSAULT.succeeds;
  const edge = sum(modifiers) - ASSAULT.defenders;
  const wins = faces(10).flatMap((a) => faces(10).filter((b) => a + edge - b >= needed)).length;
  return { chance: wins / 100, modifiers };
}

export interface QuickRow {
  /** Who has the better of it; nothing if nobody. */
  readonly winner: Side | undefined;
  readonly chance: number;
  /** Shares of their ships that winner and loser lose, in hundredths. */
  readonly lost: number;
  readonly beaten: number;
}

/** What a quick resolution of the meeting in an area would come to [12.8]: every row of the table for either side. */
export function quickOdds(
  G: Salamis,
  camp: Campaign,
  at: string,
  me: Side,
): { own: readonly Modifier[]; his: readonly Modifier[]; rows: QuickRow[] } {
  const modifiers = quickModifiers(G, camp, at);
  const [own, his] = [modifiers[me], modifiers[opponentOf(me)]];
  const edge = sum(own) - sum(his);
  const differences = faces(10).flatMap((a) => faces(10).map((b) => a - b + edge));
  const rowOf = (difference: number) => QUICK_RESULT.findIndex(({ upTo }) => Math.abs(difference) <= upTo);
  const rows = ([me, undefined, opponentOf(me)] as const).flatMap((winner) =>
    QUICK_RESULT.map((result, row): QuickRow => {
      const mine = differences.filter(
        (difference) => rowOf(difference) === row && (difference > 0 ? me : difference < 0 ? opponentOf(me) : undefined) === winner,
      );
      return {
        winner,
        chance: mine.length / differences.length,
        lost: winner === undefined ? result.loser : result.winner,
        beaten: winner === undefined ? result.loser : result.loser + result.captured,
      };
    }),
  );
  return { own, his, rows: rows.filter(({ chance }) => chance > 0) };
}
