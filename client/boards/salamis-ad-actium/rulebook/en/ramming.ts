import type { Rulebook } from '../../../../kit/rules/rulebook.js';

export const boarding: Rulebook = [
  {
    case: '8',
    title: 'Boarding actions',
    text: [
      'Ships become linked in an Action Phase, and their crews fight in the Intermediate Phase. Grapnels, a corvus, an iron hand, a harpax and a wedged ram are links; a tow is not. Linked ships cannot move.',
    ],
  },
  {
    case: '8.1',
    title: 'Starting a boarding action',
    text: [
      'Once in each Action Phase of its side, during movement, a ship may grapple a ship that it touches (with the iron hand, within 10 mm [[9.5]]). The target may not belong to the same side, be Sinking, or already be linked to the grappling ship. The grappling ship must be steady and under its own crew, and may not have approached in this phase. Grappling ends its activation.',
      'Roll a d10, add the ship’s crew quality and subtract the target’s. If the target has Severe damage or oar quarter 0, add 2 instead of subtracting its crew quality. Add 3 for a corvus with the target in the forward arc (60 degrees to either side), 2 for an iron hand, and 2 if the target is already linked to any ship. Subtract 1 if the target’s deck is 2 or more higher, 1 in a rough sea, and 3 in a very rough sea. The attempt succeeds on 6 or more; a natural 1 always fails and a natural 10 always succeeds.',
      'The link is a corvus if one was used, otherwise the iron hand, otherwise grapnels. It is fresh until a boarding round has been fought over it.',
      'A derelict is taken without a roll and without a link: one factor of troops crosses as a prize crew [[8.5]]. This is not allowed if the ship has no men to send or the derelict has no room for them.',
      'Cutting free: in each Action Phase of its side, before its own activation, a ship may take one crew test to cut each of its links. The modifiers are: grapnels 0, corvus −3, iron hand or harpax −2, wedged ram −1; +2 if the other ship is Sinking. The modifiers for corvus, iron hand and harpax apply only to the side that did not use the weapon. If the test passes, the link is removed. A ship with no links left may still act.',
    ],
    chart: 'grapple',
  },
  {
    case: '8.2',
    title: 'Resolving the combat',
    text: [
      'Orders: each side secretly orders each of its ships to assault one linked enemy (or a fort within 10 mm [[7.5]]), to capsize one [[9.7]], or to defend. A ship without orders defends. To assault, a ship must have at least one fighter, belong to a steady squadron and not be Sinking. Its player may limit an assault to one round.',
      'Fighting strength: 3 for each heavy marine, 2 for each normal marine, 1 for each archer, and 3 or 2 for each oarsman who fights as one of these [[1.8]]. A defender whose oarsmen do not fight adds a sixth of its oarsmen, rounded down; a prize does not. A defender’s strength is at least 1.',
      'Ships of a side that assault the same target fight together: add their strengths; the strongest ship leads. If the target also assaults one of them, the two assaults are one mutual melee.',
      'If both sides attack, each rolls a d10 and adds its Commander-in-Chief’s command (−2 without one); re-roll ties. Starting with the side that rolled higher, the sides alternate, each resolving its next target in the order of its list. There are two rounds. The second repeats all assaults that are still possible and were not limited to one round.',
      'Both sides of an assault roll a d10. The odds modify the attacker’s roll: by 4 at 3 to 1, 3 at 2 to 1, 2 at 3 to 2, 1 at 5 to 4. Add this number if the attacker is stronger, and subtract it if the defender is.',
      'Both sides also add the following modifiers, the attackers for their leading ship. Crew and officer: elite crew +1, green crew −1, an officer’s command, a crew thrown down −2 [[7.4]]. State of the ship: Heavy damage −1, Severe −2, on fire −1, snakes or bees −2, a prize −1. Height: deck 1 or 2 higher +1, 3 or more higher +2, a tower with an archer +1. The god of war gives +1 or +2 [[3.1]]. The attackers add 2 if one of them holds the target with a fresh corvus. The defender adds 1 for side screens.',
      'Subtract the defender’s total from the attackers’ total. The difference gives the losses.',
      '7 or more: the attackers lose 10 per cent, the defender loses 50 per cent and is captured.',
      '4 to 6: the attackers lose 10 per cent, the defender 40 per cent. The defender takes a crew test, at −2 if it now faces more than three times its own strength. If the test fails, the defender surrenders and is captured.',
      '1 to 3: the attackers lose 20 per cent, the defender 30 per cent.',
      '0: the attackers and the defender lose 20 per cent each.',
      '−1 to −3: the attackers lose 30 per cent, the defender 20 per cent.',
      '−4 to −6: the attackers lose 40 per cent, the defender 10 per cent. In a mutual melee the ship that the defender assaulted takes a crew test, and is captured if the test fails.',
      '−7 or less: the attackers lose 50 per cent, the defender 10 per cent. In a mutual melee the ship that the defender assaulted is captured.',
      'A defender with no fighters left is captured if the leading ship still has one. In a mutual melee, the leading ship can be captured in the same way. A side that loses by 4 or more may lose its officers [[10.6]].',
      'Ruling: crew quality counts half because it measures rowers, not marines: raw Romans with a corvus must be able to win. Oarsmen who do not fight help only in defence, with improvised weapons.',
    ],
    chart: 'boarding',
  },
  {
    case: '8.3',
    title: 'Unresolved actions',
    text: [
      'After two rounds the links remain. Ships that do not cut free [[8.1]] fight again in the next Intermediate Phase, with new orders.',
    ],
  },
  {
    case: '8.4',
    title: 'Casualties of boarding',
    text: [
      'Each ship loses the percentage of its own fighters (heavy marines, normal marines, archers, and oarsmen who fight), rounded up.',
      'Remove them one by one, each from the kind of troops that is most numerous at that moment. In a tie, remove normal marines before heavy marines, and heavy marines before archers. Remove oarsmen who fight only when no troops are left.',
      'Use the same order for all other losses of fighters: from fires [[10.5]], from being thrown down by a ram [[7.4]], and from capsizing [[9.7]].',
    ],
  },
  {
    case: '8.5',
    title: 'Capture of enemy vessels',
    text: [
      'When a ship is captured, its remaining troops become prisoners and leave play. An officer aboard is also a prisoner [[10.6]]. The ship’s links to the captor’s side and all its tows are removed.',
      'The leading ship of the captors then sends a prize crew of at least one factor of troops. Its player may send more if the deck has room. Oarsmen who fight may go, and count as troops of their kind aboard. The player may also abandon the captured ship. If the captor has no men to send or the captured ship has no room for them, the ship is abandoned at once.',
      'A prize belongs to the squadron of its captor but does not count for that squadron’s morale. Its crew is raw. A prize has half its allowance and −1 on crew tests and in boarding. Only troops fight for it, and it may not ram, rake or grapple.',
      'A captured ship without a prize crew is a derelict: it belongs to neither side, remains an obstacle, and drifts. The first ship to grapple it takes it [[8.1]].',
      'Ships are recaptured in the same way. For the value of a capture see [[10.3]].',
      'Ruling: from the moment the prize crew is aboard, a prize is an enemy of its former side and may be shot at.',
    ],
  },
];

