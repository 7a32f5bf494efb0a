import { grid } from '../data/maps.js';
import { has } from '../data/squadrons.js';
import { type Side, type SquadronId, type Square, squadronsOf } from '../ids.js';
import { rallyOdds, repairOdds, resupplyOdds } from '../preview.js';
import { targets } from '../rules/combat/attack.js';
import { holds } from '../rules/events/draw.js';
import { inPort, onMap, withSquadron } from '../rules/fleet.js';
import { cannotRally, noSidonia } from '../rules/recovery/rally.js';
import { cannotRepair } from '../rules/recovery/repair.js';
import { cannotGive, cannotResupply, needPowder, storesOf } from '../rules/recovery/resupply.js';
import { allowance, cannotMove, reachable } from '../rules/tactical/sailing.js';
import type { ArmadaMove } from '../sequence.js';
import type { Armada } from '../state.js';
import { attackTerms, best, exposure, hurt, toEnemy, upwind } from './appraisal.js';
import { because, figure, sum, type Term } from './explain.js';
import { formation, stations } from './formation.js';

// Chooses the moves of squadrons on the tactical map.

interface SquadronPlan {
  readonly choice: ArmadaMove;
  /** Terms whose sum is the plan's value. */
  readonly terms: readonly Term[];
}

const worthOf = ({ terms }: SquadronPlan): number => sum(terms);
const choiceOf = ({ choice }: SquadronPlan): ArmadaMove => choice;

function recoveries(G: Armada, side: Side, id: SquadronId): SquadronPlan[] {
  const plans: SquadronPlan[] = [];
  if (!cannotRally(G, side, id)) {
    const sidonia = !noSidonia(G, side);
    const banner = holds(G, side, 'holyBanner');
    const choice: ArmadaMove = { move: 'rally', args: banner ? [id, { holyBanner: true }] : sidonia ? [id, { sidonia }] : [id] };
    plans.push({ choice, terms: [['rallies', 3 * (banner ? 1 : rallyOdds(G, id, sidonia).chance)]] });
  }
  if (!cannotResupply(G, side, id)) {
    const stores = holds(G, side, storesOf(side)) && G.squadrons[id].lowAmmo;
    const need = G.squadrons[id].lowAmmo ? figure('dry', 1.6) : figure('spent', 0.25) * Math.max(0, G.squadrons[id].shot - 1);
    const choice: ArmadaMove = { move: 'resupply', args: stores ? [id, { stores }] : [id] };
    plans.push({ choice, terms: [['powder', need * (stores ? 1 : resupplyOdds(G, id).chance)]] });
  }
  if (!cannotRepair(G, side, id)) {
    const help = holds(G, side, 'shipwrights') && hurt(G, id) >= 0.3;
    const need = 0.5 + figure('holed', 1.2) * hurt(G, id) + (side === 'spanish' ? 0.3 : 0);
    const choice: ArmadaMove = { move: 'repair', args: help ? [id, { shipwrights: true }] : [id] };
    plans.push({ choice, terms: [['mends', need * repairOdds(G, id, help).chance]] });
  }
  return plans;
}

/** Returns the transfer of a Low Ammo marker from a squadron that needs ammunition to a Medina squadron, if one is possible [8.4.2]. */
function transfers(G: Armada, id: SquadronId): SquadronPlan[] {
  if (cannotGive(G, id)) return [];
  const from = needPowder(G).find((needy) => !G.moved.includes(needy)) ?? needPowder(G)[0];
  return from ? [{ choice: { move: 'takeLowAmmo', args: [id, from] }, terms: [['shares', 0.9]] }] : [];
}

const sailTo = (id: SquadronId, path: readonly Square[]): ArmadaMove => ({ move: 'sail', args: [id, [...path]] });

/** Returns the squares that a squadron can reach, with paths. Its present square comes first. */
function places(G: Armada, id: SquadronId): { square: Square; path: Square[] }[] {
  const from = G.squadrons[id].square;
  if (!from) return [];
  const squares = G.mayStill?.kind === 'sailOn' ? G.mayStill.squares : allowance(G, id);
  const found = [...reachable(G, id, squares)].map(([square, { path }]) => ({ square, path }));
  return [{ square: from, path: [] }, ...found];
}

/** Cost of attacking from a square other than the squadron's station. */
const OUT_OF_PLACE = 0.6;

