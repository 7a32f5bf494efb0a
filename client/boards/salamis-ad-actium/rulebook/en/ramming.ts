import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 8. */
export const boarding: Rulebook = [
  {
    case: '8',
    title: 'Boarding actions',
    text: [
      'Ships are linked in an Action Phase, and their crews fight in the Intermediate Phase. A link is any connection except a tow: grapnels, corvus, iron hand, harpax or a wedged ram. Linked ships cannot move.',
    ],
  },
  {
    case: '8.1',
    title: 'Starting a boarding action',
    text: [
      'Once in each Action Phase of its side, during movement, a ship may grapple a ship that it touches (with the iron hand, within 10 mm [[9.5]]). The target may not be of its own side, Sinking, or already linked to it. The ship must be steady, under its own crew, and not have approached. Grappling ends its activation.',
      'Roll a d10, add the ship’s crew and subtract the target’s crew. If the target has Severe damage or oar quarter 0, add 2 instead of subtracting its crew. Corvus with the target in the forward arc (60 degrees to either side) +3. Iron hand +2. Target already linked to any ship +2. Target’s deck 2 or more higher −1. Rough sea −1, very rough −3. 6 or more succeeds; a 1 always fails and a 10 always succeeds.',
      'The link is a corvus if one was used, otherwise the iron hand, otherwise grapnels. It is fresh until a boarding round has been fought over it.',
      'A derelict is taken without a roll and without a link: one factor crosses as a prize crew [[8.5]]. This is not allowed if the ship has no men to send or the derelict has no room.',
      'Cutting free: a ship may try once for each link in each own Action Phase, before its own activation, by a crew test. Grapnels 0, corvus −3, iron hand or harpax −2, wedged ram −1; +2 if the other ship is Sinking. The modifiers for corvus, iron hand and harpax apply only to the side that did not use them. If the test passes, the link is removed. A ship with no links left may still act.',
    ],
    chart: 'grapple',
  },
  {
    case: '8.2',
    title: 'Resolving the combat',
    text: [
      'Orders: each side secretly orders each of its ships to assault one linked enemy (or a fort within 10 mm [[7.5]]), to capsize one [[9.7]], or to defend. A ship without orders defends. To assault, a ship needs a fighter and a steady squadron, and may not be Sinking. An assault may be limited to one round.',
      'Fighting strength: 3 for each heavy marine, 2 for each normal marine, 1 for each archer, and 3 or 2 for each oarsman who fights as one of these [[1.8]]. A defender whose oarsmen do not fight adds a sixth of its oarsmen, rounded down; a prize does not. A defender has at least 1.',
      'Ships of a side that assault the same target fight together: add their strengths; the strongest ship leads. If the target itself assaults one of them, this is one mutual melee.',
      'If both sides attack, each rolls a d10 and adds its Commander-in-Chief’s command (−2 without one); re-roll ties. Starting with the higher roll, the sides alternate, each resolving its next target in the order of its list. There are two rounds. The second repeats all assaults that are still possible and were not limited to one round.',
      'Both sides of an assault roll a d10. The attacker’s roll is modified by the odds: 3 to 1 is 4, 2 to 1 is 3, 3 to 2 is 2, 5 to 4 is 1. Add this if the attacker is stronger, subtract it if the defender is.',
      'Both sides add (the attackers for the leading ship): elite crew +1, green −1; an officer’s command; Heavy damage −1, Severe −2; deck 1 or 2 higher +1, 3 or more higher +2; a tower with an archer +1; snakes or bees −2; on fire −1; thrown down −2 [[7.4]]; the god of war +1 or +2 [[3.1]]; prize −1. The attackers add 2 for a fresh corvus of theirs on the target. The defender adds 1 for side screens.',
      'Subtract the defender’s total from the attackers’. 7 or more: attackers lose 10 per cent, the defender 50 per cent and is captured. 4 to 6: 10 and 40 per cent; the defender takes a crew test, at −2 if it then faces more than three times its own strength. If the test fails, the ship surrenders and is captured. 1 to 3: 20 and 30. 0: 20 and 20. −1 to −3: 30 and 20. −4 to −6: 40 and 10; in a mutual melee the ship that the defender assaulted tests, and is captured if it fails. −7 or less: 50 and 10; in a mutual melee that ship is captured.',
      'A defender without a fighter left is captured if the leading ship has one; in a mutual melee the reverse also applies. A side that loses by 4 or more may lose its officers [[10.6]].',
      'Ruling: crew quality counts half because marines are not rowers: raw Romans with a corvus must be able to win. Oarsmen help only in defence, with whatever arms they find.',
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
      'Remove them one by one, each from the troops that are most numerous at that moment; in a tie from normal marines, then heavy marines, then archers. Remove oarsmen who fight only when no troops are left.',
      'Use the same order for all losses of fighters: in fires [[10.5]], thrown down by a ram [[7.4]], or capsized [[9.7]].',
    ],
  },
  {
    case: '8.5',
    title: 'Capture of enemy vessels',
    text: [
      'When a ship is captured, its remaining troops become prisoners and leave play. An officer aboard is also a prisoner [[10.6]]. Its links to the captor’s side and all its tows are removed.',
      'The leading ship of the captors then sends a prize crew: at least one factor of troops, more if its player wishes and the deck has room. Oarsmen who fight may go, and count as troops of their kind aboard. The player may also abandon the ship. If the captor has no men to send or the ship has no room, it is abandoned at once.',
      'A prize belongs to the squadron of its captor but does not count for that squadron’s morale. Its crew is raw. It has half its allowance and −1 on crew tests and in boarding. Only troops fight for it, and it may not ram, rake or grapple.',
      'A captured ship without a prize crew is a derelict: it belongs to neither side, remains an obstacle, and drifts. The first ship to grapple it takes it [[8.1]].',
      'Ships are recaptured in the same way. For the value of a capture see [[10.3]].',
      'Ruling: a prize is an enemy of its former side from the moment the prize crew is aboard, and may be shot at.',
    ],
  },
];

