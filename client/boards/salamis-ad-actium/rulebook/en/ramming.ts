import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 8. */
export const boarding: Rulebook = [
  {
    case: '8',
    title: 'Boarding actions',
    text: [
      'How ships are held fast to each other in an Action Phase, and how their men fight it out in the Intermediate Phase. Linked means joined by any link except a tow: grapnels, corvus, iron hand, harpax or a ram wedged fast. Linked ships cannot move.',
    ],
  },
  {
    case: '8.1',
    title: 'Starting a boarding action',
    text: [
      'Once in each of her side’s Action Phases, while ships move, a ship may throw grapnels at a ship that she touches (with the iron hand at up to 10 mm [[9.5]]) and that is not her side’s, not Sinking, and not linked to her already. She must be steady, under her own crew, and not have approached. It ends her activation.',
      'Throw a d10. Add her crew and take off the target’s; a target with Severe damage or without a working quarter of oars has no crew to take off and gives +2 instead. Corvus with the target in the forward arc, 60 degrees to either hand, +3. Iron hand +2. Target linked already, to whomever, +2. Target’s deck 2 or more higher −1. Rough sea −1, very rough −3. 6 or more holds; a 1 fails and a 10 holds in any case.',
      'The link is a corvus if it fell, else the iron hand’s, else grapnels. It is fresh until a round has been fought over it.',
      'A derelict is boarded without a throw and without a link: one factor goes over as a prize crew [[8.5]]. This is refused if the ship has nobody to send or the derelict no room.',
      'Cutting free: once for each link in each own Action Phase, before her own activation, by crew test: grapnels 0, corvus −3, iron hand or harpax −2, a wedged ram −1, and +2 if the other ship is Sinking. The amounts for corvus, iron hand and harpax weigh only on the side that did not throw them. Passed, the link is gone; free of all of them the ship may still act.',
    ],
    chart: 'grapple',
  },
  {
    case: '8.2',
    title: 'Resolving the combat',
    text: [
      'Orders: both sides, unseen, tell each of their ships to assault one linked enemy (or a fort within 10 mm [[7.5]]), to capsize one [[9.7]], or to defend, which is what a ship without orders does. To assault she needs a fighter, less than Sinking, and a steady squadron. An assault may be ordered for one round only.',
      'Fighting strength: 3 for each heavy marine, 2 for each normal one, 1 for each archer, and 3 or 2 for each oarsman who fights as one of these [[1.8]]. A defender whose rowers do not fight adds a sixth of his oarsmen, rounded down; a prize does not. A defender counts as 1 at least.',
      'All ships of a side that assault the same target fight as one: strengths are added, the strongest leads. If the target itself assaults one of them, it is one mutual melee.',
      'If both sides attack, each throws a d10 and adds its Commander-in-Chief’s command (−2 without one), again while level. From the higher on they alternate, each resolving the next of its targets as it listed them. There are two rounds; the second repeats all assaults that are still possible and were not for one round only.',
      'Both throw a d10. The attacker adds or takes off the odds of the strengths: 3 to 1 is 4, 2 to 1 is 3, 3 to 2 is 2, 5 to 4 is 1, plus if he is the stronger and minus if the defender is.',
      'Both add, the attackers for the ship that leads: elite crew +1, green −1; an officer’s command; Heavy −1, Severe −2; deck 1 or 2 higher +1, 3 or more +2; a tower with an archer +1; snakes or bees −2; on fire −1; thrown down −2 [[7.4]]; the god of war +1 or +2 [[3.1]]; prize −1. The attackers add 2 for a fresh corvus that one of them dropped on the target, the defender 1 for side screens.',
      'Attackers less defender. 7 or more: attackers lose 10 per cent, defender 50, and he is taken. 4 to 6: 10 and 40, and the defender takes a crew test, at −2 if the strength against him is then more than three times his own; failed, he strikes and is taken. 1 to 3: 20 and 30. 0: 20 and 20. −1 to −3: 30 and 20. −4 to −6: 40 and 10; in a mutual melee the ship that the defender assaulted tests, and is taken if she fails. −7 or less: 50 and 10; in a mutual melee that ship is taken.',
      'A defender without a fighter left is taken if the leading ship has one; in a mutual melee the other way round as well. A side beaten by 4 or more may lose its officers [[10.6]].',
      'Ruling: crews count half, since marines are not rowers: raw Romans behind a corvus must be able to win. Rowers help in defence alone, with whatever is at hand.',
    ],
    chart: 'boarding',
  },
  {
    case: '8.3',
    title: 'Unresolved actions',
    text: [
      'After two rounds links stay where they are. Who does not cut free [[8.1]] fights on in the next Intermediate Phase, with new orders.',
    ],
  },
  {
    case: '8.4',
    title: 'Casualties of boarding',
    text: [
      'Each ship loses the percentage of her own fighters (heavy, normal, archers, and oarsmen who fight), rounded up.',
      'They fall one by one, each from whatever troops are the most numerous at that moment; of equals normal, then heavy, then archers. Oarsmen who fight fall only when no troops are left.',
      'The same order serves wherever fighters fall: in fires [[10.5]], thrown down by a ram [[7.4]], or capsized [[9.7]].',
    ],
  },
  {
    case: '8.5',
    title: 'Capture of enemy vessels',
    text: [
      'A ship that is taken: her remaining troops are prisoners and off the table, an officer aboard is a prisoner [[10.6]], her links to the captor’s side and all tows end.',
      'The leading ship of the captors then puts a prize crew aboard: at least one factor of troops, more if her player wishes and the deck bears them; oarsmen who fight may go, and are troops of their kind aboard. He may also abandon her. If nobody can be spared or there is no room, she is left at once.',
      'A prize sails with the squadron of the ship that took her, but does not count for it in morale. Her crew is raw. She has half her allowance and −1 on crew tests and in boarding; only troops fight for her; she may not ram, rake or grapple.',
      'A ship that nobody mans is a derelict: no side’s, in everybody’s way, adrift. Whoever throws grapnels on her has her [[8.1]].',
      'Ships are retaken in the same way. What a capture is worth: [[10.3]].',
      'Ruling: a prize is an enemy to her old friends from the moment the crew is aboard, and may be shot at as one.',
    ],
  },
];

