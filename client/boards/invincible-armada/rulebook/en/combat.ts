import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const recovery: Rulebook = [
  {
    case: '8.0',
    title: 'Repair, Rally or Resupply',
    text: ['A squadron that does not choose a Move may try to recover.'],
  },
  {
    case: '8.1',
    title: 'One Choice',
    text: [
      'A squadron that does not Move may make one attempt to Repair, Rally or Resupply. The attempt is its action; it then gets a Moved marker. The squadron may be on either map, at sea or in port, and may be Broken. English squadrons in port have a bonus on all three tables. [[6.1]]',
      'Attempts are allowed in Calm and Fog, but not in Gales. [[11.1]]',
      'Ruling: a squadron may try to Repair only if it has a Hit, and to Rally only if it is Broken. It may try to Resupply only if it has Shot or a removable Low Ammo marker.',
    ],
  },
  {
    case: '8.2',
    title: 'Repair',
    text: [
      'Roll two dice: 8 or more removes one Hit. Add the repair modifier of the squadron (Hawkins +1, Bertendona and Moncada −1), +2 for an English squadron in port, and +3 with the Shipwrights chit. [[2.3]] [[16.0]]',
      'Ruling: an English squadron at sea with 4 or more Hits has a −2 DRM. We added this modifier to make trips to port useful. [[8.3]]',
      'With the option “Santa Cruz lives”, Spanish Repair rolls have a +1 DRM. [[17.1.2]]',
    ],
    chart: 'repair',
  },
  {
    case: '8.2.1',
    title: 'English Seymour Squadron',
    text: ['If a Repair of Seymour’s squadron fails, the English player may re-roll it with the same modifiers, Shipwrights included.'],
    chart: 'repair',
  },
  {
    case: '8.3',
    title: 'Rally',
    text: [
      'To rally, a Broken squadron rolls two dice: on 8 or less it is no longer Broken. English squadrons in port have a −2 DRM; those at sea with 4 or more Hits have a +5 DRM. Spanish Hits do not matter. The Holy Banner chit rallies a Spanish squadron without a roll. [[8.3.1]] [[16.0]]',
      'Ruling: the rulebook gives the English a bonus in port, but no figure. We use a −2 DRM, because low rolls are good on this table; on the other two tables the bonus is +2. [[8.2]] [[8.4.3]]',
      'Ruling: the other modifiers of the table are missing. In test matches the English gained nothing by going to port. We therefore added the +5 DRM for English squadrons at sea with 4 or more Hits. [[8.2]]',
      'With the option “Santa Cruz lives”, Spanish Rally rolls have a −1 DRM. [[17.1.2]]',
    ],
    chart: 'rally',
  },
  {
    case: '8.3.1',
    title: 'Spanish Sidonia Squadron',
    text: [
      'Once per turn the Spanish player may apply a −1 DRM to the Rally roll of one Spanish squadron, including Sidonia’s own.',
      'Ruling: the bonus is available while Sidonia’s squadron is in play, even if it is Broken, and at any distance. The player declares it before the roll, and may not combine it with the Holy Banner. It applies only to Rally.',
    ],
  },
  {
    case: '8.4',
    title: 'Resupply',
    text: [
      'Roll one die: 4 or more removes the Low Ammo marker or, if there is none, one Shot. Modifiers are −1 for a Spanish squadron and +2 for an English squadron in port. Supply Hoys (English) and Urca Stores (Spanish) succeed without a roll. [[8.4.1]] [[8.4.3]] [[16.0]]',
      'Modified rolls of 7 or more succeed, and modified rolls below 1 fail. After the attempt the squadron has a Moved marker, but it still defends itself when attacked. [[6.1]]',
      'Options: the Queen’s purse gives the English +1. Santa Cruz gives the Spanish +1. Drake’s failure at Cadiz cancels the Spanish −1. [[17.2.4]] [[17.1.2]] [[17.1.1]]',
    ],
    chart: 'resupply',
  },
  {
    case: '8.4.1',
    title: 'Spanish Modifier',
    text: ['Spanish Resupply rolls always have a −1 DRM, except with the option in which Drake’s Cadiz raid fails. [[17.1.1]]'],
  },
  {
    case: '8.4.2',
    title: 'Medina Squadrons and Resupply',
    text: [
      'Once per game each Medina squadron may take over the Low Ammo marker of another Spanish squadron, without a roll. A Low Ammo marker on a Medina squadron is permanent, whatever the reason for placing it. A Medina squadron that has a Low Ammo marker may not take over another.',
      'Ruling: taking over a marker is the action of the Medina squadron, which then has a Moved marker. It is not allowed in Gales. The distance between the squadrons does not matter, nor does a Moved marker on the other squadron. Either squadron may be Broken. The marker may not come from another Medina squadron. The relieved squadron has no Shot. On the Medina squadron the marker replaces any Shot.',
      'A Medina squadron that has Shot but no Low Ammo marker may Resupply like any other squadron. [[8.4]]',
    ],
    chart: 'specials',
  },
  {
    case: '8.4.3',
    title: 'English Port Modifier',
    text: ['The Resupply roll of an English squadron in port has a +2 DRM.'],
  },
];

