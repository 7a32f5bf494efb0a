import type { CaseEntry, GuideSection } from '../../kit/Guide.js';

export type PictureId = 'fleet' | 'ram' | 'rake';
export const guideTitles = { cases: 'The rules by case' };

/** How to play, in our own words. */
export const guide: readonly GuideSection<PictureId>[] = [
  {
    title: 'What you do',
    picture: 'fleet',
    paragraphs: [
      'You lead a fleet of galleys on an open table: no squares, no hexes, every millimetre counts. Break the enemy fleet, or meet the aim of the battle, before the turns run out [[10.3]].',
      'Each turn counters come out of a bag, three for each side and one for the Intermediate Phase [[4.1]]. Your counter gives your whole fleet an Action Phase: first all ships move, ram and grapple, then they shoot [[4.3]]. When the Intermediate counter shows, boarding fights, morale and fires are settled [[4.5]]; whatever is left in the bag is lost. Just before, either side may buy another Action Phase with Tactical Initiative [[4.4]].',
    ],
  },
  {
    title: 'Sailing',
    paragraphs: [
      'Press a ship, then the sea where she is to go. The track shows her course, the ghost her hull; drag its end, or lay the legs with the buttons. A galley runs a stretch straight ahead before each turn [[5.2]]; from a standstill she may pivot for half her allowance [[5.3]]. Oars, damage, load and sea cut her allowance [[5.0]].',
      'Ramming speed gives a quarter more and a harder blow, if the crew passes its test [[5.4]]. While no enemy is near, ships may approach at double speed [[4.2]]. Ordered ships stop short of land; driven ones do not [[5.6]].',
    ],
  },
  {
    title: 'Ram and rake',
    picture: 'ram',
    paragraphs: [
      'Three centimetres straight ahead make a ram. A beam is best to hit, a bow worst; speed, size, ram and hull count [[7.3]]. The odds of every damage level stand beside the course before you order it.',
      'Two hulls passing on parallel courses can shear oars instead [[7.5]]. Choose with the contact buttons what your captain is to try.',
    ],
  },
  {
    title: 'Boarding',
    picture: 'rake',
    paragraphs: [
      'Ships that touch may throw grapnels [[8.1]]. In the Intermediate Phase both sides give secret orders, and two rounds are fought [[8.2]]; a ship taken needs a prize crew [[8.5]].',
      'A squadron that loses its flagship or half its main body tests its morale [[10.2]]; a fleet that has lost half its ships may give up the battle [[10.3]].',
    ],
  },
];

export const cases: readonly CaseEntry[] = [
  { case: '2.2', text: 'A ship is in control within 10 cm of its flagship, or of another that is, in sight.' },
  { case: '2.8', text: 'Fleets are laid out squadron by squadron in their own band, clear of the enemy.' },
  { case: '2.9', text: 'Reserves come in over the own or a side edge after a throw.' },
  { case: '2.11', text: 'A crew test passes on 5 or more of a ten-sided die with crew, officer and what hurts; 1 fails, 10 passes.' },
  { case: '3.1', text: 'Once a turn a libation may move a god, for better or worse.' },
  { case: '4.1', text: 'Seven counters in a bag: three Action Phases a side, one Intermediate Phase.' },
  { case: '4.2', text: 'Far from the enemy, squadrons that have not fought may move at double speed.' },
  { case: '4.3', text: 'In an Action Phase all ships move first, then shoot.' },
  { case: '4.4', text: 'Tactical Initiative buys an Action Phase before the melees, twice a turn at most.' },
  { case: '4.5', text: 'The Intermediate Phase: drift, boarding, weather, morale, housekeeping, fires, officers, weather.' },
  { case: '5.0', text: 'The allowance is the speed times oars, load, damage, sea and the rest, one after another.' },
  { case: '5.2', text: 'A turn needs a run straight ahead; both depend on the turning class.' },
  { case: '5.3', text: 'A pivot on the spot costs half the allowance.' },
  { case: '5.4', text: 'Ramming speed, backing, leaving the table, beaching, towing.' },
  { case: '5.6', text: 'Shallows ground deep ships; rock wrecks whoever is driven on it.' },
  { case: '5.8', text: 'Sails draw by the wind and the point of sailing.' },
  { case: '5.11', text: 'A friend in the way is avoided by a test; other meetings at speed hurt both.' },
  { case: '5.12', text: 'A sinking ship goes down on a throw that grows worse each turn.' },
  { case: '6.1', text: 'Archers throw a die for each factor; ballistae and engines choose their own targets.' },
  { case: '6.6', text: 'Incendiaries set ships on fire instead of hurting them.' },
  { case: '7.3', text: 'A ram’s score says which damage it does; bow to bow the target answers.' },
  { case: '7.4', text: 'A good ram may wedge, shear oars, smash the rudder or worse.' },
  { case: '7.5', text: 'A rake compares two throws; the loser’s oars are gone.' },
  { case: '8.1', text: 'Grapnels hold on 6 or more; cutting free is a crew test.' },
  { case: '8.2', text: 'Two rounds of boarding; odds, crews, decks and towers count.' },
  { case: '8.4', text: 'Men fall from the largest kind first.' },
  { case: '8.5', text: 'A prize needs a crew, and is slow; without one she drifts.' },
  { case: '9.1', text: 'Fire pots reach a centimetre ahead and frighten rammers.' },
  { case: '9.2', text: 'Siphons throw liquid fire three centimetres, better downwind.' },
  { case: '9.3', text: 'Snakes and bees stop a crew until they are cleared away.' },
  { case: '9.4', text: 'The corvus holds fast and gives the first rush.' },
  { case: '9.5', text: 'Iron hand and harpax catch ships that are not quite in contact.' },
  { case: '9.6', text: 'Sickles on poles bring sails down.' },
  { case: '9.7', text: 'Grapnels may haul a low ship over.' },
  { case: '10.1', text: 'Rough seas hurt small and damaged ships; badly hurt ones fill.' },
  { case: '10.2', text: 'Squadrons that lose half, their flagship or their commander test: steady, shaken or routed.' },
  { case: '10.3', text: 'A fleet that has lost two thirds is beaten; from half on it tests.' },
  { case: '10.4', text: 'Three factors may cross between two ships alongside; from a sinking one all.' },
  { case: '10.5', text: 'One repair a ship; fires and pests are fought.' },
  { case: '10.6', text: 'Officers can be killed, drowned, taken; others follow them.' },
  { case: '10.7', text: 'Wind and sea may change every turn.' },
];
