import type { Dice } from '../../../kit/dice.js';
import { drawOne } from '../../../kit/drawing.js';
import { opponentOf, SIDES, type Side, STANDINGS, TF, type UnitId } from '../ids.js';
import { unitRefusal } from '../rules/landCombat/assault.js';
import { landWays } from '../rules/landCombat/losses.js';
import { attackers, defenders } from '../rules/landCombat/strength.js';
import { around, distance } from '../rules/map.js';
import { fighters, waysToLose } from '../rules/navalCombat/losses.js';
import { goesAlong } from '../rules/navalMovement/grouping/parting.js';
import { coastalAllowance, isCoastalPath, keelOf, stepRefusal } from '../rules/navalMovement/seaRoutes.js';
import { allowanceOf } from '../rules/navalMovement/wind.js';
import { armiesAt, fleetIds, isFleet, isHex, leadersAshore, shipsOf } from '../rules/units.js';
import { type Pending, phasing, type Voyage, type WarWithSpain } from '../state.js';

/** Returns a random subset, in which each element has a chance of 1 in 2. */
const some = <T>(things: readonly T[], dice: Dice): T[] => things.filter(() => dice.die(2) === 1);

/** Like `some`, but never returns an empty subset. */
function somebody<T>(things: readonly T[], dice: Dice): T[] {
  const chosen = some(things, dice);
  return chosen.length || !things.length ? chosen : [drawOne(things, dice)];
}

export function withStanding(view: WarWithSpain, me: Side | null, dice: Dice): WarWithSpain {
  const standing = { ...view.standing };
  const passing = { ...view.passing };
  const { pending } = view;
  for (const side of SIDES) {
    if (side === me) continue;
    standing[side] = pending?.step === 'intercept' && pending.side === side ? 'ask' : drawOne(STANDINGS, dice);
    passing[side] = dice.die(2) === 1;
  }
  const standingSet = phasing(view) === me ? view.standingSet : view.stage === 'sailing' && dice.die(2) === 1;
  return { ...view, standing, passing, standingSet };
}

/** Returns at random whether the enemy lets the moving fleet pass. */
function letPass(view: WarWithSpain, { side, letPass: said }: Voyage, me: Side | null, dice: Dice): Voyage['letPass'] {
  const enemy = opponentOf(side);
  if (enemy === me || !fleetIds(view, enemy).length) return said;
  return view.pending?.step === 'intercept' ? 'no' : drawOne(['no', 'hex', 'move'] as const, dice);
}

const crewOf = (G: WarWithSpain, { who }: Voyage): UnitId[] => (who === TF ? [TF] : [...shipsOf(G, who)]);

/** Returns a random remainder of a route: `hexes` hexes, or as many as the ships can sail. */
function wayOn(G: WarWithSpain, voyage: Voyage, ships: readonly UnitId[], hexes: number, dice: Dice): string[] {
  const keel = keelOf(voyage.side, ships);
  const path: string[] = [];
  const been = new Set([voyage.at, ...voyage.wake]);
  for (let from = voyage.at; path.length < hexes; ) {
    const open = around(from).filter(
      (to) => !been.has(to) && !stepRefusal(G, keel, from, to) && (voyage.kind !== 'coastal' || isCoastalPath(from, [to])),
    );
    if (!open.length) return path;
    from = drawOne(open, dice);
    been.add(from);
    path.push(from);
  }
  return path;
}

function hexesLeft(G: WarWithSpain, voyage: Voyage, ships: readonly UnitId[]): readonly [number, number] {
  const { who, at, kind, taken, storm } = voyage;
  const start = who === TF ? G.naval[TF]?.start : isFleet(who) ? G.fleets[who]?.start : at;
  const before = start !== undefined && isHex(start) ? distance(start, at) : 0;
  const all = kind === 'coastal' ? coastalAllowance(G, ships) : allowanceOf(G, ships, 0);
  if (G.pending?.step === 'sailOn') return [storm ? 1 : allowanceOf(G, ships, taken) + 1, all];
  const most = kind === 'coastal' ? all : allowanceOf(G, ships, taken);
  return [0, most - before];
}

