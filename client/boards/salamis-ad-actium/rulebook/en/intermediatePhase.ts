import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 3: libations. */
export const divineIntervention: Rulebook = [
  {
    case: '3',
    title: 'Divine intervention',
    text: ['Seamen of the age sacrificed before a battle and in it. A fleet may pour a libation and hope; the gods are touchy [[3.1]].'],
  },
  {
    case: '3.1',
    title: 'Libations',
    text: [
      'Each side has one libation to pour. In a battle by points it may buy up to two more, at 5 points each. Once a turn, before it does anything else in one of its Action Phases, a side may pour one to a god of its choice; it is used up whatever comes of it.',
      'Throw a d10, less 1 for every libation that this side poured before. 1 or less: the god is offended. 2-5: silence. 6-9: favour. 10 or more: great favour.',
      'Sea. Favour: the sea one level up or down. Great: up to two. Offended: the Commander-in-Chief’s ship takes Light damage.',
      'Wind. Favour: the wind turns by 45 degrees, or its strength changes by 1. Great: the wind turns wherever one likes, and its strength changes by up to 1. Offended: it blows straight from the enemy’s base edge to one’s own. Strength stays within the limits of [[10.7]].',
      'War. Favour: one squadron adds 1 to its boarding until the end of the turn [[8.2]]; great: 2. Offended: one’s squadron nearest to an enemy is shaken, if it was steady [[10.2]].',
      'Craft. Favour: one spent Tactical Initiative counter comes back; great: two; never more than there were at the start, and none without a Commander-in-Chief. Offended: one is lost.',
      'Healing. Favour: one shaken squadron is steady, or one ship is rid of fire, snakes and bees. Great: all own squadrons that are shaken are steady and all own fires are out. Offended: one’s ship with the most troops is disordered [[7.4]].',
      'Wind and sea stay so until something changes them. Where a scenario has settled the weather, the gods of sea and wind are silent. What the gods are called depends on the fleet.',
      'Option libations, off: nobody has any.',
      'Ruling: the table is reconstructed; the index promises magic in play and no more.',
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
      'Men may pass between two own ships that touch or are joined by any link, a tow too: three factors for each pair and turn, both ways together; from a Sinking ship any number. The ship they go to may not carry more than 150 per cent of her capacity [[5.7]].',
      'Oarsmen who do not fight leave Sinking ships only, and become spare oarsmen where they go. Those of a prize stay.',
      'A flag officer may go with men, to a ship of the squadron he leads that carries no other; the Commander-in-Chief to any such ship of his side.',
      'Option crew transfers, off: nobody passes.',
    ],
    chart: 'house',
  },
  {
    case: '10.5',
    title: 'Repairs, fires and bees',
    text: [
      'Repairs: one for each ship and turn, if she is not linked, on fire or Sinking. Sharing out oars, when the sides differ by two groups or more: half the sum to port, rounded down, the rest to starboard; no test. Spare oars: such a difference is first shared out, if there is one; then a crew test puts a group on the weaker side, two successes a battle. Rudder, or sails that are down: crew test; the sails are then aboard. A leak: crew test less the damage level; one level less, once a battle, never below Light.',
      'Fires have a level of 1 to 3. Each burning ship takes a crew test: −1 for each level above 1, −2 for Greek fire, +1 if she is not linked. Passed, a level less, two on a natural 10; failed, a level more, to 3.',
      'When all have been fought, they burn. Level 1: a fighter and an oarsman. Level 2: the same and Light damage. Level 3: two fighters, an oarsman, Medium damage; and every ship in contact or linked to her that does not burn catches fire at level 1 on a d6 of 5 or more. Where fighters are wanting, oarsmen fall in their stead.',
      'Snakes and bees: crew test at +2, their own −2 still counting. Passed, they are gone.',
      'Option repairs, off: nothing is mended; fires and pests are fought all the same.',
    ],
    chart: 'fire',
  },
  {
    case: '10.6',
    title: 'Admiral casualties',
    text: [
      'Struck by a missile [[6.3]]: killed. Aboard a ship beaten by 4 or more in boarding: killed on a d10 of 1. Ship sunk, wrecked or capsized: saved on a d6 of 4 or more if an own ship is within 5 cm, else lost. Captured with the ship: a prisoner. Fled with the ship: off the table. All these count as lost [[10.2]] [[10.3]].',
      'If his ship escapes or lands by the aim of a scenario he is succeeded and his counters are gone, but nobody’s morale and no points suffer.',
      'Who is saved comes aboard the nearest friend, rather one without an officer. Where another flies his flag there, only the Commander-in-Chief takes the command from him; of the two the other has none any more.',
      'Succession, late in the Intermediate Phase: a squadron without a flagship gets its ship nearest to where she was, without an officer. A lost Commander-in-Chief is followed by the Vice Admiral with the best command, the first of equals; he brings no counters, and what was left of the old ones is gone with the loss. With no Vice Admiral the side has no Commander-in-Chief: −2 wherever his command is called for.',
      'Option admiral casualties, off: officers are never hit, and one whose ship is lost goes to the nearest friend, however far.',
      'Ruling: an Admiral whose ship is lost during the Intermediate Phase counts as lost from the end of that phase only, when it is known whether he was saved.',
    ],
    chart: 'officers',
  },
  {
    case: '10.7',
    title: 'Changing weather',
    text: [
      'At the end of the turn a d10: 1 the wind veers by 45 degrees, 2 it backs by 45, 3-8 no change, 9 one stronger, 10 one weaker. Never below Still; never above a Breeze in the Mediterranean or a Strong Breeze in northern waters.',
      'If the strength changed, a sea is rolled [[2.6]], and the sea goes one level towards it.',
      'Option severe weather, off unless chosen: with it the wind may rise to a Gale. Option changing weather, off: this throw is not made.',
      'Scenarios: at Actium it is never made. In Morbihan from turn 6 a d10 of 6 or more takes one off the wind every turn instead, and it does not come back. The tide follows this step [[2.10]].',
    ],
    chart: 'weather',
  },
];

