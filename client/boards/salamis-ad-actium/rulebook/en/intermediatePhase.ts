import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const divineIntervention: Rulebook = [
  {
    case: '3',
    title: 'Divine intervention',
    text: [
      'Crews of the period sacrificed to their gods before and during battle. A fleet may pour a libation, with unpredictable results [[3.1]].',
    ],
  },
  {
    case: '3.1',
    title: 'Libations',
    text: [
      'Each side has one libation. In a points battle it may buy up to two more, at 5 points each. Once a turn, at the start of one of its Action Phases, a side may pour one to a god of its choice. The libation is spent whatever the result.',
      'Roll a d10 and subtract 1 for every earlier libation of this side. On 1 or less the god is offended, on 2-5 the god is silent. 6-9 is favour, 10 or more is great favour.',
      'Sea. Favour: raise or lower the sea state by one level. Great favour: by up to two levels. Offended: the Commander-in-Chief’s ship takes Light damage.',
      'Wind. Favour: the wind turns by 45 degrees, or its strength changes by 1. Great favour: the wind turns to any direction, and its strength changes by up to 1. Offended: the wind blows straight from the enemy’s base edge to the side’s own. Strength stays within the limits of [[10.7]].',
      'War. Favour: one squadron adds 1 to its boarding until the end of the turn [[8.2]]. Great favour: it adds 2. Offended: the side’s squadron nearest to an enemy is shaken, if it was steady [[10.2]].',
      'Craft. Favour: the side regains one spent Tactical Initiative counter. Great favour: it regains two. It never has more counters than at the start, and regains none without a Commander-in-Chief. Offended: it loses one counter.',
      'Healing. Favour: one shaken squadron becomes steady, or the fire, snakes and bees on one ship are removed. Great favour: all the side’s shaken squadrons become steady and all its fires go out. Offended: the side’s ship with the most troops is disordered [[7.4]].',
      'The new wind and sea last until changed. If a scenario fixes the weather, the gods of sea and wind are silent. The names of the gods depend on the fleet.',
      'If the option “Libations” is off, there are no libations.',
      'Ruling: this table is a reconstruction. Our copy of the rulebook has no text on libations; its index lists magic without any rule.',
    ],
    chart: 'libation',
  },
];