/** Chapter 7, 7.5: oar rakes and fortifications. */
export const raking: Rulebook = [
  {
    case: '7.5',
    title: 'Oar rakes; fortifications',
    text: [
      'Rake: both ships roll a d10. The mover adds its crew, +1 at three quarters of its oar speed or more, +1 for a spur, and its size minus the target’s (at most 2 either way). The target adds its crew, or −2 instead if it is helpless [[7.3]].',
      'Subtract the target’s total from the mover’s. 5 or more: the target loses three groups on the side that was hit; 2-4 two; 0-1 one; −1 to −3 each ship loses one; −4 or less the mover loses two on the side facing the target. A ship that loses groups also loses one oarsman fewer than groups.',
      'Running on: the mover may complete its current leg, shifted sideways from the target by the least distance that clears it, at most 15 mm, if nothing is in the way. Further legs are cancelled. Otherwise it stops.',
      'Forts stand on land. They shoot in their owner’s Action Phases with archers, ballistae and heavy engines. They shoot all round, with a tower, an average crew, incendiaries, and no modifiers for the sea. The size of a fort has no effect.',
      'Shooting at a fort: roll a d6 for each hit. A heavy engine on 4 or more, or any incendiary on 5 or more, removes one strength. Any other hit removes an archer on 6. A fort shot down to strength 0 is destroyed.',
      'Assault: when boarding is resolved, a ship within 10 mm of an enemy fort may assault it by [[8.2]]. The fort has a strength of 4 for each strength point and 1 for each archer, and +3 instead of all other modifiers. The percentage that it loses, rounded up, is subtracted from its strength. At 0 it is captured and has strength 1.',
      'Booms: a closed boom stops ships. The fort’s owner may open or close it once in each of their Action Phases, during movement; it cannot close on a ship. A ship of size 4 or more that meets it moving ahead, after three quarters of its oar speed, breaks it permanently on a d10 of 8 or more, and moves on.',
      'Option fortifications, off: there are no forts or booms.',
      'Ruling: the printed index lists fortifications on page 16 without a number, after the rakes, so they are here.',
    ],
    chart: 'rake',
  },
];