export const fireships: Rulebook = [
  {
    case: '13.0',
    title: 'Fireships',
    text: [
      'Once per game, on the first turn the Armada is in Calais Roads (box 10), the English send fireships against it. They do so after the squadrons have disengaged, reorganized and reinforced. The Spanish squadrons are anchored on C8 to H9, in any arrangement the Spanish player chooses. [[9.3]] [[10.0]]',
      'Ruling: the attack takes place in any weather, with or without English squadrons nearby.',
    ],
  },
  {
    case: '13.1',
    title: 'Spanish Reaction',
    text: [
      'The squadrons react in the order of their starting squares: row 8 from C to H, then row 9 from C to H. Each reaction is finished before the next begins. A squadron that is eliminated before it can react does not react.',
      'A squadron that is not Broken makes a Morale Roll with all normal modifiers. Add a further modifier for the number of English squadrons on the Tactical Map, Broken or not: none 0, one or two +1, three +2, four or five +3. [[7.6]]',
      'If it passes, it must move to a vacant adjacent square chosen by the Spanish player, in any direction and regardless of the wind. If there is no vacant square, it does not move, takes a Hit and makes another Morale Roll.',
      'If it fails, or was already Broken, see [[13.2]].',
      'Ruling: the modifiers for English squadrons are reconstructed and apply only to the reaction roll. A squadron without a vacant square may be broken by its second roll, but does not drift.',
      'With the option “Hellburners”, each reaction roll has a +1 DRM. [[17.2.1]]',
    ],
    chart: 'fireshipMorale',
  },
  {
    case: '13.2',
    title: 'Fireships Resolution',
    text: [
      'A squadron that fails, or was already Broken, takes a Hit. If it is still in play, it drifts. Roll two dice on the Move Diagram to find the square to which it drifts.',
      'A roll of 2 is west, 3 north-west, 4 two squares north, 5 north and 6 north-east. A roll of 7 is east, 8 two squares east and one north, 9 south-east and 10 two squares east. A roll of 11 is south, 12 south-west. The squares in between do not matter.',
      'If a squadron of either side is on the square indicated, that squadron takes a Hit. The drifting squadron moves to a vacant square next to it. If there is no such square, the drifting squadron takes another Hit and moves to the vacant square nearest to the indicated square. The Spanish player makes these choices. [[7.6]]',
      'Weather does not prevent the attack. In the Strategic Move that follows the Armada does not move. English squadrons move normally, including Seymour. The next turn is a normal turn. [[12.2]] [[12.3]]',
      'Ruling: the squadron that is hit in a collision makes a Morale Roll as after any Hit, and does not move. If it is eliminated, the drifting squadron takes its square. The starting square of the drifting squadron counts as vacant for it. The printed Move Diagram is missing; the one used here is ours.',
      'Ruling: a squadron that would drift off the map takes one more Hit and moves to the vacant square nearest to the indicated point.',
      'Ruling: if Calm keeps the Armada in box 10, there is no second attack.',
    ],
    chart: 'fireshipDiagram',
  },
];

