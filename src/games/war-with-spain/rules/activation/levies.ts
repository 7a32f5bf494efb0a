import { ARMY, ARMY_COUNTERS, MUSTER } from '../../data/armies.js';
import { type LandNation, nationOf } from '../../data/map.js';
import { TRACK_IDS, TRACKS, type TrackId } from '../../data/tracks.js';
import { type Side, sideOf, UnitArg, type UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import { newArmy } from '../../setup.js';
import type { WarWithSpain } from '../../state.js';
import { armyPrice } from '../money/upkeep.js';
import { action } from '../tools.js';
import { boxOf } from '../units.js';
import { giveOrder } from './orders.js';
import { firstOfKind, purse, type Sample, TrackArg, trackRefusal } from './shipbuilding.js';
import { struckOut } from './treasureFleet.js';

function buildArmyRefusal(view: WarWithSpain, side: Side, id: UnitId, track: TrackId): Violation | undefined {
  const counter = ARMY[id];
  if (!counter || counter.side !== side) return violation('notYourArmy', '5.11', { unit: id });
  if (view.land[id]) return violation('notInPool', '5.42', { unit: id });
  if (!TRACKS[track].raises.includes(counter.nat)) return violation('notBuiltThere', '5.52', { unit: id, track });
  return trackRefusal(view, side, track, false) ?? purse(view, side, armyPrice(id));
}

interface Levy extends Sample {
  readonly nat: LandNation;
}

const LEVIES: { readonly [side in Side]: readonly Levy[] } = { E: leviesOf('E'), S: leviesOf('S') };
const MUSTERS = TRACK_IDS.filter((track) => TRACKS[track].raises.length > 0);

function leviesOf(side: Side): Levy[] {
  const counters = ARMY_COUNTERS.filter((counter) => counter.side === side);
  return counters.map(({ id, nat, cs, back }) => ({ id, nat, kind: `${nat} ${cs} ${back}`, price: armyPrice(id) }));
}

export const buildLand = action({
  name: 'buildLand',
  case: '5.12',
  secret: true,
  args: [UnitArg, TrackArg],
  refuse: (view, player, id, track) => buildArmyRefusal(view, sideOf(player), id, track),
  *choices(view, player) {
    const side = sideOf(player);
    const affordable = LEVIES[side].filter(({ price }) => price <= view.treasury[side]);
    const kinds = firstOfKind(affordable, (id) => !view.land[id]);
    if (!kinds.length) return;
    const tracks = MUSTERS.filter((track) => !trackRefusal(view, side, track, false));
    const isStruckOut = struckOut(view, side, 'buildLand');
    for (const track of tracks) {
      for (const { id, nat } of kinds) {
        if (TRACKS[track].raises.includes(nat) && !isStruckOut(id, track)) yield [id, track];
      }
    }
  },
  perform(tools, player, id, track) {
    const { G } = tools;
    giveOrder(tools, sideOf(player), { move: 'buildLand', args: [id, track], cost: armyPrice(id) }, { land: [id] }, () => {
      G.land[id] = newArmy(boxOf(track, 1));
      G.land[id].start = '';
    });
  },
});

function musterRefusal(view: WarWithSpain, side: Side, id: UnitId, track: TrackId): Violation | undefined {
  if (side !== 'E' || !MUSTER.includes(id) || !view.landed.freeMuster.includes(id)) return violation('noMuster', '15.36', { unit: id });
  if (view.land[id]) return violation('notInPool', '15.36', { unit: id });
  const { seat, raises } = TRACKS[track];
  if (!raises.includes('english') || seat.kind !== 'city' || nationOf(seat.hex) !== 'ENG')
    return violation('notBuiltThere', '5.51', { unit: id, track });
  return trackRefusal(view, side, track, false);
}

export const musterFree = action({
  name: 'musterFree',
  case: '15.36',
  secret: true,
  args: [UnitArg, TrackArg],
  refuse: (view, player, id, track) => musterRefusal(view, sideOf(player), id, track),
  *choices(view, player) {
    const side = sideOf(player);
    const isStruckOut = struckOut(view, side, 'musterFree');
    for (const id of view.landed.freeMuster) {
      for (const track of TRACK_IDS) {
        if (!musterRefusal(view, side, id, track) && !isStruckOut(id, track)) yield [id, track];
      }
    }
  },
  perform(tools, player, id, track) {
    const { G } = tools;
    giveOrder(tools, sideOf(player), { move: 'musterFree', args: [id, track], cost: 0 }, { land: [id] }, () => {
      G.land[id] = newArmy(boxOf(track, 1));
      G.land[id].start = '';
    });
  },
});
