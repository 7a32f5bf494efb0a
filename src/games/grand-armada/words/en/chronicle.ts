import type { Texts, Values } from '../../../../kit/texts.js';
import { INITIATIVE } from '../../data/tables.js';
import type { ScenarioNumber } from '../../ids.js';
import { scenarios } from './scenarios.js';
import {
  ATTITUDE_NAMES,
  actor,
  actorDefence,
  actorSide,
  capital,
  course,
  crewPoints,
  edgeName,
  enemyName,
  handName,
  hexes,
  isSingle,
  lastHex,
  mp,
  name,
  nth,
  shipsOfSide,
  sideIn,
  sideName,
  sides,
  sidesTurned,
  target,
  targetDefence,
} from './values.js';

/** Reasons why a ship does not move. */
const STAYS: { readonly [why: string]: (v: Values) => string } = {
  held: (v) => `${actor(v)} stays in its hex: ${name(v, 'by')} ${isSingle(v, 'by') ? 'holds' : 'hold'} it.`,
  crippled: (v) => `${actor(v)} stays in its hex: it is crippled.`,
  becalmed: (v) => `${actor(v)} stays in its hex: it has 0 MP.`,
  tide: (v) => `${actor(v)} stays in its hex: the tide holds it.`,
  guards: (v) => `${actor(v)} stays in its hex and guards ${name(v, 'by')}.`,
};

/** Returns "wind astern" or, with a tow, whose heading matters, "Aid in tow with wind astern". */
function attitudeIn(v: Values): string {
  const wind = ATTITUDE_NAMES[String(v.attitude)] ?? String(v.attitude);
  return v.towing === undefined ? wind : `${name(v, 'towing')} in tow with ${wind}`;
}

/** Returns "Ark Royal in K-10, heading north". */
const placing = (v: Values): string => `${actor(v)} in ${lastHex(v)}, heading ${course(v.heading)}`;

/** Returns the sentence `known` for the side that acts, or `unknown` if the event does not name the side. */
function bySide(v: Values, known: (side: string, enemy: string) => string, unknown: string): string {
  const side = sideIn(v);
  return side ? known(capital(sideName(side)), enemyName(side)) : unknown;
}

/** Returns "English 5 + 1 = 6, Spanish 2". */
const initiativeRolls = (v: Values): string =>
  `English ${Number(v.english) - INITIATIVE.english} + ${INITIATIVE.english} = ${v.english}, Spanish ${v.spanish}`;

