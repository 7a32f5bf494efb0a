import { FORT } from '../../data/shooting.js';
import { ahead, overlap, type Pose, rect, type Shape } from '../../geometry/shapes.js';
import type { Side } from '../../sides.js';
import type { Edge, Salamis } from '../../state.js';
import { crewTest, removeShip } from '../basics/damage.js';
import { actOf, broughtBy, ship, sizeOf, type Tools, towBy, troops, type Violation, violation } from '../basics/ships.js';
import { shakenRefusal } from '../intermediate/squadronMorale.js';
import { type Contact, hasOars } from '../ramming/contact.js';
import { resolveRake, slide } from '../ramming/rake.js';
import { resolveRam } from '../ramming/ram.js';
import { victoryOf } from '../settingUp/scenarioRules.js';
import { nerveHolds } from '../specialWeapons/firePots.js';
import { beginActivation, engage } from './activation.js';
import { forgetFallen, shoalsUnder, sound, strand } from './grounding.js';
import { orderRefusal, stuckRefusal } from './legality.js';
import { avoidFriend, bump, FULL_REACH, type Waters, watersOf, watersWithin } from './memory.js';
import { type Order, policyOf } from './order.js';
import { type Path, runPath, wayOf } from './path.js';
import { isFree, lastTowable, wakeOf } from './towing.js';
import type { Judge } from './walk.js';

// Leaving the table [5.4], and scenario objectives [10.3].

const LANDING_PARTY = 3;

const ownUnrouted = (G: Salamis, id: string): boolean => {
  const { prize, side, sq } = ship(G, id);
  return prize === null && side === broughtBy(G, id) && G.squadrons[sq].state !== 'routed';
};

const canLand = (G: Salamis, id: string): boolean => ownUnrouted(G, id) && troops(ship(G, id)) + ship(G, id).oarsmen >= LANDING_PARTY;

function fateOver(G: Salamis, id: string, edge: Edge, x: number, y: number): 'fled' | 'escaped' | 'landed' {
  const victory = victoryOf(G);
  if (victory.type === 'standard' || ship(G, id).side !== victory.side) return 'fled';
  if (victory.type === 'breakout') return victory.edges.includes(edge) && ownUnrouted(G, id) ? 'escaped' : 'fled';
  const along = edge === 'N' || edge === 'S' ? x : y;
  const way = victory.zones.some((zone) => zone.kind === 'exit' && zone.edge === edge && zone.from <= along && along <= zone.to);
  return way && canLand(G, id) ? 'landed' : 'fled';
}

function leaveTable(tools: Tools, id: string, edge: Edge): void {
  const vessel = ship(tools.G, id);
  removeShip(tools, id, fateOver(tools.G, id, edge, vessel.at.x, vessel.at.y), '5.4');
}

function landIfWanted(tools: Tools, id: string, land: string): void {
  const { G } = tools;
  const victory = victoryOf(G);
  if (victory.type !== 'landings' || ship(G, id).side !== victory.side) return;
  const wanted = victory.zones.some((zone) => zone.kind === 'beach' && zone.land === land);
  if (wanted && canLand(G, id)) removeShip(tools, id, 'landed', '10.3');
}

// Carrying out a move [5].

/** Returns why a ship eligible for activation may not make this move. Pass `waters` if known. */
export function moveRefusal(view: Salamis, id: string, order: Order, waters: Waters = watersOf(view, id)): Violation | undefined {
  return (
    stuckRefusal(view, id) ??
    orderRefusal(view, id, order) ??
    shakenRefusal(view, id, order, waters) ??
    rakeRefusal(view, id, order, waters)
  );
}

/** Returns why an order to rake is not allowed. The target must have oars [7.5]. */
function rakeRefusal(view: Salamis, id: string, order: Order, waters: Waters): Violation | undefined {
  if (order.contact !== 'rake') return undefined;
  const target = runPath(view, id, order, waters).contact?.target;
  if (target === undefined || isFriend(view, ship(view, id).side, target) || hasOars(ship(view, target))) return undefined;
  return violation('noOarsToRake', '7.5', { ship: target });
}

function breaks({ G, dice, emit }: Tools, id: string, fort: string): boolean {
  const die = dice.die(10);
  const broken = die >= FORT.boom.breakOn;
  emit({ key: 'boom', case: '7.5', who: [id, fort], values: { broken }, roll: { dice: [die] } });
  const { boom } = G.forts[fort];
  if (broken && boom) boom.state = 'broken';
  return broken;
}

const judgeFor = (tools: Tools, id: string): Judge => ({
  test: (what, ruleCase, modifiers) => crewTest(tools, id, what, ruleCase, modifiers),
  breaks: (fort) => breaks(tools, id, fort),
});

export function move(tools: Tools, id: string, order: Order): void {
  const { G } = tools;
  const vessel = ship(G, id);
  const act = actOf(G, id);
  act.done = true;
  if (order.approach) act.approach = true;
  beginActivation(tools, id);
  if (order.mode === 'sail' && vessel.sails !== 'set') return;
  if (order.burst) {
    vessel.bursts -= 1;
    act.burst = true;
  }
  const waters = order.approach ? watersOf(G, id) : watersWithin(G, id, FULL_REACH);
  const judge = judgeFor(tools, id);
  let bursting = order.burst ?? false;
  const path = runPath(G, id, order, waters, {
    ...judge,
    test(what, ruleCase, modifiers) {
      const passed = judge.test(what, ruleCase, modifiers);
      if (what === 'burst') bursting = passed;
      return passed;
    },
  });
  forgetFallen(G, id);
  const tow = towBy(G, id)?.[1].b;
  const ended = tow === undefined ? settle(tools, id, path, waters) : settleWithTow(tools, id, tow, path, waters);
  if (ended) arrive(tools, id, order, path, bursting, waters);
}