/** Rules text of module 7.0 before the dice are rolled. */
export const combat: Rulebook = [
  {
    case: '7.0',
    title: 'Combat',
    text: ['The following cases cover attacks, the steps of a battle, and its results.'],
  },
  {
    case: '7.1',
    title: 'General Procedure',
    text: [
      'A squadron that has chosen the Move action may attack at the end of its move, even if it stayed on its square. It may not move after an attack. The target is one enemy squadron on an adjacent square in the same row or column, never on a diagonal. Attacks are voluntary; defence is not. [[6.1]] [[7.4.2]]',
      'A squadron attacks once in a phase. A target may be attacked up to four times in a phase, once from each of its four sides, in any order.',
      'A Broken squadron may not attack, and the three Medina squadrons never attack. All of them still defend themselves, the Medina squadrons with −2 to each die. A squadron with Low Ammo may attack. [[7.4.3]]',
      'Ruling: once a battle has been fought from a side of the target, no other squadron may attack from that side in this phase. An attack from which the target withdrew does not count.',
    ],
    chart: 'rulings',
  },
  {
    case: '7.2',
    title: 'Combat Sequence',
    text: [
      '1. English withdrawal, if the Spanish attack. 2. Choice of tactics. 3. Event chits. 4. Battle Dice. 5. Hits. 6. Ammunition, then morale. [[7.3]] [[7.4]] [[7.4.3]] [[7.5]] [[7.6]]',
      'An attacking squadron has one target. A Spanish target must accept battle; an English target may first try to withdraw. Each battle is finished before the next begins.',
      'Ruling: in step 6 the attacker rolls before the defender. Use the modifiers that apply to a side at the moment it rolls. For a side that fires second, they include the effect of the Hits it has just taken.',
    ],
  },
  {
    case: '7.3',
    title: 'English Battle Withdrawal',
    text: [
      'When a Spanish squadron attacks, its English target may try to withdraw. At least one of the eight adjacent squares must be vacant and not directly upwind. Roll two dice for the Retreat Check: on 8 or less the squadron moves to such a square, which the English player chooses. On 9 or more it cannot withdraw. [[6.1.2]] [[7.4.1]]',
      'After a withdrawal there is no battle, and neither side gains Shot. The Spanish squadron has a Moved marker: it may not attack again, Rally, Repair or Resupply.',
      'No squadron ability or chit modifies the roll. A Broken squadron may withdraw. A squadron that has fought or withdrawn may try again when it is attacked again.',
      'Ruling: a squadron may not try to withdraw in Calm, with Fouled Rigging, or if it has no legal square. Its player then chooses any tactic. A player may also accept battle without an attempt. The square is chosen after the roll. [[11.1]] [[16.0]]',
      'With the option “No Hawkins reforms (b)”, the roll has a +2 DRM. [[17.1.6]]',
    ],
    chart: 'retreat',
  },
  {
    case: '7.4',
    title: 'Tactical Chit Selection',
    text: [
      'If the target does not withdraw, each side secretly chooses one of three tactics: Stand Off, Close In or Try to Board. Both choices are revealed at the same time and compared on the Tactical Matrix. [[7.4.3]]',
      'A choice is final. Until both sides have chosen, neither the opponent nor spectators see it.',
    ],
  },
  {
    case: '7.4.1',
    title: 'English Withdrawal and Tactics',
    text: [
      'An English squadron that failed its Retreat Check must choose Stand Off, not Close In or Try to Board. Both players know this, so only the Spanish player chooses a tactic. [[7.3]]',
    ],
  },
  {
    case: '7.4.2',
    title: 'Mandatory Defence',
    text: [
      'An attacked squadron that has not withdrawn must fire; it may not save its ammunition. You can therefore attack to make the enemy spend ammunition. [[7.6]]',
      'Ruling: a side whose dice are reduced to none by a chit does not fire and gains no Shot. [[7.4.3]]',
    ],
  },
  {
    case: '7.4.3',
    title: 'Tactical Matrix and Modifiers',
    text: [
      'The Matrix gives the number of Battle Dice of each side and a modifier to each die. In three of the nine pairings one side fires first.',
      'English Stand Off. Against Stand Off: English 2 dice at −1, Spanish 1 die at −1. Against Close In: English 2 dice at 0, Spanish 1 die at 0. Against Try to Board: English 2 dice at 0, Spanish 2 dice at −1, and the English fire first.',
      'English Close In. Against Stand Off: English 3 dice at 0, Spanish 2 dice at 0. Against Close In: English 3 dice at 0, Spanish 3 dice at 0. Against Try to Board: English 2 dice at 0, Spanish 3 dice at +1.',
      'English Try to Board. Against Stand Off: English 3 dice at +1, Spanish 2 dice at 0, and the Spanish fire first. Against Close In: English 3 dice at 0, Spanish 3 dice at 0, and the Spanish fire first. Against Try to Board: English 3 dice at 0, Spanish 4 dice at +1.',
      'Squadron bonuses and chits may add dice. Modify each die by the bonus of the squadron and by chits. Each die also has −1 if the squadron’s current strength is 1 to 3, −1 if it is Broken, and −2 if it has Low Ammo. [[2.3]] [[7.6]]',
      'After the tactics are revealed, both sides may play battle chits. The attacker’s side plays first, then the sides alternate until both pass in succession. A side without a playable chit passes automatically. Any number of chits may be played, and each leaves the hand when played. [[16.0]]',
      'Broadside: +1 die. Master Gunners: +1 to each die. Crossed Lines: −1 die for the enemy. Weather Gage: +2 English dice with Stand Off or Close In. Soldiers: +2 Spanish dice with Try to Board.',
      'Ruling: the printed Matrix is missing, except for English Stand Off against Spanish Try to Board, which the rules describe. Crossed Lines is applied last, to a minimum of no dice.',
      'Options: Santa Cruz, more gunners and naval carriages each give +1 to every Spanish die. Without Hawkins’ reforms (a) every English die has a −1 DRM with Stand Off. [[17.1.2]] [[17.1.4]] [[17.1.5]] [[17.1.6]]',
    ],
    chart: 'tacticalMatrix',
  },
];