/** Chapter 10 from case 10.4: transfers, repairs, fires, officers, weather. */
export const housekeeping: Rulebook = [
  {
    case: '10.4',
    title: 'Crew transfers',
    text: [
      'Men may cross between two ships of a side that touch or are joined by any link, including a tow. At most three factors, counting both directions, may cross between the same two ships in a turn. Any number may leave a Sinking ship. The receiving ship may not carry more than 150 per cent of its capacity [[5.7]].',
      'Oarsmen who do not fight may leave only Sinking ships, and become spare oarsmen on the other ship. The oarsmen of a prize stay aboard.',
      'A flag officer may cross with men to a ship of the same squadron that carries no other flag officer. The Commander-in-Chief may cross to such a ship of any squadron of the side.',
      'If the option “Crew transfers” is off, there are no transfers.',
    ],
    chart: 'house',
  },
  {
    case: '10.5',
    title: 'Repairs, fires and bees',
    text: [
      'Each ship that is not linked, on fire or Sinking may make one repair a turn.',
      'Balance oars: if the sides differ by two groups or more, put half of all groups to port, rounded down, and the rest to starboard. This needs no test.',
      'Spare oars: first balance the oars if the sides differ by two groups or more. Then pass a crew test to add one group to the weaker side, at most twice a battle.',
      'Rudder: pass a crew test. Sails that are down: pass a crew test; the sails are then aboard.',
      'Leak: pass a crew test with a modifier of minus the damage level. This removes one damage level, once a battle, but never leaves less than Light damage.',
      'Fires have a level of 1 to 3. Each burning ship takes a crew test: −1 for each level above 1, −2 for Greek fire, +1 if the ship is not linked. If the test passes, the fire drops one level, or two on a natural 10. If the test fails, the fire rises one level, to at most 3.',
      'After all these tests, apply the fires. At level 1 a ship loses a fighter and an oarsman. At level 2 it loses the same and takes Light damage. At level 3 it loses two fighters and an oarsman and takes Medium damage. Roll a d6 for every ship that is not burning and touches or is linked to a ship with a level 3 fire: on 5 or more it catches fire at level 1. If there are not enough fighters, oarsmen are lost instead.',
      'Snakes and bees: take a crew test at +2, with the usual −2 for having them aboard. If the test passes, they are removed.',
      'If the option “Repairs” is off, there are no repairs; tests against fires, snakes and bees remain.',
    ],
    chart: 'fire',
  },
  {
    case: '10.6',
    title: 'Admiral casualties',
    text: [
      'An officer hit by a missile [[6.3]] is killed. An officer aboard a ship that loses by 4 or more in boarding is killed on a d10 of 1. If the ship is sunk, wrecked or capsized and a friendly ship is within 5 cm, the officer is rescued on a d6 of 4 or more. Otherwise the officer is lost. An officer whose ship is captured is a prisoner; one whose ship flees is off the table. All these except rescued officers count as lost [[10.2]] [[10.3]].',
      'If the officer’s ship escapes or lands to meet a scenario’s objective, a successor takes the officer’s place and the officer’s counters are lost. This has no effect on morale or points.',
      'A rescued officer goes to the nearest friendly ship, preferably one without an officer. If a flag officer is already aboard, that officer keeps command unless the rescued officer is the Commander-in-Chief. The other officer then has no command.',
      'Succession, late in the Intermediate Phase: in a squadron without a flagship, the ship nearest to where the flagship was becomes the new flagship, without an officer. The Vice Admiral with the best command (in a tie the first) succeeds a lost Commander-in-Chief. The successor brings no counters, and the remaining counters of the lost Commander-in-Chief are removed. Without a Vice Admiral, the side has no Commander-in-Chief: use −2 wherever a case uses that command.',
      'If the option “Admiral casualties” is off, officers are never hit, and an officer whose ship is lost goes to the nearest friendly ship at any distance.',
      'Ruling: an Admiral whose ship is lost during the Intermediate Phase counts as lost only from the end of that phase, after the roll for rescue.',
    ],
    chart: 'officers',
  },
  {
    case: '10.7',
    title: 'Changing weather',
    text: [
      'At the end of the turn, roll a d10. On 1 the wind veers 45 degrees, on 2 it backs 45. On 3-8 it does not change. On 9 it becomes one level stronger, on 10 one level weaker. It is never below Still, and never above a Breeze in the Mediterranean or a Strong Breeze in northern waters.',
      'If the strength changed, roll for a sea state [[2.6]]; the sea moves one level towards that result.',
      'With the option “Severe weather”, which is off unless it is chosen, the wind may rise to a Gale. If the option “Changing weather” is off, do not make this roll.',
      'Scenarios: at Actium there is no weather roll. In the Gulf of Morbihan, from turn 6, roll a d10 every turn instead: on 6 or more the wind drops one level, and it does not rise again. The tide follows this step [[2.10]].',
    ],
    chart: 'weather',
  },
];

