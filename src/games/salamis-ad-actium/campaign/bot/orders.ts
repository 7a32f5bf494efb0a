import { sumOf } from '../../../../kit/modifiers.js';
import { CREW } from '../../data/intermediate.js';
import { FACES } from '../../data/shooting.js';
import { opponentOf, type Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { ASSAULT, CAMPAIGN_VICTORY, COSTS, INTERCEPTION, PERIL, PERIL_MONTH, PORTS, SUPPLY } from '../data/tables.js';
import { area, baseIn, byDistance, portsHeld, routeBetween } from '../rules/areas.js';
import { interceptionModifiers } from '../rules/battles.js';
import { enemiesIn, fleetIds, isSupplied } from '../rules/fleets.js';
import { seaworthiness } from '../rules/movement.js';
import { destinations } from '../rules/orders.js';
import type { Campaign, CampaignShip, FleetOrder, Stance } from '../state.js';
import { assaultChances, battleProspect } from './chances.js';
import { inVictoryPoints, musterWorth, type Scale, scaleOf } from './fitting.js';

// Enemies at sea: the chance to bring them to battle, and the value of patrols and blockades.

/** Number of moves within which an enemy may arrive this month. */
const REACH = 2;
/** Chance that an enemy within `REACH` arrives. */
const COMES = 0.5;
/** Chance that a weaker enemy in port comes out to fight. */
const SALLIES = 0.35;

/** Weight of the income that a blockade denies. */
const CUT = 0.3;
/** Weight of a battle with fleets that leave the blockaded port. */
const OUT = 0.4;

/** Returns the campaign with the fleets' stance replaced, to compute interceptions. */
const under = (camp: Campaign, fleets: readonly string[], stance: Stance): Campaign => ({
  ...camp,
  fleets: { ...camp.fleets, ...Object.fromEntries(fleets.map((id) => [id, { ...camp.fleets[id], stance }])) },
});

/** Returns the chance that fleets in a stance force unwilling fleets to battle [12.5]. */
function catches({ camp }: Scale, ours: readonly string[], theirs: readonly string[], stance: Stance): number {
  const edge = sumOf(interceptionModifiers(under(camp, ours, stance), ours, theirs));
  return Math.max(0, Math.min(FACES, FACES + 1 - (INTERCEPTION.target - edge))) / FACES;
}

/** Returns the chance that enemies fight arriving fleets: 1 if the odds favour the enemies, otherwise the chance of being caught. */
function stands(scale: Scale, at: string, ours: readonly string[], theirs: readonly string[], stance: Stance): number {
  const { camp, side } = scale;
  if (battleProspect(scale, ours, theirs).value < 0) return 1;
  const ships = theirs.reduce((sum, id) => sum + camp.fleets[id].ships.length, 0);
  const enemy = opponentOf(side);
  if (portsHeld(camp, at, enemy).length && baseIn(camp, at, enemy) >= ships) return SALLIES;
  return catches(scale, ours, theirs, stance);
}

/** Returns the value of a patrol, which is that of the best expected battle. */
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

/** Returns the value of a blockade: income denied, and battles with weaker fleets. */
function blockade(scale: Scale, at: string, ours: readonly string[]): number {
  const { camp, side } = scale;
  const cut = portsHeld(camp, at, opponentOf(side)).reduce((sum, port) => sum + PORTS[area(camp, at).ports[port].size].income, 0);
  const here = enemiesIn(camp, at, side);
  const battle = here.length ? battleProspect(scale, ours, here).value : 0;
  return (
    (CUT * cut) / CAMPAIGN_VICTORY.pointsPerShips + OUT * Math.max(0, battle) * (here.length ? catches(scale, ours, here, 'blockade') : 0)
  );
}

/** Fraction of a ship's points lost per damage level. */
const HURT = 0.1;
const faces = (upTo: number): number => Math.max(0, Math.min(FACES, upTo)) / FACES;

function toll({ camp, worth }: Scale, fleet: string, lost: number, hurt: number, adds: (ship: string) => number): number {
  const points = camp.fleets[fleet].ships.reduce((sum, id) => {
    const gone = faces(lost - adds(id));
    return sum + worth[id] * (gone + HURT * (faces(hurt - adds(id)) - gone));
  }, 0);
  return inVictoryPoints(points);
}

function stormChance(camp: Campaign, fleet: string): number {
  const commander = Math.max(-PERIL.commanderCap, Math.min(PERIL.commanderCap, camp.fleets[fleet].officer.mod));
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b + PERIL_MONTH[camp.month] + commander <= PERIL.storm) ways += 1;
  return ways / 36;
}

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

const hungerOf = (scale: Scale, fleet: string): number =>
  toll(scale, fleet, SUPPLY.lost, SUPPLY.suffers, (id) => CREW[scale.camp.ships[id].crew].mod);

interface FleetPlan extends FleetOrder {
  readonly end: string;
  /** Expected victory points, beyond those of the other fleets' plans. */
  readonly value: number;
  readonly takes: number;
  readonly breaches: number;
}

/** Value, per damaged ship, of a port that can repair ships. */
const MENDING = 0.4;
/** Number of moves within which enemies may attack. */
const NEAR = 2;
/** Weight of the threat from enemies within `NEAR` moves. */
const DANGER = 0.3;
/** Minimum chance to take a port or breach its walls at which the bot assaults. */
const LEAST_CHANCE = 0.06;
/** Weight of the price of troops that fall in an assault. */
const MEN = 0.1;
/** Value of breaching walls, as a fraction of the port's points. */
const BREACH = 0.4;
/** Minimum number of ships for a fleet to be alone without penalty. */
const TINY = 3;
/** Penalty for a lone fleet with fewer than `TINY` ships. */
const ALONE = 1.5;
/** Penalty for the first month without supply, which causes no losses yet. */
const UNSUPPLIED = 0.3;
/** Value per ship of a move towards the enemy's ports. */
const ADVANCE = 0.05;
/** Number of planning rounds. Each starts from the plans of the previous round. */
const COUNCILS = 2;