/** Returns, for the log, what a ship grazes while turning: a ship, land or a boom. */
function grazedBy({ G }: Tools, id: string, grazed: Pose, waters: Waters): { target: string } | { obstacle: 'land' | 'boom' } {
  const base = rect(grazed, sizeOf(ship(G, id)));
  const isHit = ({ shape }: { readonly shape: Shape }): boolean => overlap(base, shape);
  const target = waters.ships.find(isHit)?.id;
  return target !== undefined ? { target } : { obstacle: waters.land.some(isHit) ? 'land' : 'boom' };
}

function settle(tools: Tools, id: string, path: Path, waters: Waters): true {
  const { G, emit } = tools;
  const { end, contact, grazed } = path;
  ship(G, id).at = path.place;
  emit({
    key: 'moves',
    case: '5.1',
    who: [id],
    values: {
      ...(end !== 'whole' && { end }),
      ...(contact && { target: contact.target }),
      ...(end === 'graze' && grazed && grazedBy(tools, id, grazed, waters)),
      way: wayOf(path),
    },
  });
  return true;
}

/**
 * Moves a towing ship to the last point where its tow fits behind it.
 * @returns whether that point is the end of its path
 */
function settleWithTow(tools: Tools, id: string, tow: string, path: Path, waters: Waters): boolean {
  const { G } = tools;
  const last = lastTowable(G, id, tow, path, waters);
  if (!last) {
    tools.emit({ key: 'towBlocked', case: '5.4', who: [id, tow] });
    return false;
  }
  settle(tools, id, { ...path, place: last.place, legs: last.legs }, waters);
  follow(tools, id, tow);
  return last.cut === 0;
}

function follow(tools: Tools, id: string, tow: string): void {
  const { G } = tools;
  const before = shoalsUnder(G, tow);
  const towed = ship(G, tow);
  const from = [towed.at.x, towed.at.y, towed.at.h];
  towed.at = wakeOf(G, ship(G, id).at, id, tow);
  tools.emit({ key: 'towed', case: '5.4', who: [tow, id], values: { legs: [from, [towed.at.x, towed.at.y, towed.at.h]] } });
  sound(tools, tow, before);
}

function arrive(tools: Tools, id: string, order: Order, path: Path, burst: boolean, waters: Waters): void {
  if (path.end === 'left' && path.edge) leaveTable(tools, id, path.edge);
  if (path.end === 'aground') strand(tools, id, 'aground', '5.6');
  if (path.end === 'beach' && path.at !== undefined) {
    strand(tools, id, 'beached', '5.4');
    landIfWanted(tools, id, path.at);
  }
  if (path.end === 'contact' && path.contact) resolveContact(tools, id, order, path, path.contact, burst, waters);
}

const isFriend = (G: Salamis, side: Side | null, target: string): boolean => ship(G, target).side === side;

function resolveContact(tools: Tools, id: string, order: Order, path: Path, contact: Contact, burst: boolean, waters: Waters): void {
  const { G } = tools;
  const { target } = contact;
  if (isFriend(G, ship(G, id).side, target)) {
    avoidFriend(tools, id, target);
    return;
  }
  engage(tools, id);
  engage(tools, target);
  if (policyOf(order) === 'halt') return;
  const act = actOf(G, id);
  if (order.contact === 'ram' && contact.ram) {
    if (contact.aspect === 'bow' && !nerveHolds(tools, id, target)) return;
    act.rammed = target;
    resolveRam(tools, id, contact, burst);
  } else if (order.contact === 'rake' && contact.rake) {
    resolveRake(tools, id, contact);
    slidePast(tools, id, target, path.rest, waters);
  } else {
    act.rammed = target;
    bump(tools, id, contact, path.allowance);
  }
}

/** Moves a raking ship past its target, aside if necessary [7.5]. A towing ship moves only if the tow can follow. */
function slidePast(tools: Tools, id: string, target: string, rest: number, waters: Waters): void {
  const { G, emit } = tools;
  const found = slide(G, id, target, rest, waters);
  if (!found) return;
  const vessel = ship(G, id);
  const [x, y] = ahead(found.at.x, found.at.y, vessel.at.h, rest);
  const at = { ...vessel.at, x, y };
  const tow = towBy(G, id)?.[1].b;
  if (tow !== undefined && (ship(G, tow).aground || !isFree(G, tow, wakeOf(G, at, id, tow), waters))) return;
  const from = [vessel.at.x, vessel.at.y, vessel.at.h];
  vessel.at = at;
  emit({ key: 'slides', case: '7.5', who: [id, target], values: { mm: rest, aside: found.aside, legs: [from, [x, y, vessel.at.h]] } });
  if (tow !== undefined) follow(tools, id, tow);
}