/** Chapter 10 up to case 10.3: weather damage, morale, the end of a battle. */
export const intermediatePhase: Rulebook = [
  {
    case: '10',
    title: 'Actions in the Intermediate Phase',
    text: ['These steps resolve weather, morale, repairs, fires and officers between the Action Phases. For their order see [[4.5]].'],
  },
  {
    case: '10.1',
    title: 'Damage due to weather',
    text: [
      'In a rough sea, a ship takes a crew test at +2 if it is of size 1 or 2, has a weak hull, is overloaded, or has Heavy damage or worse. In a very rough sea every ship takes one, at 0, or at −2 if it is of size 1 or 2. Add: stout hull +2, weak −2, any tower −1, corvus −2, overloaded −2. A ship that fails takes Light damage in a rough sea, Medium in a very rough one. Use the sea state at the ship’s position [[2.7]]. Beached and Sinking ships do not test.',
      'Then ships with Severe damage take a crew test for flooding at +2: stout hull +2, weak −2; choppy sea −1, rough −2, very rough −4. A ship that fails is Sinking. Then Sinking ships roll to stay afloat [[5.12]].',
    ],
    chart: 'crewTest',
  },
  {
    case: '10.2',
    title: 'Squadron morale',
    text: [
      'The main body of a squadron is all its ships that are in control [[2.2]] and under their own crews. They must have at most Heavy damage and may not be aground or beached.',
      'A squadron with a ship on the table tests in any of four cases. First, its main body is below half its original number. It must not have been below half at the last test, or the squadron must have lost a ship since. Second, it has lost its flagship or its officer. Third, the Commander-in-Chief has been lost. Fourth, it is shaken and tests to rally. Lost means sunk, wrecked, captured or fled since this step of the last turn.',
      'Roll a d10 and add the squadron’s crew quality and the officer’s command, or −1 without an officer. Add 1 if the flagship sees or is the Commander-in-Chief’s ship; otherwise subtract 1. Subtract 1 for each ship lost, at most 2 in all. Subtract 1 if the main body is below a quarter, and 1 if the officer was lost. Add 1 if the squadron’s side captured, sank or wrecked more ships than it lost.',
      'On 5 or more the squadron is steady. On 2 to 4 it is shaken, or routed if it was already shaken and tested for any reason other than to rally. On 1 or less it is routed.',
      'Ships of a shaken squadron may not ram, rake, grapple or assault, and have −1 on crew tests. None may end a move closer to the nearest enemy than it began, unless that enemy is at least 15 cm away.',
      'A squadron stays routed until the end of the battle. Its ships have −2 on crew tests, cannot be given orders, and may not attack or shoot. At the start of each Action Phase of its side, every routed ship tries to cut all its links. If it is free, it moves away automatically and without contact. It ends as near as possible to an edge that is not the enemy’s, or beyond it. If it is aground, it tries to refloat.',
      'Ruling: if the main body is below half only because ships are out of control, the squadron tests once. After that, each further loss causes another test.',
      'Ruling: a shaken ship can never be ordered to ram or rake, even if it is next to another enemy.',
    ],
    chart: 'morale',
  },
  {
    case: '10.3',
    title: 'Lost battles',
    text: [
      'Ships count as gone if they are sunk, wrecked, captured, derelict or fled, or are on the table in a routed squadron. Compare their number with all the ships of the side at the start. Leave reserves that were lost before entering out of both numbers [[2.9]]. Ships that escaped or landed to meet a scenario’s objective are not gone.',
      'After the morale step, a side is beaten if two thirds of its ships are gone. If half are gone, it rolls a d10 and adds its Commander-in-Chief’s command (−2 without one), and −1 if six tenths are gone. Below 5 it is beaten. A side with no ship on the table or in reserve is beaten at once. If both sides are beaten at the same time, the side with fewer points loses; a tie is a draw.',
      'A side scores a percentage of the value of each enemy ship, rounded down: 100 if it is sunk or wrecked, 150 if it is captured and held, 50 if it has fled. A ship afloat scores 0, 5, 15, 30, 50 or 100, depending on its damage, and at least 50 if it is routed on the table. The loss of the enemy’s Admiral scores 50 points, and that of each Vice Admiral 20. Recaptured ships score for neither side.',
      'After the last turn, the side with more points wins if it has at least 120 per cent of the other side’s points. Otherwise the battle is a draw.',
      'Objectives. In a breakout, enough ships of one side must leave by the named edges; routed ships and prizes do not count. At Actium, Antony must bring half of his points off the west or south edge. In the Bosporus, the Arabs must bring a third of their points off the north edge. At the Solent, the Danes must bring two ships off the south edge. For the landings, six ships of the Sea Peoples must beach on either bank or leave to the south between the banks. Each must have at least three factors of troops and oarsmen. The other side wins as soon as the objective becomes impossible, or if it has not been met after the last turn. The side with the objective is not beaten by losses.',
      'Extra points: at Ecnomus each horse transport is worth 15, to Carthage if it is sunk or captured, to Rome while it is afloat and Roman. In the Propontis, Bithynia scores 40 points, once, for the ship in which Eumenes began. It scores them if that ship is sunk, wrecked or captured, if it flees, or if its squadron routs.',
      'A win is decisive if at least two thirds of the loser’s ships are gone, or if the winner has at least twice the loser’s points. It is also decisive if an objective was met in the first half of the turns. Otherwise it is marginal. A player may concede at any time; the other player then wins.',
      'Ruling: the objectives at Actium and in the Bosporus were balanced after test matches, so that the battle is not decided too early.',
    ],
    chart: 'victory',
  },
];