/** Case 7.5: oar rakes and fortifications. */
export const raking: Rulebook = [
  {
    case: '7.5',
    title: 'Oar rakes; fortifications',
    text: [
      'To resolve a rake, both ships roll a d10. The moving ship adds its crew’s quality, and its size minus the target’s (at most 2 either way). It adds 1 if it has moved at three quarters of its oar speed or more, and 1 for a spur. The target adds its crew’s quality, or −2 if it is helpless [[7.3]].',
      'Subtract the target’s total from the moving ship’s. On 5 or more, the target loses three oar groups on the side that was hit. On 2-4 it loses two groups, and on 0-1 it loses one. On −1 to −3 each ship loses one group. On −4 or less, the moving ship loses two groups on the side facing the target. A ship that loses groups also loses oarsmen: one fewer than the number of groups.',
      'Running on: if nothing is in the way, the moving ship may complete its current leg. It is shifted sideways by the least distance that clears the target, at most 15 mm, and any further legs are cancelled. If the ship cannot run on, it stops.',
      'Forts stand on land. They shoot in their owner’s Action Phases with archers, ballistae and heavy engines. A fort shoots all round and counts as having a tower, an average crew and incendiaries. Modifiers for the sea do not apply, and the size of a fort has no effect.',
      'Shooting at a fort: roll a d6 for each hit. A heavy engine on 4 or more, or any incendiary on 5 or more, removes one point of strength. Any other hit removes an archer on 6. A fort reduced to strength 0 by shooting is destroyed.',
      'Assault: when boarding is resolved, a ship within 10 mm of an enemy fort may assault it as in [[8.2]]. In this combat the fort has a fighting strength of 4 for each point of strength and 1 for each archer. It has a modifier of +3 instead of all others. The fort loses strength points equal to its percentage of losses, rounded up. At 0 the fort is captured, and its strength is then 1.',
      'A closed boom stops ships. The fort’s owner may open or close it once in each of their Action Phases, during movement, but it cannot close on a ship. If a ship of size 4 or more meets the boom while moving ahead, after at least three quarters of its oar speed, roll a d10: on 8 or more the boom is permanently broken and the ship moves on.',
      'If the option “Fortifications” is off, there are no forts or booms.',
      'Ruling: fortifications are covered under this number because the printed index lists them without a number on page 16, after the rakes.',
    ],
    chart: 'rake',
  },
];

