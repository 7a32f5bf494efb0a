export const en = {
  about:
    'The night before the battle of Sluys: for two turns the English have come in from the sea, and the French are still asleep. You lead the English. What is meant is lit; the dice fall as the lesson needs them.',
  steps: {
    command: {
      aim: 'A fleet acts by commands, one after the other, each once a turn. As long as nobody else can act you name yours without a chit. Activate the brown command: King Edward’s.',
      wrong:
        'They will have their turn. The brown command is the nearest to the enemy, and surprise lasts only until the first of you is seen.',
      done: 'Now her squadrons sail, shoot, grapple, board and fight, always in that order.',
    },
    sail: {
      aim: 'With the wind behind her a hex costs a cog one point, across it more, and beside another squadron one more again; she has six. Press the Cog John, then 1913 beside the Royal galleys, then 1913 again.',
      wrong:
        'Leave that for now: the Cog John alone is to go in, beside the last galleys of the French line, where only one enemy can reach her. Sail her to 1913.',
      done: 'Within two hexes of the French somebody wakes: the orange command has seen her. The others sleep on.',
    },
    shoot: {
      aim: 'English longbows carry to the next hex. A die, the archery factor, one more from a higher castle, one less by night: from six on the enemy loses a step. Press the Cog John, then 1914, and again to shoot.',
      wrong: 'Shoot with the squadron first: what is down before you board need not be fought.',
      done: 'One step lost, and the French say where: their mariners are down to half.',
    },
    grapple: {
      aim: 'Nobody crosses over without grapnels. A die: the higher castle helps, and oars get away. Press the Cog John, then 1914, and again to throw them.',
      wrong: 'Without grapnels there is no boarding, and tomorrow the galleys are gone. Throw them.',
      done: 'They hold. Grappled squadrons can’t sail or ram until somebody breaks free.',
    },
    board: {
      aim: 'Now the men. Knights are worth five, men-at-arms four; the knights go across, the others stay and hold the Cog John, for the orange galleys are awake. Press 1913, then 1914 twice, then “Done boarding”.',
      wrong: 'The knights must cross, or nothing is won; and the men-at-arms must stay, or the next galley finds the Cog John empty.',
      done: 'With both sides in one hex there must be a melee.',
    },
    melee: {
      aim: 'Both sides throw two dice and add all their men and decks, and the Cog John supports hers across the grapnels: seven against four. Win by twice as much and it costs you nothing, by three times and it costs them double. Press 1914 to fight.',
      wrong: 'There is no way round it: enemies in one hex fight. Let the Cog John support, for her two points more.',
      done: 'Sixteen against seven, more than twice as many. The mariners are gone, the galleys are reduced, and nobody is left to hold them: they are yours.',
    },
    prize: {
      aim: 'A prize sails and fights on under one of your commands, though never as well as before; it costs the French a point of morale, and morale decides the battle. Give it to whichever command you like.',
      done: 'It waits until that command acts the next time.',
    },
    chit: {
      aim: 'Now that the enemy is awake a chit from the cup says who is next: an English one, a French one, or one for whoever draws it. Draw.',
      done: 'An English chit: name one of your commands, or pass and make the French act.',
    },
  },
  fight: {
    aim: 'Now you command, the dice fall as they like, and the captain leads the French. Bring up your fleet and hold what you have taken, until turn 3 has ended. After the last command comes the Sally: whoever is locked together fights on.',
    verdicts: {
      ahead:
        'The night is over, and your men are in better heart than theirs. You have sailed, shot, boarded and taken a prize: you are ready for a match.',
      behind: 'The night is over, and the French have held their own. You have seen all that a match needs: try it again, or play one.',
    },
  },
};