const worthOf = (camp: Campaign, at: string, port: string): number => area(camp, at).ports[port].worth;

const distanceToEnemy = (camp: Campaign, side: Side, at: string): number =>
  byDistance(camp, at, true).find(([to]) => portsHeld(camp, to, opponentOf(side)).length > 0)?.[1] ?? 0;

function threat(scale: Scale, at: string, ours: readonly string[]): number {
  const { camp, side } = scale;
  const near = byDistance(camp, at).filter(([, moves]) => moves > 0 && moves <= NEAR);
  const threats = near.map(([to]) => enemiesIn(camp, to, side)).filter((theirs) => theirs.length > 0);
  return threats.reduce((worst, theirs) => Math.min(worst, battleProspect(scale, ours, theirs).value), 0);
}

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

/** Returns the expected victory points of the troops that fall in an assault; 0 in the last month. */
function fallen(camp: Campaign, id: string, takes: number, breaches: number): number {
  if (camp.turn >= camp.turns) return 0;
  const troops = camp.fleets[id].ships.reduce((sum, ship) => sum + menOf(camp.ships[ship]), 0);
  const pct = ASSAULT.repulsedLoss * (1 - takes - breaches) + ASSAULT.successLoss * (takes + breaches);
  return MEN * inVictoryPoints(((troops * pct) / 100) * COSTS.troops);
}

const menOf = ({ heavy, normal, archers }: CampaignShip): number => heavy + normal + archers;

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
      const gain = (takes + later * breaches) * worthOf(camp, at, port) - fallen(camp, id, takes, breaches);
      return { port, takes, breaches, value: gain * open };
    })
    .filter(({ takes, breaches }) => takes + breaches >= LEAST_CHANCE)
    .sort((a, b) => b.value - a.value)[0];
}

/** Returns the value to a fleet of being in an area next month, ignoring enemies. */
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

/** Returns the stances to consider at the end of a path; no blockade if a friendly fleet assaults there. */
function intents(scale: Scale, end: string, together: readonly string[], friendsAssault: boolean): Stance[] {
  const { camp, side } = scale;
  const quiet: Stance = threat(scale, end, together) < 0 ? 'avoid' : 'patrol';
  if (!portsHeld(camp, end, opponentOf(side)).length) return [quiet];
  return friendsAssault ? ['assault', quiet] : ['assault', 'blockade', quiet];
}

function plan(scale: Scale, id: string, path: readonly string[], others: readonly FleetPlan[]): FleetPlan {
  const end = path.at(-1) ?? scale.camp.fleets[id].area;
  const friends = others.filter((other) => other.end === end);
  const together = [id, ...friends.map((other) => other.fleet)];
  const friendsAssault = friends.some(({ port }) => port !== undefined);
  return intents(scale, end, together, friendsAssault)
    .flatMap((stance) => planWith(scale, id, path, others, stance) ?? [])
    .reduce((best, each) => (each.value > best.value ? each : best));
}

/** Returns the plan for a stance; undefined for an assault without a port worth it. */
function planWith(scale: Scale, id: string, path: readonly string[], others: readonly FleetPlan[], stance: Stance): FleetPlan | undefined {
  const { camp, side } = scale;
  const fleet = camp.fleets[id];
  const end = path.at(-1) ?? fleet.area;
  const enemies = enemiesIn(camp, end, side);
  const friends = others.filter((other) => other.end === end).map((other) => other.fleet);
  const together = [id, ...friends];
  const target = stance === 'assault' ? bestPort(scale, id, end, others) : undefined;
  const home = portsHeld(camp, end, side).length > 0;
  if (stance === 'assault' && !target) return undefined;
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

/** Returns the chance that no enemies remain in an area when ports are assaulted. */
const clears = (scale: Scale, at: string, ours: readonly string[], theirs: readonly string[]): number =>
  theirs.length ? stands(scale, at, ours, theirs, 'assault') * battleProspect(scale, ours, theirs).wins : 1;

/** Returns the paths to consider: staying, normal routes, and one perilous route, alone or with one normal route. */
function ways(camp: Campaign, from: string): string[][] {
  const { adjacent, perilous } = area(camp, from);
  const after = perilous.flatMap((to) => area(camp, to).adjacent.map((next) => [to, next]));
  const before = adjacent.flatMap((next) => area(camp, next).perilous.map((to) => [next, to]));
  return [...destinations(camp, from), ...after, ...before].filter((path) => !path.includes(from));
}

/** Returns plans for all fleets, starting with the largest. */
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

export const campaignOrders = (view: Salamis, side: Side): FleetOrder[] =>
  view.camp
    ? plansFor(scaleOf(view, view.camp, side)).map(({ fleet, path, stance, port }) => ({
        fleet,
        path,
        stance,
        ...(port !== undefined && { port }),
      }))
    : [];

/** Returns a side's expected gain in victory points this month. */
export const prospects = (scale: Scale): number => {
  const plans: FleetPlan[] = [];
  for (const { fleet, path } of plansFor(scale)) plans.push(plan(scale, fleet, path, plans));
  return plans.reduce((sum, { value }) => sum + value, 0);
};
