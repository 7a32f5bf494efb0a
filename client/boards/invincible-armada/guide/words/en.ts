import type { GuideSection } from '../../../../kit/rules/Guide.js';

/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'counters' | 'marks' | 'wind' | 'crescent' | 'drift';

/** How to play, in our own words. Rule cases stand in double square brackets. */
const sections: readonly GuideSection<PictureId>[] = [
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
      'English squadrons under attack may try to slip away first: eight or less on two dice, and they choose where to; the attack comes to nothing. If they fail they must stand off. [[7.3]]',
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
      'Some events strike at once, and whoever drew them names the victim; even a squadron in port can catch fire. Others are kept face up until their moment. A Hand of God cancels any other chit as it is drawn or played, and can itself be cancelled by the second one. You are asked about chits that harm you, help the enemy, or touch the weather or Parma; under Forces you can wish to be asked about every one. [[16.0]]',
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

/** What the pictures show. */
const pictures = {
  crescent: 'The Armada’s counter with two English squadrons beside it',
  counters: 'Four squadrons: one that has acted, one broken, one low on powder, one with a chit on it',
  chit: 'a chit on it',
  marks: 'How squares are lit',
  markNames: ['can sail', 'must stop', 'cannot', 'target', 'choose'],
  wind: 'A squadron in a west wind: upwind is barred, slanting upwind ends the move',
  drift: 'Where two dice carry a squadron before the fireships',
};

export const en = { sections, pictures };
