import type { Texts } from '../../../../kit/texts.js';
import { ATTITUDE_NAMES, course, edgeName, handName, points, sideName } from './values.js';

/** What happened. `who` and `at` of an entry are shown beside the sentence. */
export const chronicle: Texts = {
  'chronicle.placed': (v) => `Placed, heading ${course(v.heading)}.`,
  'chronicle.historical': 'Ships take their historical places.',
  'chronicle.deployed': 'Deployment is complete.',
  'chronicle.turn': (v) => `Turn ${v.turn}.`,
  'chronicle.windHolds': (v) => `The wind holds: from ${course(v.from)}.`,
  'chronicle.windShifts': (v) => `The wind shifts: now from ${course(v.from)}.`,
  'chronicle.initiative': (v) => `Initiative: English ${v.english}, Spanish ${v.spanish}.`,
  'chronicle.initiativeTie': (v) => `Initiative level at ${v.english}: the English must sail one.`,
  'chronicle.forces': 'The enemy is made to sail.',
  'chronicle.declines': 'No more ships enter this turn.',
  'chronicle.activate': (v) => `Sets sail with ${ATTITUDE_NAMES[String(v.attitude)]}: ${points(v.points)}.`,
  'chronicle.enters': (v) =>
    `Joins the battle (${v.group}), heading ${course(v.heading)}, with ${ATTITUDE_NAMES[String(v.attitude)]}: ${points(v.points)}.`,
  'chronicle.tide': (v) => `The tide takes ${v.loss}; ${points(v.left)} left.`,
  'chronicle.tideHolds': 'Makes no headway against the tide.',
  'chronicle.advance': 'Sails on.',
  'chronicle.turns': (v) =>
    v.sides === 3 ? `Goes about to ${course(v.heading)}.` : `Turns ${v.sides} to ${handName(v.hand)}, to ${course(v.heading)}.`,
  'chronicle.trims': (v) => `Ends her move with a turn to ${handName(v.hand)}, to ${course(v.heading)}.`,
  'chronicle.yaws': (v) => `Keeps way on with a turn to ${course(v.heading)}.`,
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
  'chronicle.strikes': 'Strikes to an enemy close by.',
  'chronicle.captured': 'Cannot get away and is taken.',
  'chronicle.freed': 'Left unguarded, drifts free.',
  'chronicle.recaptured': 'Is taken again.',
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
