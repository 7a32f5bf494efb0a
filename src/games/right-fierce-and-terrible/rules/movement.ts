import * as Type from '@sinclair/typebox';
import { terrainAt, waterAround } from '../data/map.js';
import { SQUADRONS } from '../data/units.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import type { Activation, Sluys } from '../state.js';
import { action, HexArg, SquadronArg } from './args.js';
import { passage, reachable } from './course.js';
import { founder } from './damage.js';
import { alarm } from './dormancy.js';
import { sails } from './factors.js';
import { isActive, isTop, topAt } from './forces.js';
import { isGrappled } from './grapples.js';

/** Why a squadron cannot leave its hex at all, in Sails and Oars or in Maneuver (6.1.6, 3.2.2). */
export function heldFast(G: Sluys, act: Activation, id: string): Violation | undefined {
  const { hex, chain } = G.squadrons[id];
  if (hex === null || !isActive(G, id) || !isTop(G, id)) return violation('notActive', '5.1.2', { unit: id });
  if (chain) return violation('chained', '3.2.2', { unit: id });
  if (act.cut.includes(id)) return violation('cutAlready', '3.2.3', { unit: id });
  if (isGrappled(G, hex)) return violation('grappled', '6.1.6', { unit: id });
  return undefined;
}

/** Why an oared squadron has no maneuver left (6.2.1). */
export function noManeuver(G: Sluys, act: Activation, id: string): Violation | undefined {
  if (!isActive(G, id)) return violation('notActive', '5.1.2', { unit: id });
  if (sails(id)) return violation('underSail', '2.1.8', { unit: id });
  if (act.done.includes(id)) return violation('maneuvered', '6.2.1', { unit: id });
  if (G.squadrons[id].chain) return violation('chained', '3.2.2', { unit: id });
  return act.cut.includes(id) ? violation('cutAlready', '3.2.3', { unit: id }) : undefined;
}

function cannotSail(G: Sluys, act: Activation, id: string): Violation | undefined {
  if (act.toPlace.length) return violation('placeFirst', '1.4.5');
  return act.moved[id]?.hexes ? violation('movedAlready', '6.1.3', { unit: id }) : heldFast(G, act, id);
}

const cannotManeuver = (G: Sluys, act: Activation, id: string): Violation | undefined => noManeuver(G, act, id) ?? heldFast(G, act, id);

/** Where an oared squadron may be in the Maneuver Segment, all free water next to it (6.2.1a). */
const maneuverHexes = (G: Sluys, id: string): string[] =>
  waterAround(G.squadrons[id].hex ?? '')
    .map(({ hex }) => hex)
    .filter((hex) => !topAt(G, hex));

export const moveSquadron = action({
  name: 'moveSquadron',
  case: '6.1.3',
  args: [SquadronArg, Type.Array(HexArg, { minItems: 1, maxItems: 12 })],
  refuse(G, _player, id, path) {
    const { act } = G;
    if (!act) return violation('notActive', '5.1.2', { unit: id });
    if (act.segment === 'maneuver') {
      const refused = cannotManeuver(G, act, id);
      if (refused) return refused;
      if (path.length > 1) return violation('oneHex', '6.2.1');
      if (maneuverHexes(G, id).includes(path[0])) return undefined;
      if (terrainAt(path[0]) === 'land') return violation('land', '1.4.3', { hex: path[0] });
      return topAt(G, path[0]) ? violation('occupied', '3.1.1', { hex: path[0] }) : violation('notNext', '6.2.1', { hex: path[0] });
    }
    const refused = cannotSail(G, act, id);
    if (refused) return refused;
    const way = passage(G, id, path);
    if (way.ok) return undefined;
    const { key, case: ruleCase, hex, cost, left } = way;
    return violation(key, ruleCase, { hex, unit: id, ...(cost !== undefined && left !== undefined && { cost, left }) });
  },
  *choices(G) {
    const { act } = G;
    if (!act) return;
    for (const id of act.squads) {
      if (act.segment === 'maneuver') {
        if (!cannotManeuver(G, act, id)) for (const hex of maneuverHexes(G, id)) yield [id, [hex]] as [string, string[]];
      } else if (!cannotSail(G, act, id)) {
        for (const { path } of reachable(G, id)) yield [id, path] as [string, string[]];
      }
    }
  },
  perform(tools, player, id, path) {
    const { G, emit } = tools;
    const { act } = G;
    if (!act) return;
    const way = passage(G, id, path);
    const from = G.squadrons[id].hex ?? '';
    const hex = path[path.length - 1];
    G.squadrons[id].hex = hex;
    if (act.segment === 'maneuver') {
      act.done.push(id);
      emit({ key: 'maneuvered', case: '6.2.1', by: player, at: [from, hex], who: [id] });
    } else if (way.ok) {
      act.moved[id] = { spent: way.spent, last: way.last, hexes: path.length };
      emit({
        key: 'moved',
        case: '6.1.3',
        by: player,
        at: [from, ...path],
        who: [id],
        values: { points: way.spent, of: SQUADRONS[id].ma },
      });
    }
    if (!founder(tools, id)) alarm(tools, id);
  },
});
