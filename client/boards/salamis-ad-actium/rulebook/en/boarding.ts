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
