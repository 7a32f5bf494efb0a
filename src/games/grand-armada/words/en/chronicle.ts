import type { Texts, Values } from '../../../../kit/texts.js';
import { INITIATIVE } from '../../data/tables.js';
import type { Side } from '../../ids.js';
import {
  ATTITUDE_NAMES,
  actor,
  actorSide,
  capital,
  course,
  crewPoints,
  edgeName,
  enemyName,
  handName,
  lastHex,
  mp,
  name,
  shipsOfSide,
  sideIn,
  sideName,
  target,
} from './values.js';

/** Reasons why a ship does not move. */
const STAYS: { readonly [why: string]: (v: Values) => string } = {
  held: (v) => `${actor(v)} does not move: held by ${name(v, 'by')}.`,
  crippled: (v) => `${actor(v)} does not move: crippled.`,
  becalmed: (v) => `${actor(v)} does not move: 0 MP.`,
  tide: (v) => `${actor(v)} does not move: the tide holds it.`,
  guards: (v) => `${actor(v)} does not move and guards ${name(v, 'by')}.`,
};

const attitudeIn = (v: Values): string => ATTITUDE_NAMES[String(v.attitude)] ?? String(v.attitude);

/** The sentence for the side that acts, or the other sentence if the side is unknown. */
function bySide(v: Values, known: (side: string, enemy: string) => string, unknown: string): string {
  const side = sideIn(v);
  return side ? known(capital(sideName(side)), enemyName(side)) : unknown;
}

/** "English 5 + 1 = 6, Spanish 2". */
const initiativeRolls = (v: Values): string =>
  `English ${Number(v.english) - INITIATIVE.english} + ${INITIATIVE.english} = ${v.english}, Spanish ${v.spanish}`;

