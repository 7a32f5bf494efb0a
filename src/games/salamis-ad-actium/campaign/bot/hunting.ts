import { sumOf } from '../../../../kit/modifiers.js';
import { FACES } from '../../data/dice.js';
import { opponentOf } from '../../sides.js';
import { CAMPAIGN_VICTORY, INTERCEPTION, PORTS } from '../data/tables.js';
import { area, baseIn, byDistance, portsHeld } from '../rules/areas.js';
import { enemiesIn } from '../rules/fleets.js';
import { interceptionModifiers } from '../rules/interception.js';
import type { Campaign, Stance } from '../state.js';
import { battleProspect } from './chances.js';
import type { Scale } from './scale.js';

/** Enemies at sea: how likely they are brought to battle, and what lying in wait for them promises. */

/** Areas so far away an enemy may come from within a month. */
const REACH = 2;
/** How often he comes: by each of the ways that he may take, and more often to a port of ours. */
const COMES = 0.5;
/** An enemy who is found in his port and is weaker comes out all the same so often. */
const SALLIES = 0.35;

/** Share of the income that a blockade cuts off, and of the battle with whoever goes out, that counts. */
const CUT = 0.3;
const OUT = 0.4;

/** The campaign with fleets under a stance, as an interception would see them. */
const under = (camp: Campaign, fleets: readonly string[], stance: Stance): Campaign => ({
  ...camp,
  fleets: { ...camp.fleets, ...Object.fromEntries(fleets.map((id) => [id, { ...camp.fleets[id], stance }])) },
});

/** The chance that fleets under a stance bring others to battle who would rather not [12.5]. */
export function catches({ camp }: Scale, ours: readonly string[], theirs: readonly string[], stance: Stance): number {
  const edge = sumOf(interceptionModifiers(under(camp, ours, stance), ours, theirs));
  return Math.max(0, Math.min(FACES, FACES + 1 - (INTERCEPTION.target - edge))) / FACES;
}

/** How likely enemies who lie in an area fight fleets that come there: gladly where it pays them, else if they are caught. */
export function stands(scale: Scale, at: string, ours: readonly string[], theirs: readonly string[], stance: Stance): number {
  const { camp, side } = scale;
  if (battleProspect(scale, ours, theirs).value < 0) return 1;
  const ships = theirs.reduce((sum, id) => sum + camp.fleets[id].ships.length, 0);
  const enemy = opponentOf(side);
  if (portsHeld(camp, at, enemy).length && baseIn(camp, at, enemy) >= ships) return SALLIES;
  return catches(scale, ours, theirs, stance);
}

/** What lying in wait in an area promises: the best of the enemies who may come there, or pass through. */
export function ambush(scale: Scale, at: string, ours: readonly string[]): number {
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
export function blockade(scale: Scale, at: string, ours: readonly string[]): number {
  const { camp, side } = scale;
  const cut = portsHeld(camp, at, opponentOf(side)).reduce((sum, port) => sum + PORTS[area(camp, at).ports[port].size].income, 0);
  const here = enemiesIn(camp, at, side);
  const battle = here.length ? battleProspect(scale, ours, here).value : 0;
  return (
    (CUT * cut) / CAMPAIGN_VICTORY.pointsPerShips + OUT * Math.max(0, battle) * (here.length ? catches(scale, ours, here, 'blockade') : 0)
  );
}