function attacks(G: Armada, side: Side, id: SquadronId, station: Square | undefined): SquadronPlan[] {
  const { broken, lowAmmo, hits } = G.squadrons[id];
  if (broken || lowAmmo || has(id, 'hulks') || (side === 'spanish' && hits > figure('fightsTo', 3))) return [];
  const worth = new Map<SquadronId, readonly Term[]>();
  const value = (target: SquadronId) => {
    const known = worth.get(target) ?? attackTerms(G, id, target);
    worth.set(target, known);
    return known;
  };
  return places(G, id).flatMap(({ square, path }) => {
    const inPlace = side === 'spanish' && square === station;
    const risk: Term =
      side === 'english' ? ['exposed', -0.3 * Math.max(0, exposure(G, square) - 1)] : ['outOfPlace', inPlace ? 0 : -OUT_OF_PLACE];
    return targets(withSquadron(G, id, { square }), id).map((target) => ({ choice: sailTo(id, path), terms: [...value(target), risk] }));
  });
}

/**
 * Returns the best moves without an attack. Undamaged English squadrons stay upwind of the enemy and close to it; other
 * English squadrons keep away. The Spanish keep formation.
 */
function approach(G: Armada, side: Side, id: SquadronId, station: Square | undefined): SquadronPlan[] {
  if (side === 'spanish') return reform(G, id, station);
  const { broken, lowAmmo } = G.squadrons[id];
  const fit = !broken && !lowAmmo && hurt(G, id) < figure('fitTo', 0.4);
  const [off, windward] = [Math.round(figure('offShot', 2)), figure('upwind', 0.5)];
  const score = ({ square }: { square: Square }) => {
    const distance = toEnemy(G, side, square);
    return fit ? -Math.abs(distance - off) * 2 + upwind(G, square) * windward : distance + upwind(G, square) * 0.1;
  };
  const place = best(places(G, id), score);
  return place?.path.length ? [{ choice: sailTo(id, place.path), terms: [[fit ? 'gauge' : 'keepsOff', 0.05]] }] : [];
}

/** Returns the best move of a squadron towards its station. A squadron on the flagship's station must leave it. */
function reform(G: Armada, id: SquadronId, station: Square | undefined): SquadronPlan[] {
  const here = G.squadrons[id].square;
  if (!station || !here || here === station) return [];
  const inTheWay = here === formation().sidonia && G.squadrons.sidonia.alive;
  const open = places(G, id).filter(({ path }) => path.length || !inTheWay);
  const taken = Object.values(formation());
  const detour = (square: Square) => (square !== station && taken.includes(square) ? 0.5 : 0);
  const place = best(open, ({ square }) => -grid.distance(square, station) - detour(square));
  return place?.path.length ? [{ choice: sailTo(id, place.path), terms: [inTheWay ? ['makesWay', 0.4] : ['station', 0.2]] }] : [];
}

function plansOf(G: Armada, side: Side, id: SquadronId, station: Square | undefined): SquadronPlan[] {
  const plans = [...recoveries(G, side, id), ...(side === 'spanish' ? transfers(G, id) : [])];
  if (inPort(G, id) || cannotMove(G, side, id)) return plans;
  return [...plans, ...attacks(G, side, id, station), ...approach(G, side, id, station)];
}

/** Minimum value for the bot to attack. */
const LEAST = { english: -0.2, spanish: 0 } as const;

export function act(G: Armada, side: Side): ArmadaMove {
  const station: { readonly [id in SquadronId]?: Square } = side === 'spanish' ? stations(G) : {};
  const plans = squadronsOf(side)
    .filter((id) => !G.moved.includes(id) && (onMap(G, id) || side === 'english'))
    .flatMap((id) => plansOf(G, side, id, station[id]));
  const rest: SquadronPlan = { choice: { move: 'endTactical', args: [] }, terms: [['leftAlone', LEAST[side]]] };
  return best([rest, ...plans], worthOf, choiceOf)?.choice ?? rest.choice;
}

/** Returns the move for a squadron that may move a third square after the roll [17.1.6(c)]. */
export function sailFurther(G: Armada, side: Side): ArmadaMove {
  const id = G.activation;
  const onward = ({ choice }: SquadronPlan): ArmadaMove => ({ move: 'sailOn', args: [choice.move === 'sail' ? choice.args[1] : []] });
  const plan = id && best([...attacks(G, side, id, undefined), ...approach(G, side, id, undefined)], worthOf, onward);
  return plan ? onward(plan) : because('staysPut', { move: 'sailOn', args: [[]] });
}

export function attackChoice(G: Armada, side: Side): ArmadaMove {
  const attacker = G.activation;
  const hold: SquadronPlan = { choice: { move: 'holdFire', args: [] }, terms: [['leftAlone', LEAST[side]]] };
  const strikes = attacker
    ? targets(G, attacker).map(
        (target): SquadronPlan => ({ choice: { move: 'attack', args: [target] }, terms: attackTerms(G, attacker, target) }),
      )
    : [];
  return best([...strikes, hold], worthOf, choiceOf)?.choice ?? hold.choice;
}
