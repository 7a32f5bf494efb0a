import { sumOf } from '../../../../kit/modifiers.js';
import { CREW } from '../../data/intermediate.js';
import { FACES } from '../../data/shooting.js';
import { opponentOf, type Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { CAMPAIGN_VICTORY, INTERCEPTION, PERIL, PERIL_MONTH, PORTS, SUPPLY } from '../data/tables.js';
import { area, baseIn, byDistance, portsHeld, routeBetween } from '../rules/areas.js';
import { interceptionModifiers } from '../rules/battles.js';
import { enemiesIn, fleetIds, isSupplied } from '../rules/fleets.js';
import { seaworthiness } from '../rules/movement.js';
import { destinations } from '../rules/orders.js';
import type { Campaign, FleetOrder, Stance } from '../state.js';
import { assaultChances, battleProspect } from './chances.js';
import { inVictoryPoints, musterWorth, type Scale, scaleOf } from './fitting.js';

// Enemies at sea: how likely they are brought to battle, and what lying in wait for them promises.

/** Areas so far away an enemy may come from within a month. */
const REACH = 2;
/** How often the enemy comes: for each possible route, more for a port of ours. */
const COMES = 0.5;
/** How often a weaker enemy in port accepts battle. */
const SALLIES = 0.35;

/** Weights of the blockaded income and of battle with fleets that leave. */
const CUT = 0.3;
const OUT = 0.4;

/** The campaign with fleets under a stance, as an interception would see them. */
const under = (camp: Campaign, fleets: readonly string[], stance: Stance): Campaign => ({
  ...camp,
  fleets: { ...camp.fleets, ...Object.fromEntries(fleets.map((id) => [id, { ...camp.fleets[id], stance }])) },
});

/** The chance that fleets under a stance bring others to battle who would rather not [12.5]. */
function catches({ camp }: Scale, ours: readonly string[], theirs: readonly string[], stance: Stance): number {
  const edge = sumOf(interceptionModifiers(under(camp, ours, stance), ours, theirs));
  return Math.max(0, Math.min(FACES, FACES + 1 - (INTERCEPTION.target - edge))) / FACES;
}

/** How likely enemies who lie in an area fight fleets that come there: gladly where it pays them, else if they are caught. */
function stands(scale: Scale, at: string, ours: readonly string[], theirs: readonly string[], stance: Stance): number {
  const { camp, side } = scale;
  if (battleProspect(scale, ours, theirs).value < 0) return 1;
  const ships = theirs.reduce((sum, id) => sum + camp.fleets[id].ships.length, 0);
  const enemy = opponentOf(side);
  if (portsHeld(camp, at, enemy).length && baseIn(camp, at, enemy) >= ships) return SALLIES;
  return catches(scale, ours, theirs, stance);
}

/** What lying in wait in an area promises: the best of the enemies who may come there, or pass through. */
function ambush(scale: Scale, at: string, ours: readonly string[]): number {
  const { camp, side } = scale;
  let best = 0;
  for (const [from, moves] of byDistance(camp, at)) {
    if (moves === 0 || moves > REACH) continue;
    const theirs = enemiesIn(camp, from, side);
    if (!theirs.length) continue;
    const { value } = battleProspect(scale, ours, theirs);
    if (value <= 0) continue;
    best = Math.max(best, (value * COMES * catches(scale, ours, theirs, 'patrol')) / moves);
  }
  return best;
}

/** What lying before the enemy's ports promises: income cut off, and battle with the weaker fleet that would go out. */
function blockade(scale: Scale, at: string, ours: readonly string[]): number {
  const { camp, side } = scale;
  const cut = portsHeld(camp, at, opponentOf(side)).reduce((sum, port) => sum + PORTS[area(camp, at).ports[port].size].income, 0);
  const here = enemiesIn(camp, at, side);
  const battle = here.length ? battleProspect(scale, ours, here).value : 0;
  return (
    (CUT * cut) / CAMPAIGN_VICTORY.pointsPerShips + OUT * Math.max(0, battle) * (here.length ? catches(scale, ours, here, 'blockade') : 0)
  );
}

// What the sea and hunger may cost a fleet, in victory points.

/** Share of a ship's worth that a level of damage is worth. */
const HURT = 0.1;
const faces = (upTo: number): number => Math.max(0, Math.min(FACES, upTo)) / FACES;

/** Expected loss of ships that each roll a d10 with a modifier. */
function toll({ camp, worth }: Scale, fleet: string, lost: number, hurt: number, adds: (ship: string) => number): number {
  const points = camp.fleets[fleet].ships.reduce((sum, id) => {
    const gone = faces(lost - adds(id));
    return sum + worth[id] * (gone + HURT * (faces(hurt - adds(id)) - gone));
  }, 0);
  return inVictoryPoints(points);
}

/** The chance of a storm on a perilous route this month: two dice, and what month and commander add. */
function stormChance(camp: Campaign, fleet: string): number {
  const commander = Math.max(-PERIL.commanderCap, Math.min(PERIL.commanderCap, camp.fleets[fleet].officer.mod));
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b + PERIL_MONTH[camp.month] + commander <= PERIL.storm) ways += 1;
  return ways / 36;
}

