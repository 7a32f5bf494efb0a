import type { CaseEntry } from '../../../../kit/Guide.js';

/** The rules by case, each in a line or two. */
export const cases: readonly CaseEntry[] = [
  { case: '2.2.1', text: 'Factors: defence, crew, guns, speed. The pennant of an admiral adds two in boarding.' },
  { case: '3.0', text: 'A turn: wind, movement with fire, close fire, boarding, withdrawal, surrender.' },
  { case: '3.1', text: 'Every sixth turn begins with a look at the wind.' },
  {
    case: '3.3',
    text: 'Close fire: ships no more than one hex apart, all at once, from orders written in secret, with whatever they have not fired yet.',
  },
  { case: '3.4', text: 'Boarding: all enemies that touch.' },
  {
    case: '4.0',
    text: 'Initiative: a die each before every ship, English plus one. Higher sails or forces; level: the English must sail one.',
  },
  { case: '5.1', text: 'A hex ahead costs a point. Points are never saved or lent.' },
  { case: '5.1.1', text: 'No two ships end in one hex. Passing through friends is allowed, if there is a way out.' },
  { case: '5.2', text: 'The wind counts by the heading with which the move begins: on the quarter, astern, on the bow, ahead.' },
  {
    case: '5.3',
    text: 'Turns of one, two or three sides cost points, one turn a hex. A last turn of one side is free and ends the movement.',
  },
  { case: '5.5', text: 'The movement table: points by speed and wind.' },
  { case: '5.6', text: 'Way to lose, galleasses, ships held fast, sand bars: what stops a ship and what may not.' },
  { case: '6.0', text: 'The wind shifts by a die, never more than one side from where it was at the start.' },
  { case: '7.0', text: 'Zone of control: the six hexes about a fighting ship. Who enters one stops.' },
  {
    case: '8.1',
    text: 'Guns and crew fire hit on seven; a third hull hit costs a crew point. Boarding: one crew point for each three of margin.',
  },
  { case: '8.2', text: 'Angles of fire. Ships locked in a boarding are targets only for crews of that fight.' },
  { case: '8.3', text: 'A line along a hexside is blocked only when both hexes beside it hold ships.' },
  {
    case: '8.4',
    text: 'A broken crew flees to three hexes from every fighting enemy, or strikes. In flight she strikes to whoever comes within one.',
  },
  { case: '9.0', text: 'Surrender: broken ships that cannot get away. A prize must be guarded.' },
  { case: '9.1', text: 'Towing: one ship, alongside, not ahead of the bow; the slower speed, by the heading of the ship in tow.' },
  { case: '9.2', text: 'A prize without a guard drifts free; adrift beside the enemy and without a friend she is taken again.' },
  { case: '10.0', text: 'Points as the battle gives them; the end with the last turn, or when a side has no ship left to sail.' },
  { case: '11.0', text: 'The battles: places, tide, sand, shot, edges, reinforcements and what each is worth.' },
];
