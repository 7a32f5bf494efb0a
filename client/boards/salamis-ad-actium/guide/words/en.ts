import type { GuideSection } from '../../../../kit/rules/Guide.js';

export type PictureId = 'fleet' | 'bag' | 'course' | 'ram' | 'rake' | 'arcs' | 'boarding' | 'marks' | 'campaign';

const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'Aim of the game',
    picture: 'fleet',
    paragraphs: [
      'You command a fleet of galleys on an open table without squares or hexes. Beat the enemy fleet or meet the objective of the battle before the last turn ends [[10.3]]. One centimetre is 33 yards of sea [[1.1]].',
      'Most actions are decided by a roll, usually of a ten-sided die [[1.2]]. The board shows the chance before you give an order. The log shows each roll with all its modifiers.',
      'Damage has five levels, from Light to Sinking; there are no hit boxes [[1.4]]. Men, oars, officers and engines are lost separately.',
    ],
  },
  {
    title: 'The turn',
    picture: 'bag',
    paragraphs: [
      'Each turn the bag holds seven counters: three for each side and one for the Intermediate Phase [[4.1]]. When your counter is drawn, your whole fleet has an Action Phase. All ships may move, ram and grapple; then all may shoot [[4.3]]. You may have several Action Phases in a row, or none.',
      'When the Intermediate counter is drawn, boarding, weather, morale, repairs and fires are resolved. Counters left in the bag are lost [[4.5]]. Before that, each side may secretly spend a Tactical Initiative counter on an extra Action Phase, at most twice a turn [[4.4]]. Better commanders have more of these counters [[1.7]].',
      'Once a turn, at the start of an Action Phase, you may pour a libation [[3.1]]. Each libation makes your next one less likely to succeed.',
    ],
  },
  {
    title: 'Ships, crews and officers',
    paragraphs: [
      'A squadron has at most ten ships. One of them is its flagship [[2.1]]. A ship is in control if its flagship is in sight within 10 cm [[2.2]]. One other ship of the squadron may relay control over the same distance. Press R to show the control ranges. A ship out of control can still act, but it does not count for the main body in morale tests.',
      'Crews range from green to elite, officers from inept to exceptional [[1.7]]. Both modify the crew test, which passes on 5 or more [[2.11]]. The ship panel shows men, oars on each side, ram, engines and losses.',
    ],
  },
  {
    title: 'Moving a ship',
    picture: 'course',
    paragraphs: [
      'Select a ship, then the point it should move to. The pale fan is its movement range, the dashed line its course, the outline its final position. Drag the end of the course, or plot it with buttons or keys. The ship moves when you choose Move.',
      'The allowance is the ship’s speed, reduced by lost oars, load, damage and sea [[5]]. A ship must move straight ahead before each turn; the distance and the largest turn depend on its class [[5.2]]. A ship may begin its move with a pivot, which costs half the allowance [[5.3]].',
      'Ramming speed adds a quarter to the allowance and +1 to a ram if the crew test passes [[5.4]]. A ship may approach at double speed if no enemy is within 40 cm and its squadron is not engaged [[4.2]]. Ships may also back water, beach, tow and leave the table [[5.4]].',
      'Sail speed depends on the point of sail and the wind [[5.8]]. Deep ships run aground in shallows [[5.6]]; ships driven onto rock are wrecked. Wind, currents and tides move drifting ships [[5.10]] [[2.10]].',
    ],
  },
  {
    title: 'Ramming',
    picture: 'ram',
    paragraphs: [
      'A ram needs a straight run of 3 cm. The beam is the best aspect and the bow the worst [[7.1]]. Speed, size, ram and hull also modify the roll [[7.3]]. The panel beside the course shows the chances of each damage level for both ships.',
      'If the ships meet bow to bow, the other ship also rams. A ram that does Medium damage or more has a special effect, such as wedged ships, sheared oars or a smashed rudder [[7.4]]. To avoid contact effects, choose Halt. Any other contact at speed is a collision, which can damage both ships [[5.11]].',
    ],
  },
  {
    title: 'Raking oars',
    picture: 'rake',
    paragraphs: [
      'A ship that passes an enemy on a nearly parallel course can shear its oars [[7.5]]: choose Rake. Both ships roll, and the loser loses oar groups on that side. A ship that has lost oars is slow and turns badly [[5.1]]. After a rake your ship may finish its leg.',
    ],
  },
  {
    title: 'Shooting',
    picture: 'arcs',
    paragraphs: [
      'After you start shooting, your ships can no longer move in that Action Phase. Select a ship, then a highlighted target. The rings show short and long range. Archers roll one die per factor [[6.1]]; ballistae and heavy engines roll one each [[6.2]] [[6.5]]. Each hit is rolled on a table [[6.3]]. Decks and screens protect oarsmen [[6.4]].',
      'Incendiaries start fires instead of causing casualties [[6.6]]. Fire pots, Greek fire, jars of snakes or bees, and the harpax have their own rules [[9.1]] [[9.2]] [[9.3]] [[9.5]]. Forts shoot in their owner’s Action Phases.',
    ],
  },
  {
    title: 'Boarding',
    picture: 'boarding',
    paragraphs: [
      'A ship that touches an enemy may try to grapple it [[8.1]]. The corvus and the iron hand add to the roll [[9.4]] [[9.5]]. Linked ships cannot move until they cut free.',
      'In the Intermediate Phase both sides give secret orders. Select one of your ships, then the ship to assault. Several ships may assault the same target. There are two rounds; strength, crew, deck height and towers modify the rolls [[8.2]]. Casualties come from the most numerous troops first [[8.4]].',
      'A captured ship needs a prize crew, or it becomes a derelict [[8.5]]. Unresolved fights continue next turn [[8.3]].',
    ],
  },
  {
    title: 'The Intermediate Phase',
    picture: 'marks',
    paragraphs: [
      'Rough seas damage small and weak ships, and ships with Severe damage may flood [[10.1]]. A squadron tests morale if it loses its flagship or half its main body. The result is steady, shaken or routed [[10.2]]. A fleet that has lost half its ships tests morale; one that has lost two thirds is beaten [[10.3]].',
      'Then touching ships may transfer men [[10.4]], and each ship may try one repair [[10.5]]. Fires grow, spread or go out. Lost officers are replaced [[10.6]], and the weather may change [[10.7]].',
      'Markers show the state of a ship: L to X damage, ! shaken, ‼ routed, P prize, R rudder lost, S snakes, B bees. A flame shows the fire level.',
    ],
  },
  {
    title: 'Setting up a battle',
    paragraphs: [
      'In a points battle each side secretly buys a fleet from its list [[11.1]] [[15]], with crews and officers [[2.3]]. Coast, wind and sea are rolled [[2.4]] [[2.5]] [[2.6]]. The winner of a roll chooses a base edge; the loser places the first squadron [[2.8]].',
      'Select water in your deployment area to place a squadron. You may turn it, change its spacing, or move single ships. A squadron kept in reserve may roll to enter later over an edge [[2.9]].',
    ],
  },
  {
    title: 'The campaign',
    picture: 'campaign',
    paragraphs: [
      'A campaign lasts from March to October of each year [[12.13]]. Each month brings income from ports [[12.2]] and random events [[12.12]]. Both sides then write secret orders: for each fleet a path of up to three movement points, and a stance [[12.5]]. Fleets out of supply lose ships [[12.4]]. Perilous routes are shorter but risk storms [[12.6]].',
      'Where fleets meet, both sides accept or decline battle. It is fought on the table or resolved by a roll [[12.7]] [[12.8]]. At the end of the month you reorganise fleets [[12.9]], repair hulls [[12.10]] and buy ships, men and training [[12.11]].',
    ],
  },
  {
    title: 'Using the board',
    paragraphs: [
      'Arrow keys move between ships and Enter selects one. Every action has a button below the table, and M lists all choices. The ? key lists all keys. H hides the ships, T opens the ruler, R shows squadron control. The charts give the source of every figure.',
    ],
  },
];

export const en = { sections };