/** Chapter 7 up to case 7.4: rams. */
export const ramming: Rulebook = [
  {
    case: '7',
    title: 'Ramming and raking',
    text: [
      'A ship that makes contact with an enemy on a leg ahead may ram or rake it. Resolve the ram or rake at once. The ship’s activation then ends, but it may still back off [[7.4]] or grapple [[8.1]].',
    ],
  },
  {
    case: '7.1',
    title: 'Attack aspect',
    text: [
      'The middle of the moving ship’s bow shows which face of the target is hit: bow, stern, port or starboard. The angle between the two headings gives the aspect. On the bow face, the aspect is bow at 120 degrees or more, otherwise bow quarter. On the stern face, it is stern at up to 60 degrees, otherwise stern quarter. On a side, it is stern quarter below 60 degrees, bow quarter above 120 degrees, and otherwise beam. Ships are parallel if their headings differ by 30 degrees or less, or by 150 or more.',
      'To ram, a ship must move under oars without approaching, and have moved 30 mm straight since its last turn or pivot. It must have at most Heavy damage and be steady, and may not be a prize. It may not ram the side of a target on a parallel course.',
      'To rake, a ship must move under oars without approaching, have moved 20 mm straight, and have oar quarter 2 or more. It must have at most Heavy damage and be steady, and may not be a prize. It must be parallel to the target and hit the target off its centre line, by at least a quarter of the target’s width [[7.5]].',
      'If both are possible, the ship’s order decides. If the ordered attack is not possible, the ship bumps the target, even if the other attack would be possible [[5.11]]. Ships without a ram may ram, at a penalty. Sinking ships and derelicts can only be bumped.',
      'Ruling: a ship under sail may not ram on purpose, so such an order is refused. The −2 for sails applies to ships that row with sails set [[5.8]].',
      'Ruling: a rake must hit at least a quarter of the width off centre, so that players can aim for a rake or for a bow-to-bow collision.',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '7.2',
    title: 'Bow rams',
    text: [
      'The ram modifies the roll when ramming: heavy +1, standard 0, light −1, spur (a beak above the water) −3, none −4. A spur helps in raking instead [[7.5]].',
      'A reinforced bow makes any ram heavy, and makes the ship 10 mm slower [[14.2]].',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '7.3',
    title: 'The effect of a ram',
    text: [
      'Roll a d10 and add all of these modifiers.',
      'Aspect: beam +2, stern quarter +1, stern 0, bow quarter −1, bow −3.',
      'Speed: count the quarters of the ship’s oar speed that it moved ahead in this activation, without the millimetre of contact. Fewer than two quarters −1, two quarters 0, three or more +1; burst +1.',
      'The ramming ship: its size minus the target’s (at most 3 either way), its ram [[7.2]], its crew quality, sails set −2, overloaded −1, corvus aboard −1.',
      'The target: stout hull −1, weak hull +1; helpless +1; not helpless, with a veteran or elite crew, −1.',
      'Sea: rough −1, very rough −2.',
      'A ship is helpless if it is linked to an enemy, has oar quarter 0 and does not sail, has Severe damage, is aground or beached, or is a derelict.',
      'The total gives the damage: 2 or less none, 3-4 Light, 5-6 Medium, 7 Heavy, 8-9 Severe, 10 or more Sinking. A ram that hits a side without damage still removes one oar group on that side.',
      'If the ships meet bow to bow, the target also rams, unless it already had Severe damage. Roll a d10 and subtract 3 for the aspect and a further 1. Add the target’s size minus the other ship’s, and the target’s ram and crew quality. Add the hull of the ship that rammed first (stout −1, weak +1). Apply the result to that ship.',
      'Shock: the ramming ship rolls a d6 and takes Light damage on 1 or less. If the ramming ship has a weak hull, this number is 1 higher; with a stout hull, 1 lower. If it has no ram, the number is 2 higher; with a heavy ram, 1 lower. If the target has a stout hull, it is 1 higher.',
      'Resolve a ram in this order: the total and the target’s damage, the target’s return ram, the shock, the special effect [[7.4]].',
      'Ruling: the target’s crew quality modifies the roll by −1 at most, and only if the crew is veteran or elite and the ship can still evade.',
    ],
    chart: 'ram',
  },
  {
    case: '7.4',
    title: 'Special effects and backing off',
    text: [
      'If the ram inflicted Medium damage or worse, roll a d10.',
      '1-2: the ram is wedged and the ships are linked.',
      '3: oars are sheared. The target loses two oarsmen, and two groups on the side that was hit. If it was hit at bow or stern, treat the roll as 4.',
      '4: the target’s rudder is smashed [[5.2]].',
      '5: a tower falls; if there is none, any sails come down.',
      '6: an engine is lost; if there is none, the target takes a casualty.',
      '7: the crew is thrown down. The target has −2 in boarding until the turn ends, and loses d3 fighters.',
      '8: the target heels. If it is of size 1 or 2, has a weak hull or is overloaded, it takes one more damage level.',
      '9: the ramming ship’s ram is damaged. Heavy becomes standard, standard becomes light, and light or spur becomes none.',
      '10: the target is disordered and does nothing in its side’s next Action Phase.',
      'Backing off: a ship that rammed or bumped an enemy or derelict in this phase may try once to back off. It must have oars and may not be linked, aground or in tow. If it passes a crew test, it moves up to 30 mm straight astern, and stops short of any contact and of the table edge.',
    ],
    chart: 'ramEffects',
  },
];