/** Chapter 7, to 7.4: rams. */
export const ramming: Rulebook = [
  {
    case: '7',
    title: 'Ramming and raking',
    text: [
      'A ship that makes contact with an enemy on a leg ahead may ram or rake it. Both are resolved at once. The ship’s activation then ends, but it may still back off [[7.4]] or grapple [[8.1]].',
    ],
  },
  {
    case: '7.1',
    title: 'Attack aspect',
    text: [
      'The middle of the mover’s bow shows which face of the target is hit: bow, stern, port or starboard. The angle between the two headings gives the aspect. Bow face: 120 degrees or more is bow, less is bow quarter. Stern face: up to 60 degrees is stern, more is stern quarter. Side: less than 60 is stern quarter, more than 120 is bow quarter, otherwise beam. Ships are parallel if their headings differ by 30 degrees or less, or by 150 or more.',
      'To ram, a ship must move under oars, not approach, and have moved 30 mm straight since its last turn or pivot. It must have at most Heavy damage, be steady, and not be a prize. It may not hit a side on a parallel course.',
      'To rake, a ship must move under oars, not approach, have moved 20 mm straight, and have oar quarter 2 or more. It must have at most Heavy damage, be steady, and not be a prize. It must be parallel and hit at least a quarter of the target’s width off its centre line [[7.5]].',
      'If both are possible, the order decides. If the ordered one is not possible, the ship bumps, even if the other would be possible [[5.11]]. Ships without a ram may ram, badly. Sinking ships and derelicts can only be bumped.',
      'Ruling: a ship under sail may not ram on purpose, so such an order is refused; the −2 for sails applies to ships that row with sails set [[5.8]].',
      'Ruling: the quarter of the width lets players choose between raking oars and meeting bow to bow.',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '7.2',
    title: 'Bow rams',
    text: [
      'Heavy +1, standard 0, light −1, spur (a beak above the water) −3, none −4 when ramming. A spur helps in raking instead [[7.5]].',
      'A reinforced bow makes any ram heavy and the ship 10 mm slower [[14.2]].',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '7.3',
    title: 'The effect of a ram',
    text: [
      'Roll a d10 and add: aspect, beam +2, stern quarter +1, stern 0, bow quarter −1, bow −3. Speed, in quarters of the ship’s oar speed moved ahead in this activation, without the millimetre of contact: fewer than two −1, two 0, three or more +1. Burst +1. The ship’s size minus the target’s, at most 3 either way. Its ram [[7.2]]. The target’s hull: stout −1, weak +1. The ship’s crew. Helpless target +1; a target that is not helpless and is veteran or elite −1. Sails set −2. Overloaded −1. Corvus aboard −1. Rough sea −1, very rough −2.',
      'A ship is helpless if it is linked to an enemy, has oar quarter 0 and does not sail, has Severe damage, is aground or beached, or is a derelict.',
      'Total: 2 or less no damage; 3-4 Light; 5-6 Medium; 7 Heavy; 8-9 Severe; 10 or more Sinking. A ram on a side that does no damage still removes one oar group there.',
      'Bow to bow the target rams back, unless it already had Severe damage: a d10, −3 for the aspect, −1, the size difference reversed, its ram, the hull of the ship that rammed (stout −1, weak +1), its crew. Apply the result to the rammer.',
      'Shock: the rammer rolls a d6 and takes Light damage on 1 or less. The limit is 1 higher with a weak hull, 1 lower with a stout one, 2 higher without a ram, 1 lower with a heavy one, and 1 higher against a stout hull.',
      'Order: the total and the target’s damage, the return blow, the shock, the special effect [[7.4]].',
      'Ruling: the target’s crew counts only as −1, and only if it is skilled and the ship can still evade.',
    ],
    chart: 'ram',
  },
  {
    case: '7.4',
    title: 'Special effects and backing off',
    text: [
      'If the ram inflicted Medium damage or worse, roll a d10. 1-2: wedged; the ships are linked. 3: oars sheared; two groups on the side that was hit and two oarsmen; at bow or stern treat as 4. 4: rudder smashed [[5.2]]. 5: a tower falls; if there is none, any sails come down. 6: an engine is lost; if there is none, a casualty. 7: thrown down; −2 in boarding until the turn ends, and d3 fighters are lost. 8: heels; a ship of size 1 or 2, weak or overloaded takes one more damage level. 9: the rammer’s ram is sprung: heavy becomes standard, standard becomes light, light and spur become none. 10: the target is disordered and does nothing in its side’s next Action Phase.',
      'Backing off: a ship that rammed or bumped an enemy or derelict in this phase may try once, if it has oars and is not linked, aground or in tow. If it passes a crew test, it moves straight astern up to 30 mm, stopping short of any contact and of the table edge.',
    ],
    chart: 'ramEffects',
  },
];
