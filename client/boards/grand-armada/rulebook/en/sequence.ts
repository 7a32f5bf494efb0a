import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapters 3 and 4. */
export const sequence: Rulebook = [
  {
    case: '3.0',
    title: 'Play Sequence',
    text: [
      'A turn has six steps: wind, movement with fire, close fire, boarding, withdrawal, surrender. A step in which there is nothing to decide passes by itself. [[3.1]] [[3.2]] [[3.3]] [[3.4]] [[3.5]] [[3.6]]',
    ],
  },
  {
    case: '3.1',
    title: 'Step 1: the wind',
    text: ['On every sixth turn a die tells whether the wind shifts. [[6.0]]'],
    chart: 'windChange',
  },
  {
    case: '3.2',
    title: 'Step 2: movement and firing',
    text: [
      'Ship by ship, in the order that initiative gives. Whoever sails may fire her crew on the way and her guns when she has moved. [[4.0]] [[5.0]] [[8.1]]',
      'At the end of the step ships in flight that have an enemy too near strike, and then prizes that nobody guards are free. [[8.4]] [[9.2]]',
    ],
  },
  {
    case: '3.3',
    title: 'Step 3: close fire',
    text: [
      'All fighting ships that have an enemy at range 0 or 1 may fire at the same time, each with whatever she has not used this turn, guns once and crew once. A ship that fired in her own move has less left, or nothing. [[8.1]]',
      'Guns need arc, line of fire, reach and shot as always; having been silenced no longer matters. After a boarding the guns are still barred beside the enemy. [[8.2]] [[8.3]]',
      'Both players write their orders in secret, at most one for each ship and weapon, and may write none. All dice are thrown before any hit counts, so a ship that is sunk in this step still fires.',
      'Ruling: targets are enemies at range 0 or 1 alone, since the text speaks of neighbours firing at each other.',
    ],
    chart: 'crewFire',
  },
  {
    case: '3.4',
    title: 'Step 4: boarding',
    text: [
      'Fighting ships that touch fight each other; how is told in [[8.1]]. Nobody may decline, since it is the contact that brings the fight. Ships with a broken crew take no part. [[8.4]]',
      'The Spanish player says in which order.',
    ],
    chart: 'boarding',
  },
  {
    case: '3.5',
    title: 'Step 5: withdrawal',
    text: [
      'Ships whose crew is broken and that no fighting enemy touches make an extra move out of the battle, the English ships first. Each owner chooses which of his own goes next. [[8.4]]',
    ],
  },
  {
    case: '3.6',
    title: 'Step 6: surrender',
    text: [
      'Ships whose crew is broken and that have an enemy beside them, or cannot get away, are captured. Then drifting ships may be taken again, and the points are counted. [[9.0]] [[9.2]] [[10.0]]',
    ],
  },
  {
    case: '4.0',
    title: 'Initiating',
    text: [
      'The English player always begins: he sails one of his ships, and nobody can be forced yet.',
      'Then both throw a die before every ship, and the English add 1. The higher total chooses: he sails one of his ships that has not been sailed this turn, or makes the other sail one, which the other picks himself. Level totals: the English must sail one of their own.',
      'So it goes on until all ships have been sailed. A ship that is sailed need not move. [[5.1]]',
      'Ruling: while one side alone has ships left it sails them without dice. A ship that enters as a reinforcement is sailed by entering; a side that has nothing left but such ships may decline for this turn. Captured and drifting ships are never sailed. [[11.0]] [[9.0]]',
      'A broken ship that has not been sailed yet may be sailed, but does not fire. [[8.4]]',
    ],
    chart: 'initiative',
  },
];
