import { has } from '../../../src/games/invincible-armada/data/squadrons.js';
import { CONDITION, MORALE, RALLY, REPAIR, RESUPPLY, RETREAT, TACTICAL_MATRIX } from '../../../src/games/invincible-armada/data/tables.js';
import { other, type Side, SPANISH, type SquadronId, sideOf, TACTICS, type Tactic } from '../../../src/games/invincible-armada/ids.js';
import { fighter, fireOf, hitsOf } from '../../../src/games/invincible-armada/rules/combat.js';
import { strength, sum } from '../../../src/games/invincible-armada/rules/fleet.js';
import { moraleModifiers } from '../../../src/games/invincible-armada/rules/morale.js';
import { rallyModifiers, repairModifiers, resupplyModifiers } from '../../../src/games/invincible-armada/rules/recovery.js';
import { retreatModifiers } from '../../../src/games/invincible-armada/rules/withdrawal.js';
import type { Armada, Battle } from '../../../src/games/invincible-armada/state.js';
import type { Modifier } from '../../../src/kit/chronicle.js';
import { add, chance, dieOdds, mean, type Odds, times } from '../../../src/kit/odds.js';

/** A throw to come: what will be added, and the exact chance that it succeeds. */
export interface Prospect {
  readonly modifiers: readonly Modifier[];
  readonly chance: number;
  /** What the dice must come to, in words of figures. */
  readonly needs: string;
}

const die = dieOdds(6);
const pair = add(die, die);

const atLeast = (odds: Odds, modifiers: readonly Modifier[], least: number, dice: number): Prospect => ({
  modifiers,
  chance: chance(odds, (total) => total + sum(modifiers) >= least),
  needs: `${dice}d ≥ ${least}`,
});

const atMost = (odds: Odds, modifiers: readonly Modifier[], most: number, dice: number): Prospect => ({
  modifiers,
  chance: chance(odds, (total) => total + sum(modifiers) <= most),
  needs: `${dice}d ≤ ${most}`,
});

export function repairOdds(G: Armada, id: SquadronId, shipwrights: boolean): Prospect {
  const once = atLeast(pair, repairModifiers(G, id, shipwrights), REPAIR.atLeast, 2);
  return has(id, 'secondRepair') ? { ...once, chance: 1 - (1 - once.chance) ** 2 } : once;
}

export const rallyOdds = (G: Armada, id: SquadronId, sidonia: boolean): Prospect =>
  atMost(pair, rallyModifiers(G, id, sidonia), RALLY.atMost, 2);

export const resupplyOdds = (G: Armada, id: SquadronId): Prospect => atLeast(die, resupplyModifiers(G, id), RESUPPLY.atLeast, 1);

export const withdrawOdds = (G: Armada): Prospect => atMost(pair, retreatModifiers(G), RETREAT.atMost, 2);

/** The chance that a squadron breaks on a Morale Roll after so many more Hits. */
const breaks = (G: Armada, id: SquadronId, hits: number): number => {
  if (G.squadrons[id].broken) return 0;
  const total = sum(moraleModifiers(G, id)) + hits * MORALE.perHit;
  return chance(pair, (dice) => dice + total >= MORALE.breakAt);
};

/** What one side brings into a cell of the matrix and what it may expect to do there. */
export interface Gunnery {
  readonly dice: number;
  readonly drm: number;
  /** Mean Hits it scores, if it fires at its present strength. */
  readonly hits: number;
  /** The chance that the other side is broken or sunk by it. */
  readonly breaks: number;
}

export interface Cell {
  readonly tactics: { readonly [side in Side]: Tactic };
  readonly first: Side | null;
  readonly english: Gunnery;
  readonly spanish: Gunnery;
}

/** The chance that these Hits sink or break a squadron; first fire shakes it even when it misses. */
function overcome(G: Armada, id: SquadronId, hits: Odds, evenUnhit: boolean): number {
  let sum = 0;
  for (const [scored, p] of hits) {
    if (scored >= strength(G, id)) sum += p;
    else if (scored || evenUnhit) sum += p * breaks(G, id, scored);
  }
  return sum;
}

/** Exact odds of the nine cells. For the side that fires second they hold if it is neither sunk nor broken before. */
export function battleOdds(G: Armada, battle: Pick<Battle, 'attacker' | 'defender' | 'extra'>): Cell[] {
  const cells: Cell[] = [];
  for (const english of TACTICS) {
    for (const spanish of TACTICS) {
      const tactics = { english, spanish };
      const { first } = TACTICAL_MATRIX[english][spanish];
      const gunnery = (side: Side): Gunnery => {
        const fire = fireOf(G, battle, side, tactics);
        const dice = Math.max(0, sum(fire.dice));
        const drm = sum(fire.drm);
        const hits = times(
          dice,
          dieOdds(6, (face) => hitsOf(face, drm)),
        );
        return { dice, drm, hits: mean(hits), breaks: overcome(G, fighter(battle, other(side)), hits, first === side) };
      };
      cells.push({ tactics, first, english: gunnery('english'), spanish: gunnery('spanish') });
    }
  }
  return cells;
}

/** A battle that has not been declared yet. */
export const supposed = (attacker: SquadronId, defender: SquadronId): Pick<Battle, 'attacker' | 'defender' | 'extra'> => ({
  attacker,
  defender,
  extra: { english: { dice: 0, drm: 0 }, spanish: { dice: 0, drm: 0 } },
});

/** The Condition of the Armada as it stands, and the chance to pass if nobody breaks in the Morale Rolls before the die. */
export function conditionOdds(G: Armada): Prospect {
  const sound = SPANISH.filter((id) => G.squadrons[id].alive && !G.squadrons[id].broken);
  const hulks = sound.filter((id) => has(id, 'hulks')).length;
  const low = SPANISH.filter((id) => G.squadrons[id].alive && G.squadrons[id].lowAmmo).length;
  const modifiers: Modifier[] = [
    ['warship', (sound.length - hulks) * CONDITION.warship],
    ['medina', hulks * CONDITION.medina],
    ['flagship', sound.includes('sidonia') ? CONDITION.flagship : 0],
    ['powder', low >= CONDITION.powderFrom ? CONDITION.powder : 0],
  ];
  return atLeast(
    die,
    modifiers.filter(([, amount]) => amount !== 0),
    CONDITION.atLeast,
    1,
  );
}

/** The squadrons of both sides in a battle, ours first. */
export const ours = (battle: Pick<Battle, 'attacker' | 'defender'>, me: Side): [SquadronId, SquadronId] =>
  sideOf(battle.attacker) === me ? [battle.attacker, battle.defender] : [battle.defender, battle.attacker];
