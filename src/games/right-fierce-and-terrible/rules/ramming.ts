import type { Modifier } from '../../../kit/events.js';
import { turnBetween } from '../../../kit/hexGrid.js';
import { sumOf } from '../../../kit/modifiers.js';
import { directionTo, waterAround } from '../data/map.js';
import { RAM, RAM_LAST_HEX, RAM_MODIFIERS, RAM_OFF_WIND, rowOf } from '../data/tables.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import type { Activation, Sluys } from '../state.js';
import { action, HexArg, SquadronArg, type Tools } from './args.js';
import { damage, damageCheck, ripple } from './damage.js';
import { alarmAttacked } from './dormancy.js';
import { castle, movementAllowance, sails, topAt } from './forces.js';
import { addGrapple, isGrappled } from './grapples.js';
import { cannotLeave, noManeuver } from './movement.js';

function cannotRam(G: Sluys, act: Activation, id: string): Violation | undefined {
  if (act.toPlace.length) return violation('placeFirst', '1.4.5');
  const refused = act.segment === 'maneuver' ? (noManeuver(G, act, id) ?? cannotLeave(G, act, id)) : cannotLeave(G, act, id);
  if (refused) return refused.key === 'chained' ? violation('chainedRam', '3.2.4', { unit: id }) : refused;
  if (act.outOfCommand.includes(id)) return violation('outOfCommand', '13.1', { unit: id });
  if (act.segment === 'maneuver') return undefined;
  if (act.rams.some(({ by }) => by === id)) return violation('ramDeclared', '8.1.1', { unit: id });
  const moved = act.moved[id];
  if (!moved?.hexes) return violation('ramUnmoved', '8.1.3', { unit: id });
  return moved.last > RAM_LAST_HEX ? violation('ramTooSlow', '8.1.3', { unit: id, cost: moved.last, most: RAM_LAST_HEX }) : undefined;
}

function badTarget(G: Sluys, id: string, hex: string): Violation | undefined {
  const direction = directionTo(G.squadrons[id].hex ?? '', hex);
  if (direction === undefined) return violation('notAdjacent', '8.1.1', { hex });
  if (!topAt(G, hex)) return violation('nothingThere', '8.1.1', { hex });
  if (sails(id)) return turnBetween(direction, G.wind) > RAM_OFF_WIND ? violation('ramUpwind', '8.1.6', { hex }) : undefined;
  return turnBetween(direction, G.current) === 3 ? violation('ramUpstream', '8.1.7', { hex }) : undefined;
}

export const declareRam = action({
  name: 'declareRam',
  case: '8.1.4',
  args: [SquadronArg, HexArg],
  refuse: (G, _player, id, hex) =>
    G.act ? (cannotRam(G, G.act, id) ?? badTarget(G, id, hex)) : violation('notActive', '5.1.2', { unit: id }),
  *choices(G) {
    for (const id of G.act?.squads ?? []) {
      if (!G.act || cannotRam(G, G.act, id)) continue;
      for (const { hex } of waterAround(G.squadrons[id].hex ?? '')) if (!badTarget(G, id, hex)) yield [id, hex] as const;
    }
  },
  perform(tools, player, id, hex) {
    const { G, emit } = tools;
    const target = topAt(G, hex);
    if (!G.act || target === undefined) return;
    emit({ key: 'ramDeclared', case: '8.1.4', by: player, at: [G.squadrons[id].hex ?? '', hex], who: [id, target] });
    if (G.act.segment === 'maneuver') {
      G.act.done.push(id);
      ram(tools, id, target);
    } else G.act.rams.push({ by: id, target });
  },
});

/** Returns the modifiers of a ram (8.1.9). In a chain, only the top squadron counts. */
export function ramModifiers(G: Sluys, id: string, target: string): Modifier[] {
  const modifiers: Modifier[] = [];
  if (castle(G, id) > castle(G, target)) modifiers.push(['castleHigher', RAM_MODIFIERS.castleHigher]);
  if (movementAllowance(G, id) > movementAllowance(G, target)) modifiers.push(['faster', RAM_MODIFIERS.faster]);
  if (isGrappled(G, G.squadrons[target].hex ?? '-')) modifiers.push(['targetGrappled', RAM_MODIFIERS.targetGrappled]);
  return modifiers;
}

/** Rolls for a ram. Applies damage to the target, then to the rammer, then a grapple (8.1.8 to 8.1.10). */
function ram(tools: Tools, id: string, target: string): void {
  const { G, dice, emit } = tools;
  const from = G.squadrons[id].hex ?? '';
  const at = G.squadrons[target].hex ?? '';
  const modifiers = ramModifiers(G, id, target);
  const rolled = [dice.die(6), dice.die(6)];
  const total = rolled[0] + rolled[1] + sumOf(modifiers);
  const row = rowOf(RAM, total);
  emit({ key: 'ram', case: '8.1.8', at: [from, at], who: [id, target], roll: { dice: rolled, modifiers, total, chart: 'ram', row } });
  alarmAttacked(tools, target);
  const sunk: string[] = [];
  for (let hit = 0; hit < RAM[row].target && G.squadrons[target].hex !== null; hit++) if (damage(tools, target, '8.1.9')) sunk.push(at);
  if (RAM[row].rammer > 0 && damage(tools, id, '8.1.9')) sunk.push(from);
  if (RAM[row].grapple) {
    const afloat = [id, target].filter((squadron) => G.squadrons[squadron].hex !== null);
    if (afloat.length === 2) {
      addGrapple(G, from, at);
      emit({ key: 'rammedFast', case: '8.1.9', at: [from, at], who: [id, target] });
    } else if (afloat.length === 1 && damageCheck(tools, afloat[0], '8.1.10')) sunk.push(afloat[0] === id ? from : at);
  }
  ripple(tools, sunk);
}

/** Returns the declared rams that are still possible (8.1.2). */
export const standingRams = (G: Sluys): readonly { by: string; target: string }[] =>
  (G.act?.rams ?? []).filter(({ by, target }) => {
    const from = G.squadrons[by].hex;
    const at = G.squadrons[target].hex;
    return from !== null && at !== null && directionTo(from, at) !== undefined && !isGrappled(G, from);
  });

export const resolveRam = action({
  name: 'resolveRam',
  case: '8.1.8',
  args: [SquadronArg],
  refuse: (G, _player, id) => (standingRams(G).some(({ by }) => by === id) ? undefined : violation('noRam', '8.1.4', { unit: id })),
  choices: (G) => standingRams(G).map(({ by }) => [by] as const),
  perform(tools, _player, id) {
    const { act } = tools.G;
    const target = act?.rams.find(({ by }) => by === id)?.target;
    if (!act || target === undefined) return;
    act.rams = act.rams.filter(({ by }) => by !== id);
    ram(tools, id, target);
  },
});
