import { LEADERS } from '../../data/leaders.js';
import type { HexId, LeaderId, Side, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { barsOf } from '../landMovement/bars.js';
import { unlikeArmies } from '../likeness.js';
import { marchableFrom } from '../map.js';
import { leaderOwner, leadersAshore, ownerOf } from '../units.js';
import { isHex } from '../whereabouts.js';
import { groundRefusal, unitRefusal } from './assaultRefusals.js';

/** Attacks on land that a player would think of. */

type AssaultArgs = [HexId, UnitId[], LeaderId[], HexId] | [HexId, UnitId[], LeaderId[], HexId, boolean];

/** Attacks that a player would think of: all who can, and each unit alone. */
export function* assaultsOf(view: WarWithSpain, side: Side): Generator<AssaultArgs> {
  const hexes = new Set(
    Object.keys(view.land).flatMap((id) => (isHex(view.land[id].at) && ownerOf(view, id) === side ? [view.land[id].at] : [])),
  );
  const bars = barsOf(view, side).armies;
  for (const from of hexes) {
    if (view.attacks.from.includes(from)) continue;
    const targets = [...(view.sieges[from]?.land ? [from] : []), ...marchableFrom(from).filter((to) => bars.has(to))];
    for (const to of targets) {
      if (groundRefusal(view, side, from, to, false)) continue;
      const men = Object.keys(view.land).filter((id) => view.land[id].at === from && !unitRefusal(view, side, id, from, to));
      if (!men.length) continue;
      const leaders = leadersAshore(view, side, from).filter((id) => LEADERS[id].land && leaderOwner(view, id) === side);
      const relief = !groundRefusal(view, side, from, to, true);
      const parties: [UnitId[], LeaderId[]][] = [[men, leaders]];
      if (men.length > 1 || leaders.length) for (const id of unlikeArmies(view, men)) parties.push([[id], []]);
      for (const [landIds, leaderIds] of parties) {
        yield [from, landIds, leaderIds, to];
        if (relief) yield [from, landIds, leaderIds, to, true];
      }
    }
  }
}
