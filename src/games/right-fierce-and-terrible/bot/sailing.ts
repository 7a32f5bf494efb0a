import { comparing } from '../../../kit/explain.js';
import { memoizedBy } from '../../../kit/memo.js';
import { distance, terrainAt, waterAround } from '../data/map.js';
import { SCENARIOS } from '../data/scenarios.js';
import { EXECUTIONER, LEADER_MORALE } from '../data/tables.js';
import { LEADERS } from '../data/units.js';
import { isTop, marinesOn, sails } from '../rules/forces.js';
import { isGrappled } from '../rules/grapples.js';
import { reachable } from '../rules/movement.js';
import { ramModifiers } from '../rules/ramming.js';
import { allReduced } from '../rules/steps.js';
import type { SluysMove } from '../sequence.js';
import { opponentOf, type Side, type Sluys } from '../state.js';
import { best, only } from './choosing.js';
import { because, figure, sum, term, weighed } from './explain.js';
import { givesWay } from './opinions.js';
import { deckStrength, deckWorth, defenceOf, fleet } from './values.js';

/** Chance of the enemy fleet's collapse above which the bot executes a captive. At 2, the Normal bot never does. */
const MERCY = 2;

/** Returns the execution of a captive if the enemy fleet may then collapse this turn but the bot's cannot. */
function executing({ morale, options }: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove | undefined {
  if (options.allTheMarbles) return undefined;
  const enemy = opponentOf(side);
  const victim = only(choices, 'executeLeader').find(({ args: [leader] }) => {
    const theirs = morale[enemy] + LEADER_MORALE[LEADERS[leader].rank].executed;
    const after = { ...morale, [side]: morale[side] + EXECUTIONER, [enemy]: theirs };
    return givesWay(after, enemy) > figure('mercy', MERCY) && givesWay(after, side) === 0;
  });
  return victim && because('executes', victim);
}

interface Foe {
  readonly id: string;
  readonly hex: string;
  readonly defence: number;
  /** Value of the squadron as a target, ignoring its defence. */
  readonly bait: number;
  /** The bot's squadrons next to the enemy, with the strength that each adds to an attack. */
  readonly friends: readonly { readonly id: string; readonly help: number }[];
}

export const foes = memoizedBy((G: Sluys, side: Side): readonly Foe[] => {
  const help = figure('help', 0.5);
  const openDeck = figure('openDeck', 4);
  const lure = figure('lure', 0.25);
  const own = fleet(G, side).map((id) => ({ id, hex: G.squadrons[id].hex ?? '', help: deckStrength(G, id, side) * help }));
  return fleet(G, opponentOf(side)).map((id) => {
    const hex = G.squadrons[id].hex ?? '';
    const open = allReduced(G, id) && marinesOn(G, id, opponentOf(side)).length === 0;
    return {
      id,
      hex,
      defence: defenceOf(G, id),
      bait: (open ? openDeck : 0) + deckWorth(G, id) * lure,
      friends: own.filter((friend) => distance(friend.hex, hex) === 1),
    };
  });
});

/** Returns the value of moving a squadron of this strength next to an enemy. */
function contactValue(foe: Foe, id: string, strength: number): number {
  const help = foe.friends.reduce((sum, friend) => (friend.id === id ? sum : sum + friend.help), 0);
  return figure('contact', 3) + Math.max(-6, Math.min(6, strength + help - foe.defence)) * figure('odds', 0.6) + foe.bait;
}

export function hexValue(id: string, hex: string, enemies: readonly Foe[], strength: number): number {
  const shoal = sails(id) && terrainAt(hex) === 'shallow' ? 2 : 0;
  const near = enemies.filter((foe) => distance(foe.hex, hex) === 1);
  if (near.length > 0) {
    const best = Math.max(...near.map((foe) => contactValue(foe, id, strength)));
    return sum([
      ['prey', best],
      ['crowd', -0.7 * (near.length - 1)],
      ['shoal', -shoal],
    ]);
  }
  let nearest = 40;
  for (const foe of enemies) nearest = Math.min(nearest, distance(foe.hex, hex) + 0.15 * Math.max(0, foe.defence - strength));
  return sum([
    ['way', -0.5 * nearest],
    ['shoal', -shoal],
  ]);
}

/** Range, in hexes, within which `caution` counts squadrons. */
const IN_SIGHT = 3;
/** Penalty per point by which nearby enemies are stronger; 0 for the English, who must attack. */
const CAUTION: Record<Side, number> = { english: 0, french: 0.15 };
const MOST_CAUTION = 6;
/** Enemy strength that one point of friendly strength offsets. */
const COMFORT = 1.1;

/** Returns a function for the penalty of moving to a hex near stronger enemies. */
function caution(G: Sluys, side: Side, enemies: readonly Foe[]): (id: string, hex: string) => number {
  if (CAUTION[side] === 0) return () => 0;
  const own = fleet(G, side).map((id) => ({ id, hex: G.squadrons[id].hex ?? '', strength: deckStrength(G, id, side) }));
  const inSight = figure('inSight', IN_SIGHT);
  const comfort = figure('comfort', COMFORT);
  const near = (hex: string) => (other: { readonly hex: string }) => distance(other.hex, hex) <= inSight;
  return (id, hex) => {
    const against = enemies.filter(near(hex)).reduce((sum, { defence }) => sum + defence, 0);
    const friends = own.reduce((sum, friend) => (friend.id === id || near(hex)(friend) ? sum + friend.strength : sum), 0);
    return Math.min(MOST_CAUTION, CAUTION[side] * Math.max(0, against - friends * comfort));
  };
}

/** Number of English squadrons within `AMBUSH_RANGE` hexes before the bot alarms a dormant fleet. */
const AMBUSH_SHIPS = 3;
const AMBUSH_RANGE = 7;
/** Maximum of `AMBUSH_SHIPS`, because more squadrons may never come into range. */
const AMBUSH_MOST = 10;

/** Returns a predicate that tells whether a move to a hex would alarm the French too early. */
export function tooEarly(G: Sluys, side: Side): (hex: string) => boolean {
  const range = SCENARIOS[G.scenario].dormancy?.range ?? 0;
  if (side === 'french' || G.dormant.length === 0) return () => false;
  // Within `range` hexes, squadrons alarm the French, so the English must gather farther away.
  const close = Math.max(range + 1, figure('ambushRange', AMBUSH_RANGE));
  const sleepers = fleet(G, 'french')
    .filter((id) => G.dormant.includes(G.squadrons[id].command) && G.squadrons[id].marker === null)
    .map((id) => G.squadrons[id].hex ?? '');
  const ready = fleet(G, 'english').filter((id) => sleepers.some((hex) => distance(hex, G.squadrons[id].hex ?? '') <= close)).length;
  const enough = Math.min(AMBUSH_MOST, figure('ambushShips', AMBUSH_SHIPS));
  return ready >= enough ? () => false : (hex) => sleepers.some((sleeper) => distance(sleeper, hex) <= range);
}

/** Returns a Sails and Oars action: execute, enter, ram, cut loose, or move to the best hex. */
export function sail(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove | undefined {
  const { act } = G;
  if (!act) return undefined;
  const execution = executing(G, side, choices);
  if (execution) return execution;
  const enemies = foes(G, side);
  const entries = only(choices, 'placeEntry');
  if (entries.length > 0) return best(entries, ({ args: [id, hex] }) => hexValue(id, hex, enemies, 5));
  const ram = ramming(G, choices, enemies);
  return ram ? because('rams', ram) : (cutting(G, side, choices) ?? sailing(G, side, enemies));
}

/** Minimum gain required to move. */
const STAYS = 0.2;

function sailing(G: Sluys, side: Side, enemies: readonly Foe[]): SluysMove | undefined {
  const { act } = G;
  const early = tooEarly(G, side);
  const risk = caution(G, side, enemies);
  for (const id of act?.squads ?? []) {
    const { hex, chain } = G.squadrons[id];
    if (!act || hex === null || chain || act.cut.includes(id) || act.moved[id]?.hexes || isGrappled(G, hex) || !isTop(G, id)) continue;
    const strength = deckStrength(G, id, side);
    const valueAt = (at: string) => hexValue(id, at, enemies, strength) + term('caution', -risk(id, at));
    const better = comparing(() => {
      let top = valueAt(hex) + STAYS;
      let found: SluysMove | undefined;
      for (const landfall of reachable(G, id)) {
        if (landfall.sinks || early(landfall.hex)) continue;
        const move: SluysMove = { move: 'moveSquadron', args: [id, [...landfall.path]] };
        const worth = weighed(
          () => move,
          () => valueAt(landfall.hex) + term('spare', landfall.last <= 3 ? 0.1 : 0),
        );
        if (worth <= top) continue;
        top = worth;
        found = move;
      }
      return found;
    });
    if (better) return better;
  }
  return undefined;
}

/** Returns a move that rams a valuable enemy with a squadron no more damaged than it. */
export function ramming(G: Sluys, choices: readonly SluysMove[], enemies: readonly Foe[]): SluysMove | undefined {
  const least = figure('ramsFor', 2);
  return only(choices, 'declareRam').find(({ args: [id, hex] }) => {
    const foe = enemies.find((each) => each.hex === hex);
    if (!foe || G.squadrons[id].damage > G.squadrons[foe.id].damage) return false;
    const wanted = contactValue(foe, id, deckStrength(G, id, G.squadrons[id].side)) > least;
    return wanted && (ramModifiers(G, id, foe.id).length > 0 || G.squadrons[id].damage === 0);
  });
}

/** Distance to an enemy, in hexes, at which chained squadrons cut loose so that all can fight. */
const CUT_AT = 10;

function cutting(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove | undefined {
  const cuts = only(choices, 'cutLoose');
  if (cuts.length === 0) return undefined;
  const enemies = foes(G, side);
  const cutAt = figure('cutAt', CUT_AT);
  const near = (hex: string) => Math.min(40, ...enemies.map((foe) => distance(foe.hex, hex)));
  return best(
    cuts.filter(({ args: [id] }) => near(G.squadrons[id].hex ?? '') <= cutAt),
    ({ args: [id, hex, men] }) => {
      const all = deckMen(G, id);
      const shoal = sails(id) && terrainAt(hex) === 'shallow' ? 3 : 0;
      return sum([
        ['nearer', -near(hex)],
        ['evenly', -Math.abs(all - 2 * men.length)],
        ['shoal', -shoal],
        ['cornered', -(waterAround(hex).length < 4 ? 1 : 0)],
      ]);
    },
  );
}

const deckMen = (G: Sluys, id: string): number => {
  const { chain, side } = G.squadrons[id];
  return marinesOn(G, chain && !chain.top ? chain.with : id, side).length;
};
