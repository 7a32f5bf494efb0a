import type { GuideSection } from '../../kit/Guide.js';

/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'counters' | 'marks' | 'wind' | 'crescent' | 'drift';

/** How to play, in our own words. */
export const guide: readonly GuideSection<PictureId>[] = [
  {
    title: 'What it is about',
    picture: 'crescent',
    paragraphs: [
      'July 1588. The Spanish fleet comes up the Channel to fetch an army from Flanders and put it ashore in Kent. It moves one box east every day, and nothing the English can do will stop it: they can only see to it that it arrives in no state to fight. [[1.0]]',
      'Spain wins by passing two tests of the fleet’s condition: one off Gravelines, before the army is embarked, and one in The Narrows, before it is landed. England wins as soon as either test fails. Most matches last twelve to eighteen days. [[14.1]] [[15.2]]',
      'There are two charts. On the upper one, the Channel, the Armada is a single counter; English squadrons lie in boxes, in ports, or under that counter. Those under it are in sight of the Spanish, and fight on the lower chart, a square of sea that travels along with the fleet. [[2.1]]',
    ],
  },
  {
    title: 'The counters',
    picture: 'counters',
    paragraphs: [
      'A squadron’s large figure is its present strength: the printed one, more for reinforcements, less for Hits. A red star counts Hits, black balls count Shot fired away, a struck-out cask means Low Ammo. A grey, torn counter is Broken: it may sail, it may defend itself, but it cannot attack until it rallies. A blue corner marks a squadron that has acted. [[7.6]]',
      'Squadrons differ. Howard brings an extra die when he keeps off or closes, Moncada’s galleasses row against any wind, the three Medina hulks never attack but can hand over their powder once each. The Forces tab lists all of it. [[6.1.4]] [[8.4.2]]',
    ],
  },
  {
    title: 'A day',
    paragraphs: [
      'First the English squadrons act, one after another, then the Spanish. A squadron either sails and perhaps attacks, or repairs, or rallies, or resupplies. Each action is finished, battle and all, before the next squadron begins. Squadrons off the lower chart can still recover, best of all in port. [[6.0]] [[8.1]]',
      'Then the fleets part: English squadrons leave the pale squares for the nearest free water, and Spanish stragglers return to them. The English off the lower chart may take in fresh ships: a one or a two on a die mends a Hit or adds to their strength. [[9.1]] [[10.0]]',
      'Next the weather is rolled, the English may take squadrons off the lower chart, the Armada runs its box, and the English sail along the upper chart. At last each side draws two event chits. [[11.0]] [[12.0]] [[16.0]]',
    ],
  },
  {
    title: 'Sailing',
    picture: 'wind',
    paragraphs: [
      'English squadrons sail up to three squares, Spanish ones a single square, Moncada two. Nobody sails straight into the wind. A slanting step toward it is possible, but ends the move. Pick a squadron and the chart shows where it can go: a number is the cost, hatching means it must stop there, a cross means the wind or a neighbour forbids it. [[6.1.2]]',
      'So the side to windward chooses when to fight. With the usual west wind, come in from the west, the north or the south: a squadron downwind of its prey has a long beat back. Press a lit square once to lay the course and see the odds from there; press it again to sail.',
      'To walk on the upper chart: two boxes with the wind or one against it, a port costing one. A course that ends in the Armada’s box brings a squadron in at an edge of the lower chart: the west edge from astern, the east edge from ahead, the north edge straight out of a port. [[12.3]] [[12.4]]',
    ],
  },
  {
    title: 'Battle',
    picture: 'marks',
    paragraphs: [
      'After sailing, a squadron may attack an enemy beside it, along rows and columns only, never across a corner. An enemy can be struck at most once from each of its four sides in a phase, so neighbours shield each other: keep the hulks in the middle. [[7.1]]',
      'English squadrons under attack may try to slip away first: eight or less on two dice, and the attack comes to nothing. If they fail they must stand off. [[7.3]]',
      'Then both sides choose a tactic in secret and show it together. Standing off suits the long English guns, closing in costs both sides dear, boarding brings the Spanish soldiers into play. The odds table shows all nine pairings for the two squadrons at hand: dice and bonus, the Hits to expect, and how likely the other side is to break. In three of the pairings one side fires first, and may shake the other before it can answer. [[7.4]] [[7.5]]',
      'Every Battle Die that comes to five after modifiers is a Hit, six or more are two, and a natural six never misses. A squadron with no more than three strength, a Broken one and one short of powder all fire worse. Whoever took a Hit then rolls two dice, adds its Hits, and breaks on ten or more. Whoever fired gains a Shot and may find its lockers empty. [[7.6]]',
      'Battle chits in hand may be played once the tactics lie open, the attacker first, until both sides pass in turn. [[7.4.3]]',
    ],
  },
  {
    title: 'Recovering',
    paragraphs: [
      'Repair takes one Hit off on eight or more with two dice. Rally needs eight or less. Resupply needs four or more on one die. Port is worth two in your favour each time; Sidonia can help one Spanish rally a day. The action bar shows the exact chance before you commit. [[8.2]] [[8.3]] [[8.4]]',
    ],
  },
  {
    title: 'Weather',
    paragraphs: [
      'Two dice set the wind for the next day: mostly west, now and then east. On eleven or twelve comes bad weather. In a Calm only the galleasses stir; in Fog and Gales nobody moves or fights on the lower chart. Gales batter every squadron at sea, forbid all recovery, and let the Armada run two boxes if the Spanish like. [[11.0]] [[11.1]]',
    ],
  },
  {
    title: 'Calais, Gravelines, The Narrows',
    picture: 'drift',
    paragraphs: [
      'In box ten the Armada must anchor: the Spanish lay out every squadron on the twelve Calais squares. That evening the fireships come. Squadron by squadron, each rolls morale; the more English are watching, the worse. A steady one moves to a free square next to it. A shaken one is Broken, takes a Hit, and drifts where two dice send it, fouling whoever lies there. [[9.3]] [[13.0]] [[13.2]]',
      'In box eleven, in fair weather, every unbroken Spanish squadron rolls morale and then the fleet is tested: one die, plus one for each unbroken fighting squadron, two for each unbroken hulk squadron, two more for Sidonia. Ten is enough. Then the army must be ready, on five or more, later three or more; Parma’s chits help or hinder. If it is late, the fleet waits and is tested again tomorrow. [[14.1]] [[14.2]]',
      'In box twelve the same test is made once more. Pass it, and the army lands. [[15.0]]',
    ],
  },
  {
    title: 'Chits',
    paragraphs: [
      'Some events strike at once, and whoever drew them names the victim; even a squadron in port can catch fire. Others are kept face up until their moment. A Hand of God cancels any other chit as it is drawn or played, and can itself be cancelled by the second one. [[16.0]]',
    ],
  },
  {
    title: 'First advice',
    paragraphs: [
      'English: do not trade blow for blow. Strike one squadron from several sides, break it, and leave before you are worn down yourself; a squadron refitting at Plymouth or Portsmouth is back in two days. Seymour waits in The Narrows until the Armada reaches Calais. [[12.3]]',
      'Spanish: you need not win a single battle. Rally and repair every day, keep the wings near the hulks, and punish an English squadron that has lost the wind. The hulks count double in the tests.',
    ],
  },
];