/** What the perilous routes of a path cost. */
function perilOf(scale: Scale, fleet: string, path: readonly string[]): number {
  const { camp } = scale;
  let at = camp.fleets[fleet].area;
  let crossings = 0;
  for (const to of path) {
    if (routeBetween(camp, at, to) === 'perilous') crossings += 1;
    at = to;
  }
  if (!crossings) return 0;
  return crossings * stormChance(camp, fleet) * toll(scale, fleet, PERIL.lost, PERIL.damaged, (id) => seaworthiness(camp.ships[id]));
}

/** What a month without supply costs. */
const hungerOf = (scale: Scale, fleet: string): number =>
  toll(scale, fleet, SUPPLY.lost, SUPPLY.suffers, (id) => CREW[scale.camp.ships[id].crew].mod);

// Where the campaign bot sends its fleets.

interface FleetPlan extends FleetOrder {
  /** Where its path ends. */
  readonly end: string;
  /** Victory points that it adds to what the others hope for. */
  readonly value: number;
  /** The chances that its assault succeeds, and that it breaches the walls. */
  readonly takes: number;
  readonly breaches: number;
}

/** What it is worth to lie where damage is mended, for each ship. */
const MENDING = 0.4;
/** Enemies so near may come, and how much of the harm they could do is counted. */
const NEAR = 2;
const DANGER = 0.3;
/** Share of a port's worth that a breach in its walls is worth. */
const BREACH = 0.4;
/** A fleet alone of fewer ships stays at home, or goes to others; what it costs it not to. */
const TINY = 3;
const ALONE = 1.5;
/** A first month without supply does no harm yet. */
const UNSUPPLIED = 0.3;
/** Drawing nearer to the enemy's ports, for each ship. */
const ADVANCE = 0.05;
/** How often all fleets think again, knowing where the others mean to go. */
const COUNCILS = 2;

/** The victory points of a port for its captor. */
const worthOf = (camp: Campaign, at: string, port: string): number => area(camp, at).ports[port].worth;

/** Moves to the nearest port of the enemy. */
const distanceToEnemy = (camp: Campaign, side: Side, at: string): number =>
  byDistance(camp, at, true).find(([to]) => portsHeld(camp, to, opponentOf(side)).length > 0)?.[1] ?? 0;

/** The worst battle that fleets in an area may be brought to by enemies who are near; 0 where none is bad. */
function threat(scale: Scale, at: string, ours: readonly string[]): number {
  const { camp, side } = scale;
  const near = byDistance(camp, at).filter(([, moves]) => moves > 0 && moves <= NEAR);
  const threats = near.map(([to]) => enemiesIn(camp, to, side)).filter((theirs) => theirs.length > 0);
  return threats.reduce((worst, theirs) => Math.min(worst, battleProspect(scale, ours, theirs).value), 0);
}

