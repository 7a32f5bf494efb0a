import type { GuideSection } from '../../../../kit/rules/Guide.js';

/** The pictures of the guide, each made of the board's own parts. */
export type PictureId = 'counters' | 'men' | 'marks' | 'wind' | 'bonds' | 'chits';

/** How to play, in our own words. Rule cases stand in double square brackets. */
const sections: readonly GuideSection<PictureId>[] = [
  {
    title: 'What it is about',
    picture: 'bonds',
    paragraphs: [
      'Midsummer 1340. A French host lies in ships before Sluys, ready to cross to England. King Edward comes in from the North Sea with every cog he could press and attacks it where it is moored. There is no gunfire to speak of: ships run alongside, hooks fly, and what floats becomes a wooden field on which men-at-arms hack at each other.',
      'You win by breaking the other fleet’s nerve. Each side has a morale from nought to twenty; prizes, sinkings, dead knights and lost leaders push it down. A fleet below six may collapse at the end of any turn, and one at nought surely does. [[11.1]] [[11.2]]',
      'Nothing is hidden in this game. The dice and the chits are all that neither of you knows.',
    ],
  },
  {
    title: 'The ships',
    picture: 'counters',
    paragraphs: [
      'A large counter is a squadron of about a dozen hulls. The shield shows the command it sails with and its mêlée factor; the small figures are movement, castle and archery. Cogs and nefs sail, barges, balingers and galleys row. High castles help in nearly everything, until they burn. [[1.2]] [[10.1.1]]',
      'A squadron has two steps. The first loss turns it to its reduced side, torn and pale; it is never removed for step losses, but a reduced squadron that nobody defends can be taken. Damage is another matter: rams and fire make holes, two make a wreck, the third sinks it with all aboard. [[3.1.2]] [[3.1.4]] [[5.2]]',
      'A sash in the captors’ colour and a white flag with a C mark a prize, a gilt flag with an L one that has changed hands again. Prizes fight with a factor of one at best and never shoot. [[5.2.3]]',
    ],
  },
  {
    title: 'The men',
    picture: 'men',
    paragraphs: [
      'Small tiles are marines: English ones square, French ones pointed. Knights have a gold rim, men-at-arms carry full strength in four steps, mariners only two. A hex holds two marine units of each side, four where a chain of ships lies. [[3.3.5]]',
      'Round counters are leaders: one on a lozenge has no men of his own about him, one behind bars is a captive. Each adds one to his side’s mêlée, keeps a ship from being taken while he stands on it, and rallies a unit beside him every turn; but any fight or volley near him may be his last. [[3.4]]',
      'The gold star means that knights are fresh enough, or desperate enough, for heroism: they can give a step to have a lost round fought again, to die in place of a leader, or to hold a collapsing fleet together. [[3.3.8]] [[8.3.21]] [[11.2.5]]',
    ],
  },
  {
    title: 'Who acts',
    picture: 'chits',
    paragraphs: [
      'Each side has three commands, and in a turn each of the six acts once. Before every action a chit comes out of the cup. On an English or a French chit that side names one of its own commands, or leaves the choice to the enemy, who must then name one of his. The ANY chit lets whoever drew it name anybody’s. The command is always moved by its owner. [[4.1]]',
      'Being named too early can hurt as much as being named too late: a command forced to act before the enemy is in reach has thrown its turn away.',
      'In two scenarios the French are asleep at anchor; a command wakes when the English come near or lay hands on it. [[12.2]]',
    ],
  },
  {
    title: 'Sails and oars',
    picture: 'wind',
    paragraphs: [
      'Pick a squadron of the acting command and every hex it can reach is lit: the large figure is what the whole way costs, the small one what the last hex costs. Press a lit hex to see the course, part by part; press it again to go. [[6.1]]',
      'The wind dial shows what a hex costs under sail: one running with the wind, five against it. Oars pay two, three straight upwind. The current takes off one or adds one. Each other squadron beside a hex makes it a point dearer, so a crowd is hard to push into, and shallows are dear and dangerous for sails. [[6.1.8]] [[6.1.9]]',
      'After moving, a squadron may be set to ram what lies beside it, unless its last hex cost more than three. Sails ram only with the wind behind them, oars not against the stream. A ram may hurt the rammer, the victim, both or neither, and often leaves them locked together. [[8.1]]',
      'The English start at sea and come in over the red edge, all squadrons of a command together. [[1.4.5]]',
    ],
  },
  {
    title: 'Shoot, hook, cross, fight',
    picture: 'marks',
    paragraphs: [
      'The acting command goes on through its segments. Archery: longbows reach the next hex, crossbows only across a grapple or on their own deck. The target’s owner chooses who suffers. Aim at hexes that can’t fight back, or at leaders. [[8.2]]',
      'Grappling: one try for each squadron to catch a neighbour, one to break free. Grapples hold until somebody cuts them; grappled ships don’t move. [[7.1]] [[7.2]]',
      'Boarding: marines and leaders cross from hex to hex along the grapples, one hex each. Whoever lands among enemies must fight. A reduced ship that nobody holds falls at once. [[6.3]] [[5.2.1]]',
      'Mêlée: everybody of both sides in the hex takes part, and neighbours grappled to it may join an attack with their ships’ factors. Both throw two dice and add up. The beaten lose a step each, marines two in a rout; a victor who hasn’t doubled his enemy loses one as well. Before you order it, the paper on the table shows both totals, unit by unit, and the exact odds. Equal dice start a fire. [[8.3.18]] [[8.3.19]] [[8.3.20]]',
      'Last, squadrons under oars may shift one hex, ram, hook or break free once more. That is what galleys are for. [[6.2]]',
    ],
  },
  {
    title: 'Chains',
    paragraphs: [
      'In several scenarios the French lie chained in pairs: two squadrons in a hex, one on top of the other. A chain can’t sail, is easy to hit with arrows, carries twice the men, and falls only when both are reduced. Its owner may cut it loose during his activation as long as nobody has hooked it. [[3.2]]',
    ],
  },
  {
    title: 'The Sally and the end of the turn',
    paragraphs: [
      'When all commands have acted comes a wild half hour: archery, boarding and mêlée for everybody already locked together, both sides, one after the other. The higher die begins, and a tie ends the Sally on the spot. [[2.2]] [[4.2]]',
      'Then a shaken fleet checks its nerve, both sides rally a few units, fires burn out or eat on and spread along the grapples, and wind and current may turn. [[2.3]] [[9.1]] [[10.1]]',
    ],
  },
  {
    title: 'Once in a battle',
    paragraphs: [
      'While King Edward is free the English may throw a mêlée, an initiative or their own nerve check a second time, once; and once he may lend his courage to a unit beside him as if it had the star. Each side may avert one collapse. The board asks you whenever such a moment has come. [[3.5]] [[11.2.5]]',
    ],
  },
  {
    title: 'First advice',
    paragraphs: [
      'Begin with the fifth scenario, where nobody is chained. English: your archers are your edge. Hook an outlying squadron with two or three of your own, shoot until it is thin, then board. Keep knights together and near a leader.',
      'French: you have more hulls and stronger decks. Don’t let yourself be taken apart piece by piece; send galleys and barges round the flank where sails can’t follow, and board a cog whose men are already spent.',
      'Both: count what is left aboard a ship before you leave it. One marine unit on deck is the difference between a scarred squadron and a prize.',
    ],
  },
];

/** What the pictures show. */
const pictures = {
  counters: 'A squadron counter and what its signs mean',
  men: 'Men aboard: knights, men-at-arms, mariners, leaders',
  marks: 'How hexes are lit',
  wind: 'The wind dial: what a hex costs under sail',
  bonds: 'Two squadrons grappled together, with boarders',
  chits: 'The five chits of the cup',
  markNames: ['can go', 'at a risk', 'cannot', 'target', 'choose'],
  menNames: ['knights', 'with a star', 'men-at-arms', 'French', 'mariners', 'the King', 'alone', 'a captive'],
  states: ['reduced', 'captured', 'damaged', 'afire'],
};

export const en = { sections, pictures };
