import type { Modifier } from '../../../kit/events.js';
import { sumOf } from '../../../kit/modifiers.js';
import { directionTo, waterAround } from '../data/map.js';
import { DISENGAGE, DISENGAGE_MODIFIERS, GRAPPLE, GRAPPLE_MODIFIERS } from '../data/tables.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import { type Activation, opponentOf, type Sluys } from '../state.js';
import { action, HexArg, SquadronArg } from './args.js';
import { alarmAttacked } from './dormancy.js';
import { castle, isActive, marinesOn, sails, topAt } from './forces.js';
import { addGrapple, grappledTo, grappledTogether, isGrappled, removeGrapple } from './grapples.js';
import { noManeuver } from './movement.js';

/**
 * Returns why a squadron may not make a second attempt of the same kind in the Grapple Segment, or a second action in
 * Maneuver
 * (2.1.5, 2.1.8).
 */
function alreadyTried(G: Sluys, act: Activation, id: string, kind: 'grapple' | 'disengage'): Violation | undefined {
  if (act.segment === 'maneuver') return noManeuver(G, act, id);
  if (!isActive(G, id)) return violation('notActive', '5.1.2', { unit: id });
  const tried = kind === 'grapple' ? act.done : act.disengaged;
  return tried.includes(id) ? violation(`${kind}Tried`, '2.1.5', { unit: id }) : undefined;
}

function cannotGrapple(G: Sluys, id: string, hex: string): Violation | undefined {
  const from = G.squadrons[id].hex ?? '';
  if (directionTo(from, hex) === undefined) return violation('notAdjacent', '7.1.1', { hex });
  if (!topAt(G, hex)) return violation('nothingThere', '7.1.1', { hex });
  return grappledTogether(G, from, hex) ? violation('grappledAlready', '7.1.2', { hex }) : undefined;
}

export function grappleModifiers(G: Sluys, id: string, target: string): Modifier[] {
  const modifiers: Modifier[] = [];
  const friendly = G.squadrons[id].side === G.squadrons[target].side;
  const caught = isGrappled(G, G.squadrons[target].hex ?? '-');
  if (castle(G, id) > castle(G, target)) modifiers.push(['castleHigher', GRAPPLE_MODIFIERS.castleHigher]);
  if (castle(G, id) < castle(G, target)) modifiers.push(['castleLower', GRAPPLE_MODIFIERS.castleLower]);
  if (friendly) modifiers.push(['friendly', GRAPPLE_MODIFIERS.friendly]);
  else if (caught) modifiers.push(['targetGrappled', GRAPPLE_MODIFIERS.targetGrappled]);
  else if (!sails(target)) modifiers.push(['nimble', GRAPPLE_MODIFIERS.nimble]);
  if (G.act?.outOfCommand.includes(id)) modifiers.push(['outOfCommand', GRAPPLE_MODIFIERS.outOfCommand]);
  return modifiers;
}

export function disengageModifiers(G: Sluys, id: string, other: string): Modifier[] {
  const { side } = G.squadrons[id];
  const modifiers: Modifier[] = [];
  if (G.squadrons[other].side === side) modifiers.push(['friendly', DISENGAGE_MODIFIERS.friendly]);
  if (!sails(id)) modifiers.push(['oared', DISENGAGE_MODIFIERS.oared]);
  if (castle(G, id) < castle(G, other)) modifiers.push(['castleLower', DISENGAGE_MODIFIERS.castleLower]);
  if (marinesOn(G, id, opponentOf(side)).length > 0) modifiers.push(['boarded', DISENGAGE_MODIFIERS.boarded]);
  return modifiers;
}

export const grapple = action({
  name: 'grapple',
  case: '7.1.1',
  args: [SquadronArg, HexArg],
  refuse: (G, _player, id, hex) =>
    G.act ? (alreadyTried(G, G.act, id, 'grapple') ?? cannotGrapple(G, id, hex)) : violation('notActive', '5.1.2', { unit: id }),
  *choices(G) {
    for (const id of G.act?.squads ?? []) {
      if (!G.act || alreadyTried(G, G.act, id, 'grapple')) continue;
      for (const { hex } of waterAround(G.squadrons[id].hex ?? '')) if (!cannotGrapple(G, id, hex)) yield [id, hex] as const;
    }
  },
  perform(tools, player, id, hex) {
    const { G, dice, emit } = tools;
    const from = G.squadrons[id].hex;
    const target = topAt(G, hex);
    if (!G.act || from === null || target === undefined) return;
    G.act.done.push(id);
    const modifiers = grappleModifiers(G, id, target);
    const die = dice.die(6);
    const total = die + sumOf(modifiers);
    const row = total >= GRAPPLE ? 0 : 1;
    const at = [from, hex];
    emit({
      key: row ? 'grappleFailed' : 'grappled',
      case: '7.1.1',
      by: player,
      at,
      who: [id, target],
      roll: { dice: [die], modifiers, total, chart: 'grapple', row },
    });
    if (row === 0) addGrapple(G, from, hex);
    alarmAttacked(tools, target);
  },
});

export const disengage = action({
  name: 'disengage',
  case: '7.2.2',
  args: [SquadronArg, HexArg],
  refuse(G, _player, id, hex) {
    if (!G.act) return violation('notActive', '5.1.2', { unit: id });
    const refused = alreadyTried(G, G.act, id, 'disengage');
    if (refused) return refused;
    return grappledTogether(G, G.squadrons[id].hex ?? '', hex) ? undefined : violation('notGrappled', '7.2.2', { unit: id, hex });
  },
  *choices(G) {
    for (const id of G.act?.squads ?? []) {
      const { hex } = G.squadrons[id];
      if (!G.act || hex === null || alreadyTried(G, G.act, id, 'disengage')) continue;
      for (const other of grappledTo(G, hex)) yield [id, other] as const;
    }
  },
  perform(tools, player, id, hex) {
    const { G, dice, emit } = tools;
    const from = G.squadrons[id].hex;
    const other = topAt(G, hex);
    if (!G.act || from === null || other === undefined) return;
    (G.act.segment === 'maneuver' ? G.act.done : G.act.disengaged).push(id);
    const modifiers = disengageModifiers(G, id, other);
    const die = dice.die(6);
    const total = die + sumOf(modifiers);
    const row = total >= DISENGAGE ? 0 : 1;
    const at = [from, hex];
    emit({
      key: row ? 'disengageFailed' : 'disengaged',
      case: '7.2.2',
      by: player,
      at,
      who: [id, other],
      roll: { dice: [die], modifiers, total, chart: 'disengage', row },
    });
    if (row === 0) removeGrapple(G, from, hex);
  },
});