/** Victory points at stake for fleets in an area, in battle with present or expected enemies. */
function stake(scale: Scale, at: string, ours: readonly string[], stance: Stance): number {
  const { camp, side } = scale;
  if (!ours.length) return 0;
  const here = enemiesIn(camp, at, side);
  if (here.length) return stands(scale, at, ours, here, stance) * battleProspect(scale, ours, here).value;
  const wait = stance === 'patrol' ? ambush(scale, at, ours) : 0;
  return camp.turn >= camp.turns ? wait : wait + DANGER * threat(scale, at, ours);
}

interface Target {
  readonly port: string;
  readonly value: number;
  readonly takes: number;
  readonly breaches: number;
}

/** The best that an enemy port of an area promises a fleet, with what others leave of it: fleets of one area assault together. */
function bestPort({ camp, side }: Scale, id: string, at: string, others: readonly FleetPlan[]): Target | undefined {
  const theirs = others.find(({ end, port }) => end === at && port !== undefined)?.port;
  return portsHeld(camp, at, opponentOf(side))
    .filter((port) => theirs === undefined || port === theirs)
    .map((port): Target => {
      const rivals = others.filter((other) => other.port === port);
      const open = rivals.reduce((left, { takes }) => left * (1 - takes), 1);
      const whole = rivals.reduce((left, { breaches }) => left * (1 - breaches), 1);
      const { takes, breaches } = assaultChances(camp, id, at, port, 1 - whole);
      const later = camp.turn < camp.turns ? BREACH : 0;
      return { port, takes, breaches, value: (takes + later * breaches) * open * worthOf(camp, at, port) };
    })
    .sort((a, b) => b.value - a.value)[0];
}

/** What lying in an area for the next month is worth, apart from its enemies. */
function berth(scale: Scale, id: string, at: string, stays: boolean): number {
  const { camp, side } = scale;
  const { ships, outOfSupply } = camp.fleets[id];
  const home = portsHeld(camp, at, side);
  if (camp.turn >= camp.turns) return 0;
  const hurt = ships.filter((ship) => camp.ships[ship].dmg > 0).length;
  const docks = home.reduce((sum, port) => sum + PORTS[area(camp, at).ports[port].size].repairs, 0);
  const hunger = isSupplied(camp, at, side) ? 0 : outOfSupply ? hungerOf(scale, id) : UNSUPPLIED;
  const far = hurt > ships.length / 2 ? 0 : distanceToEnemy(camp, side, at) * ADVANCE * ships.length;
  return Math.min(hurt, docks) * MENDING + musterWorth(scale, id, at, stays) - hunger - far;
}

/**
 * Stances for the end of a path: assault with friendly fleets, blockade, patrol, or avoid a stronger enemy.
 */
function intents(scale: Scale, end: string, together: readonly string[], friendsAssault: boolean): Stance[] {
  const { camp, side } = scale;
  const quiet: Stance = threat(scale, end, together) < 0 ? 'avoid' : 'patrol';
  if (!portsHeld(camp, end, opponentOf(side)).length) return [quiet];
  return friendsAssault ? ['assault'] : ['assault', 'blockade', quiet];
}

function plan(scale: Scale, id: string, path: readonly string[], others: readonly FleetPlan[]): FleetPlan {
  const end = path.at(-1) ?? scale.camp.fleets[id].area;
  const friends = others.filter((other) => other.end === end);
  const together = [id, ...friends.map((other) => other.fleet)];
  const friendsAssault = friends.some(({ port }) => port !== undefined);
  return intents(scale, end, together, friendsAssault)
    .map((stance) => planWith(scale, id, path, others, stance))
    .reduce((best, each) => (each.value > best.value ? each : best));
}