/** Chapter 10, to 10.3: weather damage, morale, the end of a battle. */
export const intermediatePhase: Rulebook = [
  {
    case: '10',
    title: 'Actions in the Intermediate Phase',
    text: [
      'What wears ships, squadrons and fleets down between the Action Phases, and what crews can do about it. The order is that of [[4.5]].',
    ],
  },
  {
    case: '10.1',
    title: 'Damage due to weather',
    text: [
      'In a rough sea ships of size 1 or 2, with a weak hull, overloaded, or with Heavy damage or worse take a crew test at +2. In a very rough one all ships do, at 0, or −2 if of size 1 or 2. Add: stout hull +2, weak −2, any tower −1, corvus −2, overloaded −2. Failed: Light damage in a rough, Medium in a very rough sea. The sea is that of the ship’s own place [[2.7]]. Beached and Sinking ships do not test.',
      'Then ships with Severe damage flood: crew test at +2; stout hull +2, weak −2; choppy −1, rough −2, very rough −4. Failed: Sinking. Then Sinking ships may go down [[5.12]].',
    ],
    chart: 'crewTest',
  },
  {
    case: '10.2',
    title: 'Squadron morale',
    text: [
      'The main body of a squadron is its ships in control [[2.2]], with Heavy damage at the most, not aground or beached, under their own crews.',
      'A squadron with a ship on the table tests if its main body is below half its original number, and either was not so at its last test time or it has lost a ship since; if it lost its flagship or its officer; if the Commander-in-Chief was lost; or if it is shaken, to rally. Lost means sunk, wrecked, captured or fled since this step of the last turn.',
      'A d10 and the squadron’s crew; the officer’s command, or −1 without one; +1 if the flagship sees the Commander-in-Chief’s ship (or is it), otherwise −1; −1 for each ship lost, −2 at the most; −1 if the main body is below a quarter; −1 if the officer was lost; +1 if its side took, sank or wrecked more ships than it lost.',
      '5 or more: steady. 2 to 4: shaken; but a shaken squadron that had any reason except rallying is routed. 1 or less: routed.',
      'Shaken: no ram, rake, grapple or assault; no ship may end a move nearer to the nearest enemy than she began it, unless he is 15 cm off or more; −1 on crew tests.',
      'Routed, for good: −2 on crew tests, no orders, no attack, no shooting. At the start of each Action Phase of her side every routed ship tries to cut all her links, then, if free, makes off by herself: she takes a way without contact that ends nearest to an edge that is not the enemy’s, or over it. Aground she tries to refloat.',
      'Ruling: a main body reduced below half by mere straggling tests once; after that each further loss brings another test.',
      'Ruling: a shaken ship’s order to ram or rake is refused wherever she lies, even beside another enemy.',
    ],
    chart: 'morale',
  },
  {
    case: '10.3',
    title: 'Lost battles',
    text: [
      'Gone are ships sunk, wrecked, captured or left derelict, fled, and those on the table in routed squadrons, out of all that the side brought; reserves lost on the way are left out on both counts [[2.9]], ships that escaped or landed by the aim of a scenario are not gone.',
      'After morale: two thirds gone, the side is beaten. Half gone, it throws a d10 with its Commander-in-Chief’s command (−2 without one), −1 if six tenths are gone; below 5 it is beaten. A side without a ship on the table or in reserve is beaten at once. If both are beaten together, the one with fewer points loses; level, it is a draw.',
      'Points for the enemy’s ships, in per cent of what each is worth, rounded down: sunk or wrecked 100, captured and held 150, fled 50, afloat by damage 0, 5, 15, 30, 50 or 100, routed on the table 50 at least. 50 for the enemy’s Admiral lost, 20 for each Vice Admiral. Own ships recaptured count for nobody.',
      'At the last turn the side with more points wins if it has at least 120 per cent of the other’s; otherwise a draw.',
      'Aims. Break out: ships of the named side that leave over the named edges, not routed and no prizes, must come to a share of its points or a number: half of the points over any edge but the east for Antony at Actium, a third over the north for the Arabs in the Bosporus, two ships over the south for the Danes at the Solent. Landings: six ships of the Sea Peoples with at least three factors of troops and oarsmen must run up either bank or leave to the south between them. The other side wins as soon as that is out of reach, and at the last turn. The side with the aim does not give up by losses.',
      'Extra points: at Ecnomus 15 for each horse transport, to Carthage if sunk or captured, to Rome while afloat in her hands. In the Propontis 40 to Bithynia, once, if the ship in which Eumenes began is sunk, wrecked, captured or flees, or her squadron routs.',
      'A win is decisive with two thirds of the loser’s ships gone, with twice the loser’s points, or with an aim reached in the first half of the turns; otherwise marginal. A player may concede at any time: the other wins.',
      'Ruling: the aims at Actium and in the Bosporus were evened after test matches, so that the battle is fought before it is decided.',
    ],
    chart: 'victory',
  },
];