/** Log sentences. Their values are the event's, with its `by`, `at` and `who`, and the acting `side` if known. */
export const chronicle: Texts = {
  'chronicle.opens': (v) => {
    const { title, date } = scenarios[v.scenario as ScenarioNumber];
    return `${title}, ${date}: ${v.turns} turns, wind from the ${course(v.from)}.`;
  },
  'chronicle.placed': (v) => bySide(v, (side) => `${side} place ${placing(v)}.`, `One side places ${placing(v)}.`),
  'chronicle.historical': (v) => bySide(v, (side) => `${side} use the historical set-up.`, 'One side uses the historical set-up.'),
  'chronicle.deployed': (v) => bySide(v, (side) => `${side} complete their deployment.`, 'One side completes its deployment.'),
  'chronicle.turn': (v) => `Turn ${v.turn} begins.`,
  'chronicle.windHolds': (v) => `Wind roll: no change. The wind is from the ${course(v.from)}.`,
  'chronicle.windShifts': (v) => `Wind roll: the wind is now from the ${course(v.from)}.`,
  'chronicle.initiative': (v) => `Initiative: ${initiativeRolls(v)}. ${capital(sideName(v.side))} choose which side moves.`,
  'chronicle.initiativeTie': (v) => `Initiative tied: ${initiativeRolls(v)}. The English must move a ship.`,
  'chronicle.unopposed': (v) =>
    `${capital(sideName(v.side))} have no more ships to move: ${sideName(v.side === 'E' ? 'S' : 'E')} move without a roll.`,
  'chronicle.forces': (v) =>
    bySide(v, (side, enemy) => `${side} pass: ${enemy} must move a ship.`, 'One side passes: the other must move a ship.'),
  'chronicle.declines': (v) => bySide(v, (side) => `${side} decline to bring in more ships this turn.`, 'No more ships enter this turn.'),
  'chronicle.activate': (v) => `${actor(v)} starts its move with ${mp(v.points)} (${attitudeIn(v)}).`,
  'chronicle.becalmed': (v) =>
    `${actor(v)} has ${mp(v.points)} (${v.crippled ? 'crippled' : attitudeIn(v)})${v.stays ? ' and stays in its hex' : ''}.`,
  'chronicle.stays': (v) => STAYS[String(v.why)]?.(v) ?? `${actor(v)} stays in its hex.`,
  'chronicle.enters': (v) =>
    `${actor(v)} (group ${v.group}) enters at ${lastHex(v)}, heading ${course(v.heading)}, with ${mp(v.points)} (${attitudeIn(v)}).`,
  // A loss of 0 MP has this reason too in logs that do not state it.
  'chronicle.tide': (v) =>
    `${actor(v)} loses ${Number(v.loss) ? mp(v.loss) : 'no MP'} to the tide${v.kept || !Number(v.loss) ? `: it keeps ${mp(v.left)} to leave the shared hex` : `; ${mp(v.left)} left`}.`,
  'chronicle.tideHolds': (v) => `${actor(v)} cannot move on against the tide.`,
  'chronicle.advance': (v) => `${actor(v)} moves ${hexes(v).join(' – ')}${towed(v)}.`,
  'chronicle.turns': (v) =>
    `${actor(v)} ${v.sides === 3 ? 'reverses' : `turns ${sidesTurned(v.sides)} to ${handName(v.hand)}`}, heading ${course(v.heading)}.`,
  'chronicle.trims': (v) => `${actor(v)} trims 1 hexside to ${handName(v.hand)}, heading ${course(v.heading)}.`,
  'chronicle.yaws': (v) => `${actor(v)} stops and turns 1 hexside, heading ${course(v.heading)}.`,
  'chronicle.yawsFirst': (v) => `${actor(v)} makes its deferred turn, heading ${course(v.heading)}.`,
  'chronicle.defersYaw': (v) => `${actor(v)} stops and must turn 1 hexside at the start of its next move.`,
  'chronicle.takesInTow': (v) => `${actor(v)} takes ${target(v)} in tow.`,
  'chronicle.castOff': (v) => `${actor(v)} casts off ${target(v)}.`,
  'chronicle.towParts': (v) => `${actor(v)} no longer has ${target(v)} in tow.`,
  'chronicle.aground': (v) => `${actor(v)} runs aground and is lost.`,
  'chronicle.left': (v) => `${actor(v)} leaves the map by the ${edgeName(v.edge)} edge${target(v) && ` with ${target(v)} in tow`}.`,
  'chronicle.firesGuns': (v) => `${actor(v)} fires guns at ${target(v)}: ${v.hit ? hullHit(v) : 'miss'}.`,
  'chronicle.firesCrew': (v) => `${actor(v)}’s crew fires at ${target(v)}: ${v.hit ? `1 crew point lost${crewLeft(v.crew)}` : 'miss'}.`,
  'chronicle.silenced': (v) => `${actor(v)} is silenced: it may not fire guns in its own move this turn.`,
  'chronicle.passesReact': (v) => {
    const side = actorSide(v);
    return side ? `${capital(enemyName(side))} let ${actor(v)} pass.` : `No ship fires at ${actor(v)}.`;
  },
  'chronicle.closeFire': 'Simultaneous fire: hits apply after all shots.',
  'chronicle.holdsFire': (v) => bySide(v, (side) => `${side} hold fire.`, 'One side holds fire.'),
  'chronicle.damage': damage,
  'chronicle.sunk': (v) => `${actor(v)} sinks.`,
  'chronicle.broken': (v) => `${actor(v)} is broken: its crew is below 0.`,
  'chronicle.boarding': (v) => `${boarding(v)}. ${beaten(v)}`,
  'chronicle.boardingEven': (v) => `${boarding(v)}. No losses; ${isDuel(v) ? 'both' : 'all'} ships are held.`,
  'chronicle.losesCrew': (v) => `${actor(v)} loses 1 crew point${crewLeft(v.left)}.`,
  'chronicle.flees': flees,
  'chronicle.strikes': (v) => `${actor(v)} surrenders to ${name(v, 'takers')}.`,
  'chronicle.captured': captured,
  'chronicle.freed': (v) => {
    const side = actorSide(v);
    return `${actor(v)} has no guard: it is ${side ? `${sides[side]} again` : 'free'} and drifts without a crew.`;
  },
  'chronicle.recaptured': (v) => `${name(v, 'takers')} ${isSingle(v, 'takers') ? 'recaptures' : 'recapture'} ${actor(v)}.`,
  'chronicle.points': (v) => `Victory Points: English ${v.E}, Spanish ${v.S}.`,
  'chronicle.retreat': 'The English make a general retreat.',
  'chronicle.ends.turnLimit': (v) => ending('The last turn is over.', v),
  'chronicle.ends.noShips': (v) => ending(`${spentSides(v)} no ships left to move.`, v),
  'chronicle.ends.retreat': (v) => ending('The English general retreat ends the battle.', v),
  'chronicle.ends.resign': (v) => conceded(v),
};

