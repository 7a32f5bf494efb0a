import type { Texts, Values } from '../../../../kit/texts.js';
import { ATTITUDE_NAMES, capital, course, edgeName, handName, name, points, sideName } from './values.js';

/** Why a ship has not stirred. */
const STAYS: { readonly [why: string]: (v: Values) => string } = {
  held: (v) => `Stays where she is, held by ${name(v, 'by')}.`,
  crippled: () => 'Stays where she is, for she is crippled.',
  becalmed: () => 'Stays where she is, for want of wind.',
  tide: () => 'Stays where she is, stemmed by the tide.',
  guards: (v) => `Stays where she is and keeps ${name(v, 'by')}.`,
  choice: () => 'Stays where she is, by choice.',
};

/** What happened. `who` and `at` of an entry are shown beside the sentence. */
export const chronicle: Texts = {
  'chronicle.placed': (v) => `Placed, heading ${course(v.heading)}.`,
  'chronicle.historical': 'Ships take their historical places.',
  'chronicle.deployed': 'Deployment is complete.',
  'chronicle.turn': (v) => `Turn ${v.turn}.`,
  'chronicle.windHolds': (v) => `The wind holds: from ${course(v.from)}.`,
  'chronicle.windShifts': (v) => `The wind shifts: now from ${course(v.from)}.`,
  'chronicle.initiative': (v) => `${capital(sideName(v.side))} win the initiative: English ${v.english}, Spanish ${v.spanish}.`,
  'chronicle.initiativeTie': (v) => `Initiative level at ${v.english}: the English must sail one.`,
  'chronicle.forces': 'The enemy is made to sail.',
  'chronicle.declines': 'No more ships enter this turn.',
  'chronicle.activate': (v) => `Sets sail with ${ATTITUDE_NAMES[String(v.attitude)]}: ${points(v.points)}.`,
  'chronicle.becalmed': (v) =>
    v.crippled ? 'Crippled: she has no way to make.' : `Lies ${ATTITUDE_NAMES[String(v.attitude)]} and has no way to make.`,
  'chronicle.stays': (v) => STAYS[String(v.why)]?.(v) ?? 'Stays where she is.',
  'chronicle.enters': (v) =>
    `Joins the battle (${v.group}), heading ${course(v.heading)}, with ${ATTITUDE_NAMES[String(v.attitude)]}: ${points(v.points)}.`,
  'chronicle.tide': (v) => `The tide takes ${v.loss}; ${points(v.left)} left.`,
  'chronicle.tideHolds': 'Makes no headway against the tide.',
  'chronicle.advance': 'Sails on.',
  'chronicle.turns': (v) =>
    v.sides === 3 ? `Goes about to ${course(v.heading)}.` : `Turns ${v.sides} to ${handName(v.hand)}, to ${course(v.heading)}.`,
  'chronicle.trims': (v) => `Ends her move with a turn to ${handName(v.hand)}, to ${course(v.heading)}.`,
  'chronicle.yaws': (v) => `Pays for stopping with a turn to ${course(v.heading)}.`,
  'chronicle.yawsFirst': (v) => `Makes the turn that she owed, to ${course(v.heading)}.`,
  'chronicle.defersYaw': 'Stops, and owes a side of turn.',
  'chronicle.takesInTow': 'Takes a ship in tow.',
  'chronicle.castOff': 'Casts off the tow.',
  'chronicle.towParts': 'The tow parts.',
  'chronicle.aground': 'Runs aground and is lost.',
  'chronicle.left': (v) => `Leaves over the ${edgeName(v.edge)} edge.`,
  'chronicle.firesGuns': (v) => (v.hit ? 'Broadside: a hit on the hull.' : 'Broadside: no hit.'),
  'chronicle.firesCrew': (v) => (v.hit ? 'Small shot: a point of crew is lost.' : 'Small shot: no effect.'),
  'chronicle.silenced': 'Her guns are silenced for her own move this turn.',
  'chronicle.passesReact': 'Lets the enemy pass.',
  'chronicle.holdsFire': 'Holds fire.',
  'chronicle.sunk': 'Sinks.',
  'chronicle.broken': 'Her crew is broken.',
  'chronicle.boarding': (v) =>
    `Boarding: English ${v.english}, Spanish ${v.spanish}; ${Number(v.loss) ? `${sideName(v.lost)} lose ${v.loss} of crew` : 'no loss'}, and ${sideName(v.lost)} are held.`,
  'chronicle.boardingEven': (v) => `Boarding: level at ${v.english}; both are held.`,
  'chronicle.losesCrew': 'Loses a point of crew.',
  'chronicle.flees': (v) => `Flees, heading ${course(v.heading)}.`,
  'chronicle.strikes': (v) => `Strikes to ${name(v, 'takers')}.`,
  'chronicle.captured': (v) =>
    `Cannot get away and is taken by ${(v.takers as readonly string[]).length ? name(v, 'takers') : sideName(v.captor)}.`,
  'chronicle.freed': 'Left unguarded, drifts free.',
  'chronicle.recaptured': (v) => `Is taken again by ${name(v, 'takers')}.`,
  'chronicle.points': (v) => `Points: English ${v.E}, Spanish ${v.S}.`,
  'chronicle.retreat': 'The English break off the battle.',
  'chronicle.ends.turnLimit': (v) => ending('The last turn is over', v),
  'chronicle.ends.noShips': (v) => ending('A side has no ship left to sail', v),
  'chronicle.ends.retreat': (v) => ending('The battle ends with the retreat', v),
  'chronicle.ends.resign': (v) => ending('A side gives up', v),
};

function ending(why: string, { E, S, side, tiebreak }: { readonly [name: string]: unknown }): string {
  const result = side ? `${sideName(side)} win${tiebreak ? ' by the aim of the battle' : ''}` : 'a draw';
  return `${why}: ${E} to ${S}, ${result}.`;
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