function planWith(scale: Scale, id: string, path: readonly string[], others: readonly FleetPlan[], stance: Stance): FleetPlan {
  const { camp, side } = scale;
  const fleet = camp.fleets[id];
  const end = path.at(-1) ?? fleet.area;
  const enemies = enemiesIn(camp, end, side);
  const friends = others.filter((other) => other.end === end).map((other) => other.fleet);
  const together = [id, ...friends];
  const target = stance === 'assault' ? bestPort(scale, id, end, others) : undefined;
  const home = portsHeld(camp, end, side).length > 0;
  let value = berth(scale, id, end, !path.length) - perilOf(scale, id, path) - path.length * 0.01;
  value += stake(scale, end, together, stance) - stake(scale, end, friends, stance);
  if (stance === 'blockade') value += blockade(scale, end, together) - (friends.length ? blockade(scale, end, friends) : 0);
  if (target) value += target.value * clears(scale, end, together, enemies);
  for (const on of path.slice(0, -1)) {
    const patrols = enemiesIn(camp, on, side);
    if (patrols.length) value += battleProspect(scale, [id], patrols).value;
  }
  const alone = fleet.ships.length < TINY && !friends.length && (!home || enemies.length > 0);
  if (alone && camp.turn < camp.turns) value -= ALONE;
  return {
    fleet: id,
    path: [...path],
    stance,
    ...(target && { port: target.port }),
    end,
    value,
    takes: target?.takes ?? 0,
    breaches: target?.breaches ?? 0,
  };
}

/** The chance that fleets have an area to themselves when the ports are assaulted. */
const clears = (scale: Scale, at: string, ours: readonly string[], theirs: readonly string[]): number =>
  theirs.length ? stands(scale, at, ours, theirs, 'assault') * battleProspect(scale, ours, theirs).wins : 1;

/** Paths that a fleet may take: to where normal routes lead, and over one perilous route with a normal one before or after it. */
function ways(camp: Campaign, from: string): string[][] {
  const { adjacent, perilous } = area(camp, from);
  const after = perilous.flatMap((to) => area(camp, to).adjacent.map((next) => [to, next]));
  const before = adjacent.flatMap((next) => area(camp, next).perilous.map((to) => [next, to]));
  return [...destinations(camp, from), ...after, ...before].filter((path) => !path.includes(from));
}

/** The best plan for every fleet, the largest first; then again, with what the others mean to do. */
function plansFor(scale: Scale): FleetPlan[] {
  const { camp, side } = scale;
  const ids = [...fleetIds(camp, side)].sort((a, b) => camp.fleets[b].ships.length - camp.fleets[a].ships.length);
  const plans = new Map<string, FleetPlan>();
  for (let council = 0; council < COUNCILS; council++) {
    for (const id of ids) {
      const others = [...plans.values()].filter(({ fleet }) => fleet !== id);
      const all = ways(camp, camp.fleets[id].area).map((path) => plan(scale, id, path, others));
      plans.set(
        id,
        all.reduce((best, each) => (each.value > best.value ? each : best)),
      );
    }
  }
  return [...plans.values()];
}

/** Orders for every fleet. */
export const campaignOrders = (view: Salamis, side: Side): FleetOrder[] =>
  view.camp
    ? plansFor(scaleOf(view, view.camp, side)).map(({ fleet, path, stance, port }) => ({
        fleet,
        path,
        stance,
        ...(port !== undefined && { port }),
      }))
    : [];

/** What a side hopes for from its fleets as they are, or as they might be, in a month: each adds to those before it. */
export const prospects = (scale: Scale): number => {
  const plans: FleetPlan[] = [];
  for (const { fleet, path } of plansFor(scale)) plans.push(plan(scale, fleet, path, plans));
  return plans.reduce((sum, { value }) => sum + value, 0);
};