/** Returns " (2 left)", or "" in logs that lack the number. */
const crewLeft = (n: unknown): string => (n === undefined ? '' : Number(n) < 0 ? ' (crew below 0)' : ` (${n} left)`);

function hullHit(v: Values): string {
  if (v.hull === undefined) return '1 hull hit';
  const hits = `1 hull hit (${v.hull} of ${targetDefence(v)})`;
  return v.crew === undefined ? hits : `${hits}; the ${nth(v.hull)} hull hit costs 1 crew point${crewLeft(v.crew)}`;
}

/** Returns a ship's state after simultaneous fire. A crew below 0 is reported on a separate line. */
function damage(v: Values): string {
  const hull = Number(v.hull) ? `${v.hull} of ${actorDefence(v)} hull hits` : '';
  const crew = Number(v.crew) < 0 ? '' : `${crewPoints(v.crew)} left`;
  const why = Number(v.cost) ? `; hull hits cost it ${crewPoints(v.cost)}` : '';
  return `${actor(v)} now has ${[hull, crew].filter(Boolean).join(' and ')}${why}.`;
}

/** Returns the sentence for a withdrawal over hexes, off an edge, or on the spot. The edge is reported on a separate line. */
function flees(v: Values): string {
  const way = hexes(v);
  if (way.length > 1) return `${actor(v)} withdraws from ${way[0]} to ${lastHex(v)}, heading ${course(v.heading)}.`;
  if (v.leaves) return `${actor(v)} withdraws from ${way[0]}.`;
  return `${actor(v)} withdraws${v.leaves === undefined ? '' : ' and stays'} in ${way[0]}, heading ${course(v.heading)}.`;
}

function captured(v: Values): string {
  const takers = (v.takers as readonly string[]).length;
  if (!takers) return `${actor(v)} has no legal withdrawal and surrenders to ${sideName(v.captor)}.`;
  return `${name(v, 'takers')} ${takers === 1 ? 'captures' : 'capture'} ${actor(v)}, which cannot withdraw next to an enemy.`;
}

/** Returns ", with Aid in tow to N-10, heading north". A towed ship enters the hex just left. */
const towed = (v: Values): string =>
  v.tow === undefined ? '' : `, with ${name(v, 'tow')} in tow to ${hexes(v).at(-2)}, heading ${course(v.towHeading)}`;

const isDuel = (v: Values): boolean => shipsOfSide(v, 'E').ships + shipsOfSide(v, 'S').ships === 2;

/** Returns "Boarding: Ark Royal 5, San Martín 9, difference 4". */
function boarding(v: Values): string {
  const [english, spanish] = [shipsOfSide(v, 'E').names, shipsOfSide(v, 'S').names];
  const totals = isDuel(v)
    ? `${english} ${v.english}, ${spanish} ${v.spanish}`
    : `${english} (${v.english}) against ${spanish} (${v.spanish})`;
  return `Boarding: ${totals}, difference ${Math.abs(Number(v.english) - Number(v.spanish))}`;
}

/** Returns "Ark Royal loses 1 crew point (2 left) and is held." */
function beaten(v: Values): string {
  const { names, ships } = shipsOfSide(v, v.lost === 'E' ? 'E' : 'S');
  const [loses, is] = ships === 1 ? ['loses', 'is'] : ['lose', 'are'];
  return Number(v.loss) ? `${names} ${loses} ${crewPoints(v.loss)}${crewLeft(v.left)} and ${is} held.` : `${names} ${is} held.`;
}

/** Returns "The English have"; the wording differs for both or unknown sides. */
function spentSides({ spent }: Values): string {
  const ids = Array.isArray(spent) ? spent : [];
  if (ids.length > 1) return 'Both sides have';
  return ids.length ? `${capital(sideName(ids[0]))} have` : 'One side has';
}

function ending(why: string, { E, S, side, tiebreak }: Values): string {
  const result = side ? `${capital(sideName(side))} win${tiebreak ? ' on the tie-break' : ''}` : 'Draw';
  return `${result}: English ${E} VP, Spanish ${S} VP. ${why}`;
}

/** Returns the result if a side concedes, in which case the points do not matter. */
function conceded({ E, S, side }: Values): string {
  const loser = side === 'E' ? 'S' : 'E';
  return `${capital(sideName(side))} win: ${sideName(loser)} concede (English ${E} VP, Spanish ${S} VP).`;
}

export const modifiers: Texts = {
  'modifier.guns': 'guns',
  'modifier.crew': 'crew',
  'modifier.range': 'range',
  'modifier.spanish': 'Spanish gunnery',
  'modifier.englishInitiative': 'English initiative',
  'modifier.crewE': 'English crew',
  'modifier.crewS': 'Spanish crew',
  'modifier.admiralE': 'English admiral',
  'modifier.admiralS': 'Spanish admiral',
};
