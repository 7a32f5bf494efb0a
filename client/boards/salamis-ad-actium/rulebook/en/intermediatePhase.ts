import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 3: libations. */
export const divineIntervention: Rulebook = [
  {
    case: '3',
    title: 'Divine intervention',
    text: [
      'Seamen of the period sacrificed to their gods before and during battle. A fleet may pour a libation, with uncertain results [[3.1]].',
    ],
  },
  {
    case: '3.1',
    title: 'Libations',
    text: [
      'Each side has one libation. In a points battle it may buy up to two more, at 5 points each. Once a turn, at the start of one of its Action Phases, a side may pour one to a god of its choice. It is spent whatever the result.',
      'Roll a d10, −1 for every earlier libation of this side. 1 or less: the god is offended. 2-5: silence. 6-9: favour. 10 or more: great favour.',
      'Sea. Favour: the sea one level up or down. Great: up to two. Offended: the Commander-in-Chief’s ship takes Light damage.',
      'Wind. Favour: the wind turns by 45 degrees, or its strength changes by 1. Great: the wind turns to any direction, and its strength changes by up to 1. Offended: it blows straight from the enemy’s base edge to the side’s own. Strength stays within the limits of [[10.7]].',
      'War. Favour: one squadron adds 1 to its boarding until the end of the turn [[8.2]]; great: 2. Offended: the side’s squadron nearest to an enemy is shaken, if it was steady [[10.2]].',
      'Craft. Favour: the side regains one spent Tactical Initiative counter; great: two. It never has more than at the start, and regains none without a Commander-in-Chief. Offended: one is lost.',
      'Healing. Favour: one shaken squadron is steady, or one ship loses its fire, snakes and bees. Great: all own shaken squadrons are steady and all own fires are out. Offended: the side’s ship with the most troops is disordered [[7.4]].',
      'The new wind and sea last until changed. If a scenario fixes the weather, the gods of sea and wind are silent. The names of the gods depend on the fleet.',
      'Option libations, off: there are none.',
      'Ruling: the table is reconstructed; the index only mentions magic.',
    ],
    chart: 'libation',
  },
];

/** Chapter 10, from 10.4: transfers, repairs, fires, officers, weather. */
export const housekeeping: Rulebook = [
  {
    case: '10.4',
    title: 'Crew transfers',
    text: [
      'Men may cross between two own ships that touch or are joined by any link, including a tow. The limit is three factors for each pair and turn, both ways together; from a Sinking ship any number. The receiving ship may not carry more than 150 per cent of its capacity [[5.7]].',
      'Oarsmen who do not fight may leave only Sinking ships, and become spare oarsmen on the other ship. Those of a prize stay.',
      'A flag officer may cross with men to a ship of the same squadron that carries no other flag officer; the Commander-in-Chief may cross to any such ship of the side.',
      'Option crew transfers, off: there are no transfers.',
    ],
    chart: 'house',
  },
  {
    case: '10.5',
    title: 'Repairs, fires and bees',
    text: [
      'Repairs: one for each ship and turn, if it is not linked, on fire or Sinking. Balancing oars, if the sides differ by two groups or more: half the sum to port, rounded down, the rest to starboard, without a test. Spare oars: first balance such a difference; then a crew test adds a group to the weaker side, at most two successes a battle. Rudder, or sails that are down: crew test; the sails are then aboard. Leak: crew test minus the damage level; one level less, once a battle, never below Light.',
      'Fires have a level of 1 to 3. Each burning ship takes a crew test: −1 for each level above 1, −2 for Greek fire, +1 if she is not linked. If it passes, the fire drops one level, two on a natural 10; if it fails, it rises one level, to at most 3.',
      'After all these tests, apply the fires. Level 1: a fighter and an oarsman are lost. Level 2: the same and Light damage. Level 3: two fighters, an oarsman and Medium damage. Every ship in contact with or linked to a level 3 fire that is not burning catches fire at level 1 on a d6 of 5 or more. If there are not enough fighters, oarsmen are lost instead.',
      'Snakes and bees: crew test at +2, with the −2 for having them. If it passes, they are removed.',
      'Option repairs, off: there are no repairs; tests against fires, snakes and bees remain.',
    ],
    chart: 'fire',
  },
  {
    case: '10.6',
    title: 'Admiral casualties',
    text: [
      'An officer hit by a missile [[6.3]] is killed. Aboard a ship that loses by 4 or more in boarding: killed on a d10 of 1. Ship sunk, wrecked or capsized: rescued on a d6 of 4 or more if a friendly ship is within 5 cm, otherwise lost. Captured with the ship: a prisoner. Fled with the ship: off the table. All these except rescued officers count as lost [[10.2]] [[10.3]].',
      'If the officer’s ship escapes or lands to meet a scenario’s objective, the officer is succeeded and their counters are lost, without effect on morale or points.',
      'A rescued officer goes to the nearest friendly ship, by preference one without an officer. If a flag officer is already aboard, only a rescued Commander-in-Chief replaces that officer. The other of the two then has no command.',
      'Succession, late in the Intermediate Phase: in a squadron without a flagship, the ship nearest to where it was becomes the flagship, without an officer. The Vice Admiral with the best command (in a tie the first) succeeds a lost Commander-in-Chief. The successor brings no counters, and the remaining old ones are lost. Without a Vice Admiral the side has no Commander-in-Chief: −2 wherever that command is used.',
      'Option admiral casualties, off: officers are never hit, and an officer whose ship is lost goes to the nearest friendly ship at any distance.',
      'Ruling: an Admiral whose ship is lost during the Intermediate Phase counts as lost only from the end of that phase, when it is known whether the Admiral was rescued.',
    ],
    chart: 'officers',
  },
  {
    case: '10.7',
    title: 'Changing weather',
    text: [
      'At the end of the turn roll a d10: 1 the wind veers 45 degrees, 2 it backs 45, 3-8 no change, 9 one level stronger, 10 one level weaker. Never below Still; never above a Breeze in the Mediterranean or a Strong Breeze in northern waters.',
      'If the strength changed, roll a sea state [[2.6]]; the sea moves one level towards it.',
      'Option severe weather, off unless chosen: with it the wind may rise to a Gale. Option changing weather, off: this roll is not made.',
      'Scenarios: at Actium it is never made. In Morbihan, from turn 6, the wind instead drops one level every turn on a d10 of 6 or more, and does not rise again. The tide follows this step [[2.10]].',
    ],
    chart: 'weather',
  },
];

