import {
  coastalAllowance,
  type FleetId,
  type FleetNo,
  feelsWind,
  grid,
  type HexId,
  INTERCEPTION,
  isCoastal,
  isCoastalPath,
  isPort,
  nationOf,
  type PlanEntry,
  pathAgainst,
  type Side,
  shipFace,
  TF,
  type UnitId,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import type { KitWords } from '../../../kit/words/index.js';
import type { Block } from '../pieces.js';
import { watchers } from '../routes.js';
import { type WindOdds, windOdds } from '../wind.js';
import type { WarBoardWords } from '../words/index.js';

/** A course laid out, with everything that can be known of it before it is sailed. */
export interface Voyage {
  readonly from: HexId;
  readonly path: readonly HexId[];
  readonly coastal: boolean;
  readonly against: boolean;
  /** Printed allowance on the high seas, half of it along a coast. */
  readonly allowance: number;
  /** Nothing where no wind is thrown. */
  readonly wind: WindOdds | undefined;
  /** Enemy fleets that may try, by hex entered. */
  readonly watchers: ReadonlyMap<HexId, readonly FleetId[]>;
}

/** A price that has nothing to do with the dice: what it says, and the case. */
export interface Consequence {
  readonly text: string;
  readonly case: string;
}

/** A chance as narrow as a hex. */
export const percentOnMap = (kit: KitWords, chance: number): string => kit.percent(chance).replace(' ', '');

/** Chance that at least one of so many fleets catches a ship that sails by [6.4]. */
export const catchChance = (fleets: number): number => 1 - (1 - INTERCEPTION.succeeds / 6) ** fleets;

export function surveyed(G: WarWithSpain, side: Side, from: HexId, path: readonly HexId[], ships: readonly UnitId[]): Voyage {
  const coastal = isCoastalPath(from, path);
  const against = pathAgainst(from, path);
  return {
    from,
    path,
    coastal,
    against,
    allowance: coastal ? coastalAllowance(G, ships) : Math.min(...ships.map((id) => shipFace(G, id).ma)),
    wind: !coastal && feelsWind(ships, path) ? windOdds(G, ships, against, path.length) : undefined,
    watchers: new Map(coastal ? [] : path.map((hex) => [hex, watchers(G, side, hex)] as const).filter(([, fleets]) => fleets.length)),
  };
}

/** By what ships are called that may cross the high seas: the number of their fleet, or the Treasure Fleet; nothing for loose ships. */
export const sailorOf = (block: Block): FleetNo | typeof TF | undefined => (block.kind === 'treasure' ? TF : block.no);

export const isLandable = (hex: HexId): boolean => isCoastal(grid.index(hex));

/** What a course, with its landings, does to the neutrality of France and to the peace of the isles [15.11, 15.2, 15.3]. */
export function consequence(
  words: WarBoardWords,
  G: WarWithSpain,
  side: Side,
  voyage: Voyage,
  plan: readonly PlanEntry[],
): Consequence | undefined {
  const french = (hex: HexId) => nationOf(hex) === 'FRA';
  const lands = plan.filter(({ debark }) => debark?.landIds.length).map(({ hex }) => hex);
  const calls = voyage.path.some((hex) => french(hex) && (voyage.coastal || isPort(hex)));
  if (calls && G.france.violatedOn === null) return { text: words.warn.france, case: '15.11' };
  return landingConsequence(words, G, side, lands);
}

/** What it does that soldiers set foot in these hexes. */
export function landingConsequence({ warn }: WarBoardWords, G: WarWithSpain, side: Side, lands: readonly HexId[]): Consequence | undefined {
  const nations = lands.map((hex) => nationOf(hex));
  if (nations.includes('FRA') && G.france.violatedOn === null) return { text: warn.france, case: '15.11' };
  if (side !== 'S') return undefined;
  if (!G.landed.ireland && nations.includes('IRE')) return { text: warn.ireland, case: '15.2' };
  if (!G.landed.britain && (nations.includes('ENG') || nations.includes('SCO'))) return { text: warn.scotland, case: '15.3' };
  return undefined;
}
