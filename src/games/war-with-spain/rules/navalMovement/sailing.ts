import * as Type from '@sinclair/typebox';
import { MOST_STACKS } from '../../data/tables.js';
import { FLEET_NOS, FleetArg, type FleetNo, fleetId, type HexId, PathArg, type Side, sideOf, TF } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { PlanEntry, WarWithSpain } from '../../state.js';
import { action } from '../tools.js';
import { cargoAboard, crewOf, type Sailor } from './crews.js';
import { pathRefusal, voyageOf } from './paths.js';
import { PlanArg, planRefusal } from './plans.js';
import { blockadeOf } from './reach.js';
import { isCoastalPath } from './seaRoutes.js';
import { setOut } from './voyage.js';
import { voyages } from './voyageChoices.js';

/** Movement of ships: on the High Seas in fleets, and along the coast [6.2, 6.3]. */

const FleetOrTreasure = Type.Union([FleetArg, Type.Literal(TF)]);

/** Whether as many stacks have sailed the High Seas as may in a Game-Turn [6.11]. */
const allSailed = (view: WarWithSpain): boolean => view.sailed >= MOST_STACKS;

const sailorOf = (side: Side, no: FleetNo | 'TF'): Sailor => (no === TF ? TF : fleetId(side, no));

export const sail = action({
  name: 'sail',
  case: '6.21',
  secret: true,
  args: [FleetOrTreasure, PathArg, Type.Optional(PlanArg)],
  refuse(view, player, number, path, plan) {
    const side = sideOf(player);
    const who = sailorOf(side, number);
    const crew = crewOf(view, side, who);
    if ('key' in crew) return crew;
    if (who !== TF && allSailed(view) && !isCoastalPath(crew.at, path)) return violation('sixSailed', '6.11', { most: MOST_STACKS });
    const refused = pathRefusal(view, side, crew.ships, crew.at, path);
    if (refused || !plan) return refused;
    return planRefusal(view, side, who, { ships: crew.ships, cargo: cargoAboard(view, who), fleet: who !== TF }, path, plan);
  },
  *choices(view, player) {
    const side = sideOf(player);
    const sailors: (FleetNo | 'TF')[] = [
      ...FLEET_NOS.filter((no) => view.fleets[fleetId(side, no)] && !allSailed(view)),
      ...(side === 'S' && view.naval[TF] ? [TF] : []),
    ];
    const blockade = blockadeOf(view, side);
    for (const number of sailors) {
      const who = sailorOf(side, number);
      const crew = crewOf(view, side, who);
      if ('key' in crew) continue;
      for (const [path, plan] of voyages(view, side, who, crew, blockade)) yield plan ? [number, path, plan] : [number, path];
    }
  },
  perform(tools, player, number, path, plan) {
    const { G } = tools;
    const side = sideOf(player);
    const who = sailorOf(side, number);
    const crew = crewOf(G, side, who);
    if ('key' in crew) return;
    setOut(G, voyageOf(side, who, [...crew.ships], crew.at, path, plan ?? [], isCoastalPath(crew.at, path) ? 'coastal' : 'highSeas', null));
  },
});

export const sailOn = action({
  name: 'sailOn',
  case: '6.22',
  secret: true,
  args: [Type.Integer({ minimum: 0, maximum: 20 }), Type.Optional(PlanArg)],
  refuse(view, player, hexes, plan) {
    const { pending, voyage } = view;
    if (pending?.step !== 'sailOn' || !voyage) return violation('notNow', '6.22', { move: 'sailOn' });
    if (hexes > pending.most) return violation('tooFar', '6.24', { most: pending.most, hexes });
    return plan && newPlanRefusal(view, sideOf(player), voyage, voyage.path.slice(0, hexes), plan);
  },
  *choices(view) {
    if (view.pending?.step === 'sailOn') for (let hexes = view.pending.most; hexes >= 0; hexes--) yield [hexes];
  },
  perform({ G }, _player, hexes, plan) {
    const { voyage } = G;
    G.pending = null;
    if (!voyage) return;
    voyage.path = voyage.path.slice(0, hexes);
    if (!plan) return;
    voyage.plan = plan;
    voyage.next = 'plan';
  },
});

/** Why a plan may not take the place of the old one, now that the wind is known: it begins where the ships still lie [6.13]. */
function newPlanRefusal(
  view: WarWithSpain,
  side: Side,
  voyage: NonNullable<WarWithSpain['voyage']>,
  path: readonly HexId[],
  plan: readonly PlanEntry[],
): Violation | undefined {
  const { who, ships, at } = voyage;
  const left = { ships: ships.filter((id) => view.naval[id]), cargo: cargoAboard(view, who), fleet: who !== TF };
  return planRefusal(view, side, who, left, [at, ...path], plan);
}