function withVoyage(G: WarWithSpain, voyage: Voyage, dice: Dice): WarWithSpain {
  const ships = crewOf(G, voyage);
  if (!ships.length) return G;
  const [least, most] = hexesLeft(G, voyage, ships);
  const path = wayOn(G, voyage, ships, least + dice.die(Math.max(0, most - least) + 1) - 1, dice);
  const cargo = isFleet(voyage.who) || voyage.who === TF ? null : goesAlong(G, ships);
  const sailing = { ...G, voyage: { ...voyage, ships, path, cargo } };
  if (G.pending?.step !== 'sailOn') return sailing;
  const hexes = Math.max(1, Math.min(path.length, allowanceOf(G, ships, voyage.taken)));
  return { ...sailing, pending: { ...G.pending, most: hexes } };
}

export function withVoyages(G: WarWithSpain, me: Side | null, dice: Dice): WarWithSpain {
  if (!G.voyage) return G;
  const voyage = { ...G.voyage, letPass: letPass(G, G.voyage, me, dice) };
  const known = voyage.side === me || G.options.openInformation;
  const going = known ? { ...G, voyage } : withVoyage(G, voyage, dice);
  const { pending } = going;
  return known && voyage.side !== me && pending?.step === 'sailOn'
    ? { ...going, pending: { ...pending, most: Math.min(voyage.path.length, allowanceOf(G, voyage.ships, voyage.taken)) } }
    : going;
}

/** Chooses the marching units at random from the units in their hex. */
export function withMarch(G: WarWithSpain, me: Side | null, dice: Dice): WarWithSpain {
  const { march } = G;
  if (!march || march.side === me || G.options.openInformation) return G;
  const landIds = somebody(armiesAt(G, march.side, march.trail[march.trail.length - 1]), dice);
  return { ...G, march: { ...march, landIds }, marched: [...G.marched, ...landIds] };
}

/** Chooses the attacking units at random while stacks are hidden. */
export function withAssault(G: WarWithSpain, me: Side | null, dice: Dice): WarWithSpain {
  const { assault } = G;
  if (!assault || assault.attacker === me || G.options.openInformation) return G;
  const { attacker, from, hex } = assault;
  if (assault.shown) return withAttackers(G, attackers(G, assault));
  const able = armiesAt(G, attacker, from).filter((id) => !unitRefusal(G, attacker, id, from, hex));
  const leaderIds = some(leadersAshore(G, attacker, from), dice);
  const declared = { ...assault, landIds: somebody(able, dice), leaderIds };
  return withAttackers({ ...G, assault: declared }, attackers(G, declared));
}

const withAttackers = (G: WarWithSpain, units: readonly UnitId[]): WarWithSpain => ({
  ...G,
  attacks: { ...G.attacks, units: [...G.attacks.units, ...units] },
});

type AskedLosses = Pending & { step: 'landLosses' | 'navalLosses' };

function lossesOf(G: WarWithSpain, pending: AskedLosses, side: Side, dice: Dice) {
  const steps = pending.steps[side];
  if (pending.step === 'navalLosses') return drawOne(waysToLose(G, fighters(G, side), steps), dice);
  const { assault } = G;
  return assault ? drawOne(landWays(G, side === assault.attacker ? attackers(G, assault) : defenders(G, assault), steps), dice) : [];
}

/** Chooses, at random, losses that the opponent has already chosen secretly. */
export function withLosses(G: WarWithSpain, dice: Dice): WarWithSpain {
  const { pending } = G;
  if (pending?.step !== 'landLosses' && pending?.step !== 'navalLosses') return G;
  const taken = { ...pending.taken };
  for (const side of SIDES) if (taken[side] === 'committed') taken[side] = lossesOf(G, pending, side, dice);
  return { ...G, pending: { ...pending, taken } };
}