/** The rules by case, each in a line or two. */
export const cases: readonly { readonly case: string; readonly text: string }[] = [
  { case: '1.0', text: 'Two sides, the English and the Spanish fleets of 1588. A turn is a day.' },
  { case: '2.1', text: 'Twelve boxes along the Channel above, a square of ten by nine below.' },
  { case: '4.2', text: 'Howard, Drake, Hawkins and Frobisher begin in Plymouth, Seymour in The Narrows.' },
  { case: '4.3', text: 'The Spanish put ten squadrons on ten pale squares as they like, or take a historical order of sailing.' },
  { case: '5.0', text: 'English actions, Spanish actions, reorganizing and crises, weather and courses, event chits.' },
  { case: '6.0', text: 'Each squadron may take one action in its side’s phase, in any order, each finished before the next.' },
  { case: '6.1', text: 'Sailing, with an attack afterwards if one is possible. Attacking from where you lie is allowed.' },
  { case: '6.1.1', text: 'Eight directions, one squadron to a square, never through or onto another.' },
  { case: '6.1.2', text: 'Three squares for the English, one for the Spanish. Straight upwind is barred; slanting upwind ends the move.' },
  { case: '6.1.4', text: 'Galleasses go two squares in any direction, whatever the wind, and even in a Calm.' },
  {
    case: '7.1',
    text: 'Attacks go along rows and columns, once from each side of a target in a phase. Broken squadrons and hulks never attack.',
  },
  { case: '7.3', text: 'An English squadron under attack may try to withdraw: eight or less on two dice. Failing forces it to stand off.' },
  { case: '7.4', text: 'Tactics are chosen in secret and shown together. The defender cannot refuse.' },
  { case: '7.4.3', text: 'The Tactical Matrix gives dice and bonus; squadron, strength, condition, powder and chits add to it.' },
  { case: '7.5', text: 'Where a side fires first, the other rolls morale before it answers, and loses its fire if it breaks.' },
  {
    case: '7.6',
    text: 'Hits, then powder, then morale. Ten or more on two dice with all modifiers breaks a squadron; Hits equal to strength sink it.',
  },
  { case: '8.1', text: 'Repair, Rally and Resupply are actions instead of a Move, and need something to mend.' },
  { case: '8.2', text: 'Repair: eight or more on two dice. In port +2.' },
  { case: '8.2.1', text: 'Seymour rolls a second time if his first Repair fails.' },
  { case: '8.3', text: 'Rally: eight or less on two dice. In port −2.' },
  { case: '8.3.1', text: 'Once a day Sidonia’s presence takes one off a Spanish Rally.' },
  { case: '8.4', text: 'Resupply: four or more on a die. In port +2, Spanish −1.' },
  { case: '8.4.2', text: 'A Medina squadron may once take over another’s Low Ammo, and keeps it for good.' },
  { case: '9.1', text: 'English squadrons inside the pale squares leave them by the shortest way.' },
  { case: '9.2', text: 'Spanish squadrons outside return by the shortest way.' },
  {
    case: '9.3',
    text: 'At Calais the Spanish anchor on the twelve squares south of the pale ones; the English keep off the last two rows.',
  },
  { case: '10.0', text: 'A one or two on a die mends a Hit or adds a strength point to an English squadron off the lower chart.' },
  { case: '11.0', text: 'Two dice: up to eight west wind, nine and ten east, above that bad weather.' },
  { case: '11.1', text: 'Calm holds everything but galleasses and small work; Fog stops fighting; Gales stop everything and do damage.' },
  { case: '12.1', text: 'English squadrons may leave the lower chart; they lie on top of the Armada counter.' },
  { case: '12.2', text: 'The Armada runs one box east, and stops at Calais, Gravelines and The Narrows.' },
  { case: '12.3', text: 'English courses: two boxes with the wind, one against it; a port counts as a box.' },
  {
    case: '12.4',
    text: 'Coming up with the Armada lets a squadron in: west edge from astern, east edge from ahead, north edge from a port.',
  },
  { case: '13.0', text: 'The first evening at Calais fireships drive into the anchorage, once a match.' },
  { case: '13.1', text: 'Each squadron in turn rolls morale; the steady ones choose a free square beside them.' },
  { case: '13.2', text: 'The others break, take a Hit and drift; what they run into is hit as well.' },
  { case: '14.0', text: 'The rendezvous is tried in box eleven, in fair weather only.' },
  { case: '14.1', text: 'Morale for all, then one die plus what is sound in the fleet: ten passes, less loses the war.' },
  { case: '14.2', text: 'The army comes on five or more, next day three or more, then surely.' },
  { case: '15.0', text: 'The landing is tried in box twelve, in fair weather only.' },
  { case: '15.2', text: 'Passing the test lands the army and wins; failing it loses.' },
  { case: '16.0', text: 'Two chits a day for each side. Some act at once, some wait in hand, face up.' },
  { case: '17.1', text: 'What if: options that help the Spanish.' },
  { case: '17.2', text: 'What if: options that help the English, filled in where the printed page is lost.' },
];

export const casesTitle = 'Rules by case';
