import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 1: scales, dice, damage, the turn, quality. */
export const introduction: Rulebook = [
  {
    case: '1',
    title: 'Introduction',
    text: [
      'What a model, a turn and a centimetre stand for, how dice are read, and the words that all later chapters use. The period runs from 2000 BC to AD 900.',
      'The printed book survives here as far as chapter 2 and its index; what later chapters do in detail is reconstructed from their headings, from what chapters 1 and 2 presuppose, and from history.',
    ],
  },
  {
    case: '1.1',
    title: 'Scales',
    text: [
      'A model is a ship, a turn is about five minutes of battle, and 1 cm on the table is 33 yards of sea.',
      'Battles of the age had hundreds of ships. Judged by the size of its base a model stands for about five of them; for the largest battles count ten.',
      'None of this has an effect in play: it labels the table. Playing in inches with larger models has none either.',
    ],
  },
  {
    case: '1.2',
    title: 'Dice',
    text: [
      'Dice have ten sides (d10, read from 1 to 10) or six (d6). A d3 is a d6 halved, rounded up.',
      'A share in per cent is rounded down, unless its case says otherwise; several shares are taken one after the other, each of what the last one left.',
    ],
  },
  {
    case: '1.3',
    title: 'Base sizes',
    text: [
      'A base is a rectangle: the model with its oars, 5 mm added to length and width, then both rounded up to whole steps of 5 mm. All distances between ships are measured between their bases.',
      'Two bases touch when 2 mm or less part them. Headings go in steps of 5 degrees.',
    ],
    chart: 'bases',
  },
  {
    case: '1.4',
    title: 'Damage',
    text: [
      'A ship is sound, or has Light, Medium, Heavy or Severe damage, or is Sinking. There are no hull points.',
      'A blow inflicts a level. The ship comes to that level, but always to one worse than she was; nothing is worse than Sinking. A blow that inflicts nothing changes nothing.',
      'Light: no effect by itself. Medium: three quarters of the allowance. Heavy: half the allowance, −1 on crew tests and in boarding, turning one class worse, no burst. Severe: a quarter of the allowance, −2 on crew tests and in boarding, turning one class worse, no burst, ram or rake, half the archers, and she floods [[10.1]]. Sinking: no movement, shooting or fighting, −3 on crew tests, and she goes down [[5.12]].',
      'Damage also gives points to the enemy [[10.3]]: 5, 15, 30, 50 and 100 per cent of what the ship is worth.',
      'Men, oars, officers, engines, towers, rudder and ram are lost apart from these levels, each by its own case.',
      'Ruling: a hit of the same or a lesser level still makes the ship one level worse. Five levels without hit points need that.',
    ],
    chart: 'damage',
  },
  {
    case: '1.5',
    title: 'The turn',
    text: [
      'A turn is a string of Action Phases of uncertain length, in which ships move, ram, grapple and shoot, cut off by one Intermediate Phase, in which boarding is fought out and everything else is settled. The order is drawn [[4.1]].',
      'A commander may spend Tactical Initiative to have another Action Phase before the melees [[4.4]]; each counter serves once in a battle.',
    ],
  },
  {
    case: '1.6',
    title: 'Counters',
    text: [
      'Three counters for each side and one for the Intermediate Phase go into the bag at the start of every turn. Tactical Initiative counters are kept apart from them.',
      'The bag is the computer’s: nobody can know the order before a counter is drawn. How many of each are still in it is open to all.',
    ],
    chart: 'counters',
  },
  {
    case: '1.7',
    title: 'Crew and command quality',
    text: [
      'Crews are elite (+2), veteran (+1), average (0), raw (−1) or green (−2). Officers are exceptional (+2), skilled (+1), average (0), poor (−1) or inept (−2).',
      'The Commander-in-Chief brings Tactical Initiative counters to the battle: 5, 4, 3, 2 or 1 in that order. Vice Admirals bring none, even one who succeeds him [[10.6]].',
      'The crew test is one test for the whole game [[2.11]]. An officer aboard adds his modifier to every crew test of his ship, also when it is negative.',
      'Crews count less in boarding: elite +1, green −1, all others 0 [[8.2]]. They also have bursts of speed: elite 4, veteran 3, average 2, raw and green 1 [[5.4]].',
      'Ruling: minus signs that the printed table lost are restored, as the table of training [[2.3]] proves them.',
    ],
    chart: 'crews',
  },
  {
    case: '1.8',
    title: 'Fighting oars',
    text: [
      'The rowers of some peoples were warriors: their ships’ cards say that the oarsmen fight as normal or as heavy marines. Every such factor that is left counts as one marine of that kind in boarding [[8.2]], for strength and for losses.',
      'Ruling: only in boarding and captures. Missiles strike them as oarsmen [[6.3]], and they fall in a melee when no troops are left [[8.4]]. Sent aboard a prize or another ship they are troops of their kind. Under a prize crew a ship’s oarsmen do not fight.',
    ],
    chart: 'ships',
  },
  {
    case: '1.9',
    title: 'Making terrain',
    text: ['Advice on building land and houses for a real table. It has no effect here: the table draws its own land [[2.4]].'],
  },
];