/** Chapter 10, to 10.3: weather damage, morale, the end of a battle. */
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
      'In a rough sea ships of size 1 or 2, with a weak hull, overloaded, or with Heavy damage or worse take a crew test at +2. In a very rough sea all ships do, at 0, or −2 if of size 1 or 2. Add: stout hull +2, weak −2, any tower −1, corvus −2, overloaded −2. On failure: Light damage in a rough sea, Medium in a very rough one. Use the sea state at the ship’s position [[2.7]]. Beached and Sinking ships do not test.',
      'Then ships with Severe damage test for flooding: crew test at +2; stout hull +2, weak −2; choppy −1, rough −2, very rough −4. On failure: Sinking. Then Sinking ships roll to stay afloat [[5.12]].',
    ],
    chart: 'crewTest',
  },
  {
    case: '10.2',
    title: 'Squadron morale',
    text: [
      'The main body of a squadron is its ships in control [[2.2]], with at most Heavy damage, not aground or beached, under their own crews.',
      'A squadron with a ship on the table tests in any of these cases. Its main body is below half its original number, and either it was not at the last test or the squadron has lost a ship since. It lost its flagship or its officer. The Commander-in-Chief was lost. It is shaken, and tests to rally. Lost means sunk, wrecked, captured or fled since this step of the last turn.',
      'Roll a d10 and add the squadron’s crew; the officer’s command, or −1 without one; +1 if the flagship sees the Commander-in-Chief’s ship (or is it), otherwise −1; −1 for each ship lost, at most −2; −1 if the main body is below a quarter; −1 if the officer was lost; +1 if its side captured, sank or wrecked more ships than it lost.',
      '5 or more: steady. 2 to 4: shaken; but a shaken squadron that tests for any reason other than to rally is routed. 1 or less: routed.',
      'Shaken: no ram, rake, grapple or assault; no ship may end a move closer to the nearest enemy than it began, unless that enemy is at least 15 cm away; −1 on crew tests.',
      'Routed, permanently: −2 on crew tests, no orders, no attack, no shooting. At the start of each Action Phase of its side every routed ship tries to cut all its links. If free, it moves away by itself, without contact, to end nearest to or beyond an edge that is not the enemy’s. If aground, it tries to refloat.',
      'Ruling: a squadron whose main body is below half only because ships are out of control tests once; after that each further loss brings another test.',
      'Ruling: a shaken ship’s order to ram or rake is always refused, even beside another enemy.',
    ],
    chart: 'morale',
  },
  {
    case: '10.3',
    title: 'Lost battles',
    text: [
      'Ships count as gone if they are sunk, wrecked, captured, derelict or fled, or on the table in a routed squadron. Compare them with all ships that the side brought. Reserves lost on the way are left out of both numbers [[2.9]]. Ships that escaped or landed to meet a scenario’s objective are not gone.',
      'After morale: two thirds gone, the side is beaten. Half gone, it rolls a d10 plus its Commander-in-Chief’s command (−2 without one), −1 if six tenths are gone; below 5 it is beaten. A side without a ship on the table or in reserve is beaten at once. If both are beaten together, the one with fewer points loses; a tie is a draw.',
      'Points for enemy ships, in per cent of the value of each, rounded down: sunk or wrecked 100, captured and held 150, fled 50, afloat by damage 0, 5, 15, 30, 50 or 100, routed on the table at least 50. 50 points for the enemy’s Admiral lost, 20 for each Vice Admiral. Recaptured ships score for neither side.',
      'After the last turn the side with more points wins if it has at least 120 per cent of the other’s; otherwise it is a draw.',
      'Objectives. Breakout: ships of the named side must leave over the named edges, neither routed nor prizes, to a share of its points or a number: half of the points over any edge but the east for Antony at Actium, a third over the north for the Arabs in the Bosporus, two ships over the south for the Danes at the Solent. Landings: six ships of the Sea Peoples with at least three factors of troops and oarsmen must beach on either bank or leave to the south between them. The other side wins as soon as the objective is impossible, and after the last turn. The side with the objective is not beaten by losses.',
      'Extra points: at Ecnomus 15 for each horse transport, to Carthage if sunk or captured, to Rome while afloat and Roman. In the Propontis 40 to Bithynia, once, if the ship in which Eumenes began is sunk, wrecked, captured or flees, or its squadron routs.',
      'A win is decisive with two thirds of the loser’s ships gone, with twice the loser’s points, or with an objective met in the first half of the turns; otherwise marginal. A player may concede at any time: the other wins.',
      'Ruling: the objectives at Actium and in the Bosporus were balanced after test matches, so that the battle is not decided too early.',
    ],
    chart: 'victory',
  },
];