/** The log. The values are those of the event, with its `by`, `at` and `who`, and the acting `side` where it is known. */
export const chronicle: Texts = {
  'chronicle.placed': (v) => `${actor(v)} is placed in ${lastHex(v)}, heading ${course(v.heading)}.`,
  'chronicle.historical': (v) =>
    bySide(v, (side) => `${side} place their ships in the historical positions.`, 'Ships are placed in the historical positions.'),
  'chronicle.deployed': (v) => bySide(v, (side) => `${side} complete their deployment.`, 'One side completes its deployment.'),
  'chronicle.turn': (v) => `Turn ${v.turn}.`,
  'chronicle.windHolds': (v) => `Wind roll: no change; the wind is from the ${course(v.from)}.`,
  'chronicle.windShifts': (v) => `Wind roll: the wind is now from the ${course(v.from)}.`,
  'chronicle.initiative': (v) => `Initiative: ${initiativeRolls(v)}. ${capital(sideName(v.side))} choose who moves.`,
  'chronicle.initiativeTie': (v) => `Initiative tied: ${initiativeRolls(v)}. The English must move a ship.`,
  'chronicle.forces': (v) =>
    bySide(v, (side, enemy) => `${side} pass: ${enemy} must move a ship.`, 'One side passes: the other must move a ship.'),
  'chronicle.declines': (v) => bySide(v, (side) => `${side} bring in no more ships this turn.`, 'No more ships enter this turn.'),
  'chronicle.activate': (v) => `${actor(v)} starts its move with ${mp(v.points)} (${attitudeIn(v)}).`,
  'chronicle.becalmed': (v) => `${actor(v)} has ${mp(v.points)} (${v.crippled ? 'crippled' : attitudeIn(v)}).`,
  'chronicle.stays': (v) => STAYS[String(v.why)]?.(v) ?? `${actor(v)} does not move.`,
  'chronicle.enters': (v) =>
    `${actor(v)} (group ${v.group}) enters in ${lastHex(v)}, heading ${course(v.heading)}, with ${mp(v.points)} (${attitudeIn(v)}).`,
  'chronicle.tide': (v) => `${actor(v)} loses ${mp(v.loss)} to the tide; ${mp(v.left)} left.`,
  'chronicle.tideHolds': (v) => `${actor(v)} cannot move on against the tide.`,
  'chronicle.advance': (v) => `${actor(v)} moves to ${lastHex(v)}.`,
  'chronicle.turns': (v) =>
    `${actor(v)} ${v.sides === 3 ? 'reverses' : `turns ${v.sides} to ${handName(v.hand)}`}, heading ${course(v.heading)}.`,
  'chronicle.trims': (v) => `${actor(v)} makes a free turn of 1 to ${handName(v.hand)}, heading ${course(v.heading)}.`,
  'chronicle.yaws': (v) => `${actor(v)} turns 1 side for stopping, heading ${course(v.heading)}.`,
  'chronicle.yawsFirst': (v) => `${actor(v)} makes the turn it owes, heading ${course(v.heading)}.`,
  'chronicle.defersYaw': (v) => `${actor(v)} stops and owes a turn of 1 side.`,
  'chronicle.takesInTow': (v) => `${actor(v)} takes ${target(v)} in tow.`,
  'chronicle.castOff': (v) => `${actor(v)} casts off ${target(v)}.`,
  'chronicle.towParts': (v) => `${actor(v)} loses its tow of ${target(v)}.`,
  'chronicle.aground': (v) => `${actor(v)} runs aground and is lost.`,
  'chronicle.left': (v) => `${actor(v)} leaves the map over the ${edgeName(v.edge)} edge${target(v) && ` with ${target(v)} in tow`}.`,
  'chronicle.firesGuns': (v) => `${actor(v)} fires guns at ${target(v)}: ${v.hit ? '1 hull hit' : 'miss'}.`,
  'chronicle.firesCrew': (v) => `${actor(v)} fires its crew at ${target(v)}: ${v.hit ? '1 crew point lost' : 'miss'}.`,
  'chronicle.silenced': (v) => `${actor(v)} may not fire guns in its own move this turn.`,
  'chronicle.passesReact': (v) => {
    const side = actorSide(v);
    return side ? `${capital(enemyName(side))} let ${actor(v)} pass.` : `No ship fires at ${actor(v)}.`;
  },
  'chronicle.holdsFire': (v) => bySide(v, (side) => `${side} hold fire.`, 'One side holds fire.'),
  'chronicle.sunk': (v) => `${actor(v)} sinks.`,
  'chronicle.broken': (v) => `${actor(v)} is broken: its crew is below 0.`,
  'chronicle.boarding': (v) => {
    const losers = shipsOfSide(v, v.lost === 'E' ? 'E' : 'S');
    const one = losers.ships === 1;
    const loss = Number(v.loss) ? `${one ? 'loses' : 'lose'} ${crewPoints(v.loss)} and` : '';
    return `${boarding(v)}. ${losers.names} ${loss} ${one ? 'is' : 'are'} held.`.replace('  ', ' ');
  },
  'chronicle.boardingEven': (v) => `${boarding(v)}. No losses; both sides are held.`,
  'chronicle.losesCrew': (v) => `${actor(v)} loses 1 crew point.`,
  'chronicle.flees': (v) => `${actor(v)} withdraws to ${lastHex(v)}, heading ${course(v.heading)}.`,
  'chronicle.strikes': (v) => `${actor(v)} surrenders to ${name(v, 'takers')}.`,
  'chronicle.captured': (v) =>
    `${actor(v)} cannot withdraw and is captured by ${(v.takers as readonly string[]).length ? name(v, 'takers') : sideName(v.captor)}.`,
  'chronicle.freed': (v) => `${actor(v)} is left without a guard and drifts free.`,
  'chronicle.recaptured': (v) => `${actor(v)} is captured again by ${name(v, 'takers')}.`,
  'chronicle.points': (v) => `Victory Points: English ${v.E}, Spanish ${v.S}.`,
  'chronicle.retreat': 'The English make a general retreat.',
  'chronicle.ends.turnLimit': (v) => ending('End of the last turn', v),
  'chronicle.ends.noShips': (v) => ending('One side has no ships left to move', v),
  'chronicle.ends.retreat': (v) => ending('The English retreat ends the battle', v),
  'chronicle.ends.resign': (v) => ending(`${capital(v.side === 'E' ? sideName('S') : sideName('E'))} concede`, v),
};

const strengthOf = (v: Values, side: Side, total: unknown): string => `${shipsOfSide(v, side).names} ${total}`;

/** "Boarding: Ark Royal 5, San Martín 9". */
const boarding = (v: Values): string => `Boarding: ${strengthOf(v, 'E', v.english)}, ${strengthOf(v, 'S', v.spanish)}`;

function ending(why: string, { E, S, side, tiebreak }: Values): string {
  const result = side ? `${capital(sideName(side))} win${tiebreak ? ' by their objective' : ''}` : 'The battle is a draw';
  return `${why}: English ${E} VP, Spanish ${S} VP. ${result}.`;
}

export const modifiers: Texts = {
  'modifier.guns': 'guns',
  'modifier.crew': 'crew',
  'modifier.range': 'range',
  'modifier.spanish': 'Spanish gunnery',
  'modifier.englishInitiative': 'English initiative',
  'modifier.crewE': 'English crews',
  'modifier.crewS': 'Spanish crews',
  'modifier.admiralE': 'English admiral',
  'modifier.admiralS': 'Spanish admiral',
};
