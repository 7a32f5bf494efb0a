import { comparing, times } from '../../../kit/explain.js';
import { sumOf } from '../../../kit/modifiers.js';
import { distance } from '../data/map.js';
import { ARCHERY, rowOf } from '../data/tables.js';
import { LEADERS } from '../data/units.js';
import { archeryModifiers } from '../rules/archery.js';
import { undefended } from '../rules/boarding.js';
import { enemyAt, hexOf, isMarine, leadersOn, marineRoom, marinesOn, meleeFactor, stackOf, topAt } from '../rules/forces.js';
import { grappledTo, isGrappled } from '../rules/grapples.js';
import { grappleModifiers } from '../rules/grappling.js';
import { supportersOf } from '../rules/melee.js';
import { allReduced, canLoseStep } from '../rules/steps.js';
import type { SluysMove } from '../sequence.js';
import { opponentOf, type Side, type Sluys } from '../state.js';
import { best, type ChoiceOf, done, only } from './choosing.js';
import { because, figure, sum, type Term, term, weighed } from './explain.js';
import { foes, hexValue, ramming, tooEarly } from './sailing.js';
import { attackWorth, deckStrength, deckWorth, defenceOf, leaderWorth, stepWorth, tooRisky } from './values.js';

export function archery(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove {
  return best(only(choices, 'shoot'), ({ args: [unit, hex] }) => shotWorth(G, side, unit, hex), 0) ?? done;
}

function shotWorth(G: Sluys, side: Side, unit: string, hex: string): number {
  const bonus = sumOf(archeryModifiers(G, unit, hex));
  let steps = 0;
  for (let die = 1; die <= 6; die++) steps += ARCHERY[rowOf(ARCHERY, die + bonus)].steps / 6;
  const losers = canLoseStep(G, hex, opponentOf(side));
  const top = topAt(G, hex);
  const step = losers.length > 0 ? Math.min(...losers.map((loser) => stepWorth(G, loser))) : 0;
  const engaged = isGrappled(G, hex) ? figure('engaged', 1.3) : 1;
  const leaders = leadersOn(G, top).reduce((sum, id) => sum + (LEADERS[id].side === side ? -1 : 1) * leaderWorth(id), 0);
  return sum([
    ['steps', steps * step * engaged * (losers.length === 1 ? 1.3 : 1)],
    ['leaders', leaders / 36],
  ]);
}

/**
 * Returns a move: disengage from enemies that are too strong and from friendly squadrons with no enemy nearby,
 * otherwise grapple
 * the most promising enemy.
 */
export function grappling(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove {
  const disengage = only(choices, 'disengage').find(({ args: [id, hex] }) => wantsAway(G, side, id, hex));
  if (disengage) return because('tooStrong', disengage);
  const free = only(choices, 'disengage').find(({ args: [id] }) => isOutOfFight(G, side, hexOf(G, id) ?? ''));
  if (free) return because('nobodyHere', free);
  return best(only(choices, 'grapple'), ({ args: [id, hex] }) => grappleWorth(G, side, id, hex), 0) ?? done;
}

/** Distance in hexes at which an enemy may soon attack grappled squadrons. */
const WITHIN_REACH = 3;

/** Whether there are no enemies among or near grappled squadrons. */
function isOutOfFight(G: Sluys, side: Side, hex: string): boolean {
  const raft = new Set([hex]);
  for (const one of raft) {
    if (enemyAt(G, one, side)) return false;
    for (const other of grappledTo(G, one)) raft.add(other);
  }
  return foes(G, side).every((foe) => [...raft].every((one) => distance(one, foe.hex) > WITHIN_REACH));
}

function wantsAway(G: Sluys, side: Side, id: string, hex: string): boolean {
  const other = topAt(G, hex);
  if (other === undefined || G.squadrons[other].side === side || !allReduced(G, id) || marinesOn(G, id, side).length > 0) return false;
  return deckStrength(G, other, opponentOf(side)) - defenceOf(G, id) >= figure('letGoAt', 4);
}

function grappleWorth(G: Sluys, side: Side, id: string, hex: string): number {
  const target = topAt(G, hex);
  if (target === undefined || G.squadrons[target].side === side) return term('ownDeck', 0);
  const friends = grappledTo(G, hex)
    .map((beside) => topAt(G, beside))
    .filter((top) => top !== undefined && G.squadrons[top].side === side)
    .reduce((sum, top) => sum + deckStrength(G, top ?? '', side), 0);
  const edge = deckStrength(G, id, side) + friends * figure('alongside', 0.6) - defenceOf(G, target);
  const bounty = undefended(G, target) && marinesOn(G, id, side).length > 0 ? 8 : 0;
  return sum([
    ['edge', edge],
    ['eager', 2.5],
    ['undefended', bounty],
    ['grapnels', sumOf(grappleModifiers(G, id, target)) * 0.3],
  ]);
}

/** Returns a boarding move if its expected gain exceeds the risk, otherwise the end of the segment. */
export function boarding(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove {
  const byHex = new Map<string, string[]>();
  for (const { args } of only(choices, 'board')) {
    const [man, hex] = args;
    if (isMarine(man)) byHex.set(hex, [...(byHex.get(hex) ?? []), man]);
  }
  const parties = [...byHex].flatMap(([hex, men]) => {
    const top = topAt(G, hex);
    const party = top === undefined ? undefined : bestParty(G, side, top, hex, men);
    return party ? [{ ...party, hex }] : [];
  });
  return comparing(() => {
    let chosen = done;
    let most = weighed(
      () => done,
      () => term('leftAlone', figure('boardsFor', LEAST_BOARDING)),
    );
    for (const { first, hex, terms } of parties) {
      const move: SluysMove = { move: 'board', args: [first, hex] };
      const worth = weighed(
        () => move,
        () => sum(terms),
      );
      if (worth <= most) continue;
      most = worth;
      chosen = move;
    }
    return chosen;
  });
}

/** Minimum gain for boarding. */
const LEAST_BOARDING = 0.25;

interface Party {
  readonly first: string;
  readonly terms: readonly Term[];
}

const worthOf = ({ terms }: Party): number => sum(terms);

/** Returns the first unit of the most valuable boarding party, with the terms of its value. */
function bestParty(G: Sluys, side: Side, top: string, hex: string, men: readonly string[]): Party | undefined {
  const enemyDeck = G.squadrons[top].side !== side;
  if (enemyDeck && undefended(G, top) && marinesOn(G, top, side).length === 0) {
    const spared = (man: string): number => -meleeFactor(G, man) - exposure(G, side, [man]);
    const [first] = [...men].sort((a, b) => spared(b) - spared(a));
    if (first === undefined) return undefined;
    const terms: readonly Term[] = [
      ['deck', deckWorth(G, top)],
      ['bared', -exposure(G, side, [first])],
    ];
    return { first, terms };
  }
  const enemies = marinesOn(G, top, opponentOf(side)).length;
  if (!enemyDeck && enemies === 0) return undefined;
  const strongest = [...men].sort((a, b) => meleeFactor(G, b) - meleeFactor(G, a));
  const room = marineRoom(G, top) - marinesOn(G, top, side).length;
  const now = worthAt(G, side, hex);
  let found: Party | undefined;
  for (let count = 1; count <= Math.min(room, strongest.length); count++) {
    const party = strongest.slice(0, count);
    const after = moved(G, party, top);
    const next: Party = {
      first: party[0],
      terms: [
        ['attackAfter', worthAt(after, side, hex)],
        ['attackNow', -Math.max(0, now)],
        ['bared', -exposure(G, side, party)],
      ],
    };
    if (!found || worthOf(next) > worthOf(found)) found = next;
  }
  return found;
}

/** Returns the value of an attack on a hex with all supporters; 0 if no unit can attack. */
function worthAt(G: Sluys, side: Side, hex: string): number {
  const supporters = G.sally ? [] : supportersOf(G, hex, side).filter((id) => stackStrength(G, id) > 0);
  const top = topAt(G, hex);
  const fighting = supporters.length > 0 || marinesOn(G, top, side).length > 0 || (top !== undefined && G.squadrons[top].side === side);
  return fighting ? attackWorth(G, { hex, side, supporters }) : 0;
}

const stackStrength = (G: Sluys, top: string): number => stackOf(G, top).reduce((sum, id) => sum + meleeFactor(G, id), 0);

function moved(G: Sluys, men: readonly string[], top: string): Sluys {
  const marines = { ...G.marines };
  for (const man of men) marines[man] = { ...marines[man], aboard: top };
  return { ...G, marines };
}

/** Returns the risk of moving marines away. A reduced squadron without marines can be captured. */
function exposure(G: Sluys, side: Side, men: readonly string[]): number {
  let risk = 0;
  for (const deck of new Set(men.map((man) => G.marines[man].aboard))) {
    if (deck === null || G.squadrons[deck].side !== side) continue;
    const left = marinesOn(G, deck, side).filter((man) => !men.includes(man)).length;
    if (left > 0) continue;
    const hex = G.squadrons[deck].hex ?? '';
    const beset = grappledTo(G, hex).some((beside) => {
      const other = topAt(G, beside);
      return other !== undefined && marinesOn(G, other, opponentOf(side)).length > 0;
    });
    if (marinesOn(G, deck, opponentOf(side)).length > 0) risk += 3;
    if (beset) risk += allReduced(G, deck) ? deckWorth(G, deck) * 0.6 : 0.5;
    if (leadersOn(G, deck).some((id) => LEADERS[id].side === side)) risk += 0.6;
  }
  return risk;
}

/** Returns the most valuable attack, even one with a negative value if attacks are compulsory. */
export function melee(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove {
  const worth = ({ args: [hex, supporters] }: ChoiceOf<'melee'>) => attackWorth(G, { hex, side, supporters });
  const attack = best(only(choices, 'melee'), worth);
  if (!attack) return done;
  const free = only(choices, 'endSegment').length > 0;
  if (!free) return attack;
  const sound = only(choices, 'melee').filter(({ args: [hex, supporters] }) => !tooRisky(G, { hex, side, supporters }));
  return best(sound, worth, G.sally ? 0 : figure('attacksFor', 0.2)) ?? done;
}

/** Returns a move by which an oared squadron disengages, grapples, rams or goes to a better hex. */
export function maneuver(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove {
  const enemies = foes(G, side);
  const fight = grappling(G, side, choices);
  if (fight.move !== 'endSegment') return fight;
  const ram = ramming(G, choices, enemies);
  if (ram) return because('rams', ram);
  const early = tooEarly(G, side);
  const shifts = only(choices, 'moveSquadron').filter(({ args: [, [hex]] }) => !early(hex));
  return best(shifts, ({ args: [id, [hex]] }) => gain(G, side, id, hex, enemies), figure('shiftsFor', 0.4)) ?? done;
}

function gain(G: Sluys, side: Side, id: string, hex: string, enemies: ReturnType<typeof foes>): number {
  const strength = deckStrength(G, id, side);
  return hexValue(id, hex, enemies, strength) + times(-1, () => hexValue(id, hexOf(G, id) ?? '', enemies, strength));
}

/** Returns the value of activating a command, higher if its squadrons are grappled or near enemies. */
export function business(G: Sluys, side: Side, command: string): number {
  const enemies = foes(G, side);
  let sum = 0;
  for (const [id, squadron] of Object.entries(G.squadrons)) {
    if (squadron.command !== command || squadron.hex === null || squadron.side !== side) continue;
    const { hex } = squadron;
    const near = enemies.filter((foe) => Math.abs(Number(foe.hex.slice(0, 2)) - Number(hex.slice(0, 2))) <= 4);
    if (isGrappled(G, hex)) sum += 3 + marinesOn(G, id, side).length;
    else sum += Math.max(0, ...near.map((foe) => 2 - 0.5 * Math.abs(Number(foe.hex.slice(2)) - Number(hex.slice(2)))));
  }
  return sum;
}