/** Chapter 7, 7.5: oar rakes, and the fortifications that the book puts beside them. */
export const raking: Rulebook = [
  {
    case: '7.5',
    title: 'Oar rakes; fortifications',
    text: [
      'Rake: both throw a d10. The mover adds her crew, +1 at three quarters of her oar speed or more, +1 for a spur, and her size less the target’s, 2 at the most either way. The target adds its crew, or −2 instead if it is helpless [[7.3]].',
      'Mover less target: 5 or more, the target loses three groups on the struck side; 2-4 two; 0-1 one; −1 to −3 each loses one; −4 or less the mover loses two on the side that faces the target. Whoever loses groups loses one oarsman fewer than groups.',
      'Sliding past: the mover may run the rest of the leg she was on, pushed sideways away from the target by as little as lets her through, 15 mm at the most, if nothing at all lies in the way. Further legs are dropped. Otherwise she stays.',
      'Forts stand on land. Their owner’s forts shoot in his Action Phases with archers, ballistae and heavy engines: all round, with a tower, an average crew, no modifiers for the sea, always with incendiaries at hand. A fort’s size counts for nothing.',
      'Shooting at a fort, for each hit a d6: of a heavy engine 4 or more, of incendiaries of any kind 5 or more takes one strength; any other hit takes an archer on 6. Strength 0 by shooting: destroyed.',
      'Assault: in the boarding fights a ship whose base is within 10 mm of an enemy fort may assault it by the rules of [[8.2]]. The fort fights with 4 for each strength and 1 for each archer, +3 instead of all other modifiers. The percentage it loses, rounded up, is taken off its strength; at 0 it is taken and is the captor’s with strength 1.',
      'Booms: a closed boom stops ships. The owner of its fort opens or closes it once in each of his Action Phases while he moves; it does not close on a ship. A ship of size 4 or more that meets it, moving ahead, after three quarters of her oar speed breaks it for good on a d10 of 8 or more, and runs on.',
      'Option fortifications, off: forts and booms are left out.',
      'Ruling: the printed index puts fortifications on page 16 without a number, after the rakes; they stand here.',
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
      'What a ship does that runs into an enemy with a purpose: from where she strikes, how hard, and what follows. Both are settled at once, when her move makes contact on a leg ahead. Her activation ends with it, but she may still back off [[7.4]] or grapple [[8.1]].',
    ],
  },
  {
    case: '7.1',
    title: 'Attack aspect',
    text: [
      'The middle of the striking bow decides which face of the target is struck: bow, stern, port or starboard. The angle between the two headings then gives the aspect. Bow face: from 120 degrees bow, less is bow quarter. Stern face: to 60 degrees stern, more is stern quarter. Side: less than 60 stern quarter, more than 120 bow quarter, otherwise beam. Ships are parallel if headings differ by 30 degrees or less, or by 150 or more.',
      'To ram, a ship must move under oars, not approach, have run 30 mm straight since her last turn or pivot, have Heavy damage at the most, be steady, be no prize, and not strike a side at a parallel course.',
      'To rake: under oars, no approach, 20 mm straight, oar quarter 2 or more, Heavy damage at the most, steady, no prize, parallel, and striking at least a quarter of the target’s width off its middle line [[7.5]].',
      'If both can be done the order decides. If what was ordered cannot be done, she bumps, even if the other could [[5.11]]. Ships without a ram may ram, badly. Sinking ships and derelicts can only be run into.',
      'Ruling: who is under sail may not ram on purpose, so such an order is refused; the −2 for sails is for ships that row with sails set [[5.8]].',
      'Ruling: the quarter width lets the player choose between grinding along oars and meeting bows.',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '7.2',
    title: 'Bow rams',
    text: [
      'Heavy +1, standard 0, light −1, spur (a beak above water) −3, none −4 when ramming. A spur helps in raking instead [[7.5]].',
      'A reinforced bow makes any ram heavy and the ship 10 mm slower [[14.2]].',
    ],
    chart: 'ramModifiers',
  },
  {
    case: '7.3',
    title: 'The effect of a ram',
    text: [
      'Throw a d10 and add: aspect, beam +2, stern quarter +1, stern 0, bow quarter −1, bow −3. Speed, by quarters of her oar speed run ahead in this activation, the millimetre of contact left out: fewer than two −1, two 0, three or more +1. Burst +1. Her size less the target’s, 3 at the most either way. Her ram [[7.2]]. The target’s hull: stout −1, weak +1. Her crew. Target helpless +1; not helpless and veteran or elite −1. Sails set −2. Overloaded −1. Corvus aboard −1. Rough sea −1, very rough −2.',
      'Helpless is who is linked to an enemy, has oar quarter 0 and does not sail, has Severe damage, is aground or beached, or is a derelict.',
      'Total: 2 or less glances; 3-4 Light; 5-6 Medium; 7 Heavy; 8-9 Severe; 10 or more Sinking. A ram that glances off a side takes one group of oars there.',
      'Bow to bow the target answers, unless it had Severe damage before: a d10, −3 for the aspect, −1, size difference the other way round, its ram, the hull of the ship that rammed (stout −1, weak +1), its crew. The result is inflicted on the rammer.',
      'Shock: the rammer throws a d6 and takes Light damage on 1 or less; the limit is 1 more with a weak hull, 1 less with a stout one, 2 more without a ram, 1 less with a heavy one, 1 more against a stout hull.',
      'Order: the total and the target’s damage, the answer, the shock, the special effect [[7.4]].',
      'Ruling: the target’s crew counts only as −1, and only if it is skilled and the ship can still dodge.',
    ],
    chart: 'ram',
  },
  {
    case: '7.4',
    title: 'Special effects and backing off',
    text: [
      'If the ram inflicted Medium or worse, a d10. 1-2: wedged, the ships are linked. 3: oars sheared, two groups on the struck side and two oarsmen; at bow or stern as 4. 4: rudder smashed [[5.2]]. 5: a tower falls; without one, sails (if any) come down. 6: an engine is lost; without one a casualty. 7: thrown down, −2 in boarding until the turn ends, and d3 fighters fall. 8: heels, if of size 1 or 2, weak or overloaded: one level of damage more. 9: the rammer’s ram is sprung: heavy becomes standard, standard light, light and spur none. 10: the target is disordered and does nothing in its side’s next Action Phase.',
      'Backing off: a ship that rammed or ran into an enemy or derelict in this phase, is not linked, aground or in tow, and has oars may try once. Crew test; passed, she goes straight astern up to 30 mm, stopping short of any contact and of the edge.',
    ],
    chart: 'ramEffects',
  },
];
