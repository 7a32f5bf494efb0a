import type { GuideSection } from '../../../../kit/rules/Guide.js';

/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'fleet' | 'bag' | 'course' | 'ram' | 'rake' | 'arcs' | 'boarding' | 'marks' | 'campaign';

/** How to play, in our own words. Rule cases stand in double square brackets. */
const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'What you do',
    picture: 'fleet',
    paragraphs: [
      'You lead a fleet of galleys on an open table: no squares, no hexes, every millimetre counts. Break the enemy fleet, or meet the aim of the battle, before the turns run out [[10.3]]. One centimetre of table stands for some thirty yards of sea [[1.1]].',
      'Everything uncertain is thrown for, mostly with a ten-sided die [[1.2]]. The board shows the chance before you order a thing, and the dice with all that was added to them after.',
      'A ship suffers in five steps, from Light damage to Sinking; there are no boxes to cross off [[1.4]]. Men, oars, officers and engines are lost one by one.',
    ],
  },
  {
    title: 'The turn',
    picture: 'bag',
    paragraphs: [
      'Seven counters lie in a bag: three for each fleet and one for the Intermediate Phase [[4.1]]. A counter of yours gives your whole fleet an Action Phase: first every ship may move, ram and grapple, then all shoot [[4.3]]. You may have several in a row, or none.',
      'When the Intermediate counter shows, boarding fights, weather, morale, repairs and fires are settled, and whatever is still in the bag is lost [[4.5]]. Just before, either side may spend Tactical Initiative on one more Action Phase, unseen by the other, twice a turn at the most [[4.4]]. Better commanders bring more of these counters [[1.7]].',
      'Once a turn, before anything else in an Action Phase, a libation may be poured [[3.1]]. Every one makes the gods harder to please.',
    ],
  },
  {
    title: 'Ships, crews and officers',
    paragraphs: [
      'Ships belong to squadrons of ten at the most, each under a flagship [[2.1]]. A ship within 10 cm of it, or of another ship that is, and in its sight, is in control [[2.2]]: press R to see the rings. Being out of control costs nothing at once, but such ships do not count for the main body when morale is tested.',
      'Crews range from green to elite and officers from inept to exceptional [[1.7]]; both are added to the crew test, which passes on five or more [[2.11]]. A ship’s card shows her men, her oars side by side, her ram, her engines and what she has lost.',
    ],
  },
  {
    title: 'Sailing a ship',
    picture: 'course',
    paragraphs: [
      'Press a ship, then the sea where she is to go. The pale fan is as far as she comes; the dashed track shows her course and the outline her hull. Drag its end, or lay the legs with the buttons or keys. Nothing happens before you press Sail.',
      'Her allowance is her speed cut by lost oars, load, damage and sea, one after the other [[5]]. Before each turn she needs a run straight ahead; how long it is and how far she turns depend on her class [[5.2]]. From a standstill she may pivot for half her allowance [[5.3]].',
      'Ramming speed gives a quarter more and a harder blow, if her crew passes its test [[5.4]]. While no enemy is within 40 cm of her, and her squadron has not been engaged, a ship may approach at double speed [[4.2]]. Backing, beaching, towing and leaving the table are there too [[5.4]].',
      'Sails draw by the point of sailing and the wind [[5.8]]. Shallows hold deep ships fast [[5.6]]; whoever is driven on rock is lost. Wind, currents and tides move what cannot row [[5.10]] [[2.10]].',
    ],
  },
  {
    title: 'Ramming',
    picture: 'ram',
    paragraphs: [
      'Three centimetres straight ahead make a ram. The beam is the best place to strike and the bow the worst [[7.1]]; speed, size, ram and hull count [[7.3]]. Beside the course stand the chances of every level of damage to her and to yourself.',
      'Bow to bow the other ship answers the blow. A good ram may wedge the ships, shear oars, smash the rudder or throw the crew down [[7.4]]. If you do not want to strike, choose Halt; at speed, any other meeting is a collision that hurts both [[5.11]].',
    ],
  },
  {
    title: 'Raking the oars',
    picture: 'rake',
    paragraphs: [
      'Two hulls passing on nearly parallel courses can shear oars [[7.5]]: choose Rake. Both throw; the loser’s oar groups on that side are gone, and a ship without oars turns badly and crawls [[5.1]]. The raking ship may run on along her course.',
    ],
  },
  {
    title: 'Shooting',
    picture: 'arcs',
    paragraphs: [
      'Once you begin shooting, nobody moves any more. Choose a ship, then a lit target; the rings are short and long range. Archers throw one die for each factor [[6.1]], ballistae and heavy engines one each [[6.2]] [[6.5]]. What a hit does is thrown for [[6.3]]; decks and screens shield the rowers [[6.4]].',
      'Incendiaries start fires instead of harming men [[6.6]]. Fire pots, liquid fire, jars of snakes or bees and the harpax have laws of their own [[9.1]] [[9.2]] [[9.3]] [[9.5]]. Forts shoot in their owner’s phases.',
    ],
  },
  {
    title: 'Boarding',
    picture: 'boarding',
    paragraphs: [
      'Ships that touch may throw grapnels [[8.1]]; the corvus and the iron hand hold better [[9.4]] [[9.5]]. What is bound together cannot move until it is cut free.',
      'In the Intermediate Phase both sides give secret orders: press one of your ships, then the ship she assaults. Several may assault one together. Two rounds are fought; strength, crew, decks and towers count [[8.2]]. Men fall from the largest kind first [[8.4]].',
      'A ship that is taken needs a prize crew or drifts [[8.5]]. What is not settled goes on next turn [[8.3]].',
    ],
  },
  {
    title: 'The Intermediate Phase',
    picture: 'marks',
    paragraphs: [
      'Rough seas wear small and damaged ships, and badly hurt ones fill [[10.1]]. A squadron that has lost its flagship or half its main body tests its morale: steady, shaken or routed [[10.2]]. A fleet that has lost half its ships may break off, and at two thirds it does [[10.3]].',
      'Then men may pass between ships alongside [[10.4]] and every ship makes one repair [[10.5]]. Fires burn, spread or are put out. Lost officers are followed by others [[10.6]], and the weather may change [[10.7]].',
      'The chips beside a ship say what ails her: L to X for damage, ! shaken, ‼ routed, P prize, R rudder, S or B what crawls aboard. A flame carries its level.',
    ],
  },
  {
    title: 'Laying out a battle',
    paragraphs: [
      'In a battle by points each side buys a fleet in secret from its list [[11.1]] [[15]], crews and officers included [[2.3]]. The coast, the wind and the sea are thrown for [[2.4]] [[2.5]] [[2.6]]. The winner of a throw takes a long edge, the other lays out the first squadron [[2.8]].',
      'Press the water in your zone and the squadron is drawn up there; turn it, spread it, or move one ship by herself. A squadron may be kept off the table and come on later over an edge, if the throw allows it [[2.9]].',
    ],
  },
  {
    title: 'The campaign',
    picture: 'campaign',
    paragraphs: [
      'A campaign runs from March to October and through the winters [[12.13]]. Each month brings income from ports [[12.2]] and a random event [[12.12]]; then both sides write secret orders for their fleets: a path over up to three points of routes and what they do at its end [[12.5]]. Fleets out of supply wither [[12.4]]; perilous routes are quicker and may end in a storm [[12.6]].',
      'Where fleets meet, both say whether they fight, on the table or by one throw [[12.7]] [[12.8]]. At the end of the month fleets are reorganised [[12.9]], hulls repaired [[12.10]] and ships, men and training bought [[12.11]].',
    ],
  },
  {
    title: 'At this table',
    paragraphs: [
      'Arrow keys walk from ship to ship and Enter presses; every action below the table has its button, and everything you may do stands in one list under M. Press ? for all keys. H hides the ships, T lays the ruler, R shows control. What lies behind a figure, and where it comes from, is in the charts.',
    ],
  },
];

export const en = { sections };
