import type { GuideSection } from '../../../../kit/rules/Guide.js';

export type PictureId = 'counters' | 'marks' | 'wind' | 'crescent' | 'drift';

const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'Overview',
    picture: 'crescent',
    paragraphs: [
      'July 1588. The Spanish fleet sails up the Channel to embark an army at Gravelines and land it in England. It moves one box east each turn, and the English cannot stop it. They can only weaken it. [[1.0]] [[12.2]]',
      'Spain wins if the fleet passes two tests of its condition: at Gravelines before the army embarks, and in The Narrows before it lands. England wins as soon as the fleet fails a test. Most matches last 12 to 18 turns. [[14.1]] [[15.2]]',
      'There are two maps. On the Strategic Map the Armada is one counter; English squadrons are in boxes, in ports, or under that counter. Squadrons under the counter are on the Tactical Map, where the battles are fought. [[2.1]]',
    ],
  },
  {
    title: 'The counters',
    picture: 'counters',
    paragraphs: [
      'The large number is the current strength: printed strength plus reinforcements minus Hits. A red star shows Hits, black balls show Shot, and a crossed-out cask shows Low Ammo. A torn grey counter is Broken: it may move and defends itself, but may not attack. A blue corner marks a squadron that has acted. [[7.6]]',
      'Squadrons differ. Howard has an extra die with Stand Off and Close In. Moncada’s galleasses ignore the wind. The three Medina squadrons never attack, but each can take over one Low Ammo marker. The Forces tab lists all abilities. [[6.1.4]] [[8.4.2]]',
    ],
  },
  {
    title: 'The turn',
    paragraphs: [
      'First each English squadron acts, then each Spanish squadron. An action is a move, with or without an attack, or one attempt to Repair, Rally or Resupply. Each action, with its battle, is finished before the next begins. English squadrons off the Tactical Map may recover too. [[6.0]] [[8.1]]',
      'Then English squadrons leave the white squares, and Spanish squadrons return to them. Each English squadron off the Tactical Map rolls a die to reinforce: 1 or 2 removes a Hit or adds 1 strength. [[9.1]] [[10.0]]',
      'Next you roll for wind and weather. English squadrons may leave the Tactical Map, the Armada moves one box, and English squadrons move on the Strategic Map. At the end each side draws two event chits. [[11.0]] [[12.0]] [[16.0]]',
    ],
  },
  {
    title: 'Movement',
    picture: 'wind',
    paragraphs: [
      'On the Tactical Map English squadrons move up to three squares, Spanish squadrons one, Moncada two. Only Moncada may move directly upwind. A diagonal step upwind ends the move. Select a squadron to see its squares: the number is the distance, hatching means it must stop, a cross means it cannot move there. [[6.1.2]]',
      'The upwind side chooses when to fight. In a west wind enter from the west or the north; there is no entry from the south. Select a square once to see the odds there, and again to move. [[12.4]]',
      'On the Strategic Map English squadrons move two boxes with the wind or one against it; a port counts as one box. If the move ends in the Armada’s box, the squadron may enter the Tactical Map. The last step decides the edge: west, east, or north for a squadron that comes out of a port. [[12.3]] [[12.4]]',
    ],
  },
  {
    title: 'Combat',
    picture: 'marks',
    paragraphs: [
      'After its move a squadron may attack an adjacent enemy in its row or column, never diagonally. In a phase an enemy may be attacked once from each of its four sides, so neighbours protect each other. [[7.1]]',
      'An attacked English squadron may try to withdraw: on 8 or less on two dice it moves away and there is no battle. If it fails, it must Stand Off. [[7.3]]',
      'Then both sides choose a tactic in secret. Stand Off favours English guns, Close In costs both sides Hits, and Try to Board favours Spanish soldiers. The odds table shows dice, average Hits and the chance to break the enemy for all nine pairings. In three of them one side fires first. [[7.4]] [[7.5]]',
      'A modified Battle Die of 5 scores one Hit, 6 or more scores two; a natural 6 always hits. Weak squadrons, Broken squadrons and those with Low Ammo subtract from their dice. A squadron that takes Hits rolls two dice, adds its Hits, and breaks on 10 or more. A squadron that fires gains a Shot and may run low on ammunition. [[7.6]]',
      'Battle chits are played after the tactics are revealed. The attacker starts, and play ends when both sides pass in turn. [[7.4.3]]',
    ],
  },
  {
    title: 'Recovery',
    paragraphs: [
      'Repair removes one Hit on 8 or more on two dice. Rally needs 8 or less on two dice, Resupply 4 or more on one die. In port English squadrons have a bonus of 2 on each roll. At sea, an English squadron with 4 or more Hits has −2 on Repair and +5 on Rally. Once a turn Sidonia gives −1 to a Spanish Rally roll. The buttons show the exact chances. [[8.2]] [[8.3]] [[8.4]]',
    ],
  },
  {
    title: 'Weather',
    paragraphs: [
      'Two dice give the wind of the next turn: usually west, sometimes east, and bad weather on 11 or 12. On the Tactical Map only the galleasses may move and attack in Calm; in Fog and Gales no squadron may. Gales may damage any squadron at sea and prevent recovery. In Gales the Armada may move two boxes. [[11.0]] [[11.1]]',
    ],
  },
  {
    title: 'Calais, Gravelines, The Narrows',
    picture: 'drift',
    paragraphs: [
      'In box 10 the Spanish anchor on the twelve squares of Calais Roads, and fireships attack. Each squadron makes a Morale Roll, which is harder the more English squadrons are on the Tactical Map. If it passes, it moves one square. If it fails, it is Broken, takes a Hit and drifts in a direction given by two dice; it may collide with other squadrons. [[9.3]] [[13.0]] [[13.2]]',
      'In box 11, in normal weather, each unbroken Spanish squadron makes a Morale Roll. Then one die is rolled for the fleet: +1 for each unbroken warship squadron, +2 for each unbroken Medina squadron, +2 for Sidonia. The fleet needs 10. Then the army arrives on 5 or more, at the second attempt on 3 or more, at the third without a roll. If it is late, the fleet is tested again next turn. [[14.1]] [[14.2]]',
      'In box 12 the same test is made again. If the fleet passes, the army lands and Spain wins. [[15.0]]',
    ],
  },
  {
    title: 'Event chits',
    paragraphs: [
      'Chits with an asterisk take effect at once. The side that draws one chooses the squadron, which may even be in port. Other chits are held face up for later. Hand of God cancels a chit that is drawn or played, even the other Hand of God. By default you are asked only about chits that may harm you; you can change this under Forces. [[16.0]]',
    ],
  },
  {
    title: 'Advice for a first match',
    paragraphs: [
      'English: only unbroken Spanish squadrons count in the tests, so break them before Gravelines. Attack one squadron from several sides, and above all attack the Medina squadrons and Sidonia. Your own Hits do not count in any test: Repair and Resupply at sea, near the Armada. If a squadron with 4 or more Hits breaks before the Armada reaches box 8, rally it in a port one or two steps away. Send it back as soon as it is no longer Broken. While the Armada is in boxes 8 to 10, keep all squadrons on the Tactical Map: they help the fireship attack. [[14.1]] [[8.3]] [[12.3]]',
      'Spanish: you do not have to win battles. Rally and repair first, and keep the Medina squadrons covered: each counts double in the tests. No English squadron enters from the south, so leave that side open. Attack only from your position in the formation: leaving it to attack loses more tests than it wins. [[14.1]] [[12.4]] [[7.1]]',
      'The army is certain to arrive at the third attempt, but the fleet is tested at each attempt. Use quiet turns before box 11 to rally Sidonia and the Medina squadrons. [[14.1]] [[14.2]]',
    ],
  },
];

const pictures = {
  crescent: 'The Armada counter with two English squadrons',
  counters: 'Four squadrons: moved, Broken, with Low Ammo, and with a chit',
  chit: 'with a chit',
  marks: 'How squares are highlighted',
  markNames: ['can move', 'must stop', 'cannot', 'target', 'select'],
  wind: 'Moves in a west wind: directly upwind is not allowed, diagonally upwind ends the move',
  drift: 'Where two dice move a Broken squadron in the fireship attack',
};

export const en = { sections, pictures };
