import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 4: the turn. */
export const turnSequence: Rulebook = [
  {
    case: '4',
    title: 'Turn sequence',
    text: [
      'What happens in a turn and in what order: counters out of the bag, Action Phases, Tactical Initiative, the Intermediate Phase.',
    ],
  },
  {
    case: '4.1',
    title: 'Phases of a turn',
    text: [
      'At the start of a turn three counters of each side and the Intermediate counter are in the bag. Rules of a scenario for that turn apply.',
      'One counter is drawn at a time. A side’s counter gives that side an Action Phase with its whole fleet [[4.3]]; then the next is drawn. A side may act several times running, or not at all.',
      'When the Intermediate counter is drawn, either side may seize the initiative [[4.4]], then the Intermediate Phase follows [[4.5]]. Counters still in the bag are lost for this turn. All seven go back for the next.',
      'A battle ends when its last turn is over, if not before [[10.3]].',
      'Ruling: a counter sets the whole fleet in motion, not a squadron. A turn without any Action Phase can happen, one time in seven before initiative is spent: that is the rulebook’s own draw.',
    ],
    chart: 'counters',
  },
  {
    case: '4.2',
    title: 'Initial movement',
    text: [
      'A ship may approach if her squadron has not been engaged and no enemy base is within 40 cm of her. Her allowance is doubled; she may not back, burst, ram, rake, grapple, use sickles or shoot in that phase; and she stops at the last millimetre at which every enemy base is 30 cm away or more.',
      'A squadron is engaged for good as soon as one of its ships begins an activation with an enemy within 40 cm, shoots or is shot at, grapples or is grappled, or meets an enemy ship.',
      'Option initial movement, off: nobody approaches.',
      'Ruling: reports of play tell of faster first moves. The distances are ours, so that nobody strikes first out of an approach.',
    ],
    chart: 'movement',
  },
  {
    case: '4.3',
    title: 'The Action Phase',
    text: [
      'First ships of routed squadrons make off by themselves [[10.2]], and late ships of a reserve come on [[2.9]]. Then the side moves, then it shoots; whoever begins shooting moves no more.',
      'Moving: a libation before all else [[3.1]], entries before any move [[2.9]]. Then in any order each ship may have one activation: a move [[5]], setting or lowering sails [[5.8]], refloating [[5.6]], or nothing. Before it she may cut links [[8.1]]. After it, or instead, she may grapple [[8.1]] or use sickles [[9.6]], which end her activation, and back off if she rammed or ran into an enemy [[7.4]]. Taking in tow and casting off [[5.4]] cost no activation, and go once a ship and phase. A fort’s boom is opened or closed once a phase [[7.5]].',
      'Shooting: every weapon of every ship and fort once, in any order [[6]].',
      'Ships that are Sinking, disordered or routed can be ordered to do nothing. Disorder ends with the phase. A ship need not be moved, and a phase may be ended at any time. A side that has nothing able to act is passed over.',
    ],
  },
  {
    case: '4.4',
    title: 'Seizing Tactical Initiative',
    text: [
      'When the Intermediate counter shows, and before anything of its phase, each side that has a counter left and has spent fewer than two this turn says unseen whether it plays one.',
      'If nobody plays, the Intermediate Phase begins. Whoever plays spends his counter for good and has an Action Phase now. If both play, each throws a d10 and adds his Commander-in-Chief’s command (−2 without one), again while level; the higher acts first, then the other.',
      'After that there is a second and last opportunity on the same terms: two extra phases a side and turn at the most.',
      'Counters come with the Commander-in-Chief [[1.7]] and are gone with him [[10.6]]; a god may give some back [[3.1]].',
      'Option Tactical Initiative, off: nobody has counters.',
      'Ruling: it is spent only when the Intermediate counter shows, since it is meant to come ahead of the melees; and twice a turn at most, so that five counters do not decide a battle at one stroke. When both play, both have their phase: only the order is thrown for.',
    ],
    chart: 'commands',
  },
  {
    case: '4.5',
    title: 'The Intermediate Phase',
    text: [
      'In this order: 1. currents, tide and drift [[5.10]] [[2.10]]. 2. Boarding: secret orders, then two rounds [[8.2]], prize crews as ships are taken [[8.5]]. 3. Weather damage, flooding [[10.1]], sinking ships [[5.12]]. 4. Morale of squadrons [[10.2]]. 5. Lost battles [[10.3]]. 6. Transfers [[10.4]] and repairs [[10.5]], both sides at once and openly. 7. Fires, then snakes and bees [[10.5]]. 8. Officers: who was saved, who succeeds [[10.6]]. 9. Weather [[10.7]] and tide [[2.10]]. 10. The turn ends: thrown-down crews are up again, a corvus just dropped is no longer fresh, and gifts of the god of war are over.',
      'What is to be done for several ships goes by the order of the fleets, side 0 before side 1, one kind of work finished before the next.',
      'Ruling: the order is that of chapter 10. Drift and boarding go before it, for 1.5 and 2.10 put them in this phase and chapter 10 deals with what they leave.',
    ],
  },
];
