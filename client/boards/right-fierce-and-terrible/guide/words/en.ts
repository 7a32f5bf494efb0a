import type { GuideSection } from '../../../../kit/rules/Guide.js';

export type PictureId = 'counters' | 'men' | 'marks' | 'wind' | 'bonds' | 'chits';

const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'Aim of the game',
    picture: 'bonds',
    paragraphs: [
      'June 1340: King Edward III attacks a French invasion fleet at anchor off Sluys. Ships grapple and marines board; the grappled squadrons become the battlefield.',
      'You win when the enemy fleet collapses. Each fleet has a morale from 0 to 20. Captured and sunk squadrons, eliminated knights and lost leaders reduce it. A fleet below 6 may collapse at the end of a turn; a fleet at 0 collapses [[11.1]] [[11.2]].',
      'There is no hidden information: only dice and chits are random.',
    ],
  },
  {
    title: 'Squadrons',
    picture: 'counters',
    paragraphs: [
      'A large counter is a squadron of 8 to 14 ships. The shield shows its command and melee factor (MF). The small numbers are movement allowance (MA), castle factor and archery factor. Cogs and nefs sail; barges, balingers and galleys row. A high castle helps in rams, grapples, archery and melee, but not while the squadron is afire [[1.2]] [[10.1.1]].',
      'A squadron has two steps. A step loss turns it to its reduced side. It is never eliminated by step losses, but a reduced squadron without defenders can be captured [[3.1.2]] [[5.2]]. Damage is separate: rams and fire damage a squadron, and the third damage level sinks it with all aboard [[3.1.4]].',
      'A prize has a sash in the captor’s colour. A white flag with C means captured, a gold flag with L liberated. Its MF is at most 1, and it cannot shoot [[5.2.3]].',
    ],
  },
  {
    title: 'Marines and leaders',
    picture: 'men',
    paragraphs: [
      'Small counters are marines: English ones square, French ones pointed. Knights have a gold rim. Knights and men-at-arms have four steps, mariners two. A hex holds two marine units of each side, or four in the hex of a chain [[3.3.5]].',
      'Round counters are leaders: one on a lozenge has no friendly marines in its hex, one behind bars is a captive. A leader adds 1 to your side’s melee total, keeps a squadron from being captured, and rallies a unit in the same hex each turn. Each attack on the hex may kill the leader [[3.4]].',
      'A gold star marks knights capable of Heroism. They lose a step to fight another round of melee, to save a leader, or to avert a collapse [[3.3.8]] [[8.3.21]] [[11.2.5]].',
    ],
  },
  {
    title: 'Activation',
    picture: 'chits',
    paragraphs: [
      'Each side has three commands, and each command is activated once a turn. Before each activation a chit is drawn. With an English or French chit that side activates one of its commands, or makes the opponent activate one. With the ANY chit the player who drew it chooses any command. The player who owns the command always plays it [[4.1]].',
      'Timing matters: a command that acts before the enemy is in range wastes its activation.',
      'In two scenarios the French commands are dormant at first. A command is alarmed when the English come near or attack it [[12.2]].',
    ],
  },
  {
    title: 'Sails and Oars',
    picture: 'wind',
    paragraphs: [
      'Select a squadron of the active command. Each highlighted hex shows the MP for the whole path and, in small numbers, the MP for the last hex. Select a hex to see the path and its costs; select it again to move [[6.1]].',
      'The Wind Dial shows the MP for a hex under sail: 1 directly with the wind, 5 directly against it. Under oars a hex costs 2, or 3 directly against the wind. The current adds or subtracts 1, and every other squadron next to the hex adds 1. Under sail shallows cost 1 more and count as a damage level [[6.1.8]] [[6.1.9]].',
      'After moving, a squadron may ram an adjacent squadron if its last hex cost 3 MP or less. Squadrons under sail ram only with the wind. Squadrons under oars cannot ram directly against the current. A ram may damage either squadron and often grapples them [[8.1]].',
      'The English fleet enters through the red zones, one command at a time [[1.4.5]].',
    ],
  },
  {
    title: 'Archery, grapples, boarding, melee',
    picture: 'marks',
    paragraphs: [
      'Archery: longbows reach the next hex, crossbows only across a grapple or in their own hex. The target’s owner chooses the unit that loses a step [[8.2]].',
      'Grapple: each squadron may try once to grapple an adjacent squadron and once to disengage. Grappled squadrons cannot move [[7.1]] [[7.2]].',
      'Boarding: marines and leaders move 1 hex across a grapple. Boarders in a hex with enemies must attack. A reduced squadron without defenders is captured at once [[6.3]] [[5.2.1]].',
      'Melee: all units of both sides in the hex fight, and grappled squadrons may support the attack. Each side rolls two dice and adds its total; the panel shows both totals and the odds. Each defeated unit loses 1 step. Marines lose 2 if the winner’s total is at least three times the loser’s. If it is less than double, the winner also loses 1 step. Tied dice start a fire [[8.3.18]] [[8.3.19]] [[8.3.20]].',
      'Maneuver: each oared squadron may move 1 hex, ram, grapple or disengage [[6.2]].',
    ],
  },
  {
    title: 'Chains',
    paragraphs: [
      'In several scenarios French squadrons are chained in pairs, one on top of the other. A chain cannot move, is easier to hit with archery, carries twice the marines, and can be captured only when both squadrons are reduced. The owner may cut it loose when it is not grappled [[3.2]].',
    ],
  },
  {
    title: 'Sally Phase and End Phase',
    paragraphs: [
      'After all commands have acted, both sides may shoot, board and fight once more, in hexes they share with the enemy or across grapples. Before each segment both roll for initiative; a tie ends the phase [[2.2]] [[4.2]].',
      'In the End Phase a fleet with morale below 6 makes a Collapse Check, and both sides rally units. Then fires burn or spread, and wind and current may change [[2.3]] [[9.1]] [[10.1]].',
    ],
  },
  {
    title: 'Once per game',
    paragraphs: [
      'While King Edward is free, the English may once re-roll a melee, Sally initiative or their Collapse Check. Once per game a unit in Edward’s hex may use Heroism without a star [[3.5]]. Each side may avert one collapse [[11.2.5]]. The board asks you when one of these is possible; under Forces you can limit the questions.',
    ],
  },
  {
    title: 'First match',
    paragraphs: [
      'Begin with scenario 5, The Voice of Reason: it has no chains. English: archery is your advantage. Grapple an isolated squadron with two or three of yours, shoot until its marines are weak, then board. Keep knights together and near a leader.',
      'French: you have more squadrons with higher MF. Keep them together. Send galleys and barges around the flank where squadrons under sail cannot follow, and board squadrons whose marines are weak.',
      'Both: before marines leave a reduced squadron, check who stays. One marine unit aboard prevents its capture.',
    ],
  },
];

const pictures = {
  counters: 'Squadron counters and their markers',
  men: 'Marines and leaders: knights, men-at-arms, mariners, leaders',
  marks: 'How hexes are highlighted',
  wind: 'The Wind Dial: MP for a hex under sail',
  bonds: 'Two grappled squadrons, with boarders',
  chits: 'The five activation chits',
  markNames: ['can move', 'risk', 'not allowed', 'target', 'select'],
  menNames: ['knights', 'with a star', 'men-at-arms', 'French', 'mariners', 'King Edward', 'alone', 'captive'],
  states: ['reduced', 'captured', 'damaged', 'afire'],
};

export const en = { sections, pictures };
