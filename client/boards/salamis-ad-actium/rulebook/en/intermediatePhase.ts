import type { Rulebook } from '../../../../kit/rules/rulebook.js';

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
