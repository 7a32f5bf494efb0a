export const en = {
  about:
    'The night before the battle of Sluys: the English have entered for two turns and the French are dormant. You command the English. Highlighted spots show what to select. The dice are fixed for this lesson.',
  steps: {
    command: {
      aim: 'Each command activates once a turn. While no enemy command can act, you choose yours without a chit. Activate Brown, King Edward’s command.',
      wrong: 'The other commands act later. Brown is nearest to the enemy, and the first squadron in sight ends the surprise.',
      done: 'Brown’s squadrons now move, shoot, grapple, board and fight, always in that order.',
    },
    sail: {
      aim: 'A cog pays 1 MP for a hex with the wind, more for other directions, and 1 more for each squadron beside the hex. Cog John has 6 MP. Select it, then 1913 beside the Royal galleys, then 1913 again.',
      wrong: 'Move Cog John first, to 1913. At the end of the French line only one enemy squadron can reach it.',
      done: 'Cog John is within 2 hexes of the French: Orange is alarmed. The other commands stay dormant.',
    },
    shoot: {
      aim: 'Longbows reach 1 hex. Roll a die, add the archery factor and 1 for a higher castle, subtract 1 for darkness; 6+ is a hit. Select Cog John, then 1914, then 1914 again.',
      wrong: 'Shoot with Cog John first: each step the French lose now cannot fight you later.',
      done: 'A hit: 1 step loss, chosen by the French. Their mariners are reduced.',
    },
    grapple: {
      aim: 'Marines can board only grappled squadrons. The higher castle helps; oared targets are harder. Select Cog John, then 1914, then 1914 again.',
      wrong: 'Without a grapple you cannot board, and the galleys can leave next turn. Grapple them.',
      done: 'Success. Grappled squadrons cannot move or ram until one disengages.',
    },
    board: {
      aim: 'The knights (MF 5) board; the men-at-arms (MF 4) stay to hold Cog John against the other galleys. Select 1913, then 1914 twice, then “End Boarding”.',
      wrong: 'Board with the knights only. The men-at-arms must stay, or Cog John is left undefended.',
      done: 'Both sides are now in one hex: a melee must follow.',
    },
    melee: {
      aim: 'Each side rolls 2 dice and adds its MF. With the support of Cog John you have 7 against 4. With double their total you lose no steps; with triple, their marines lose 2 steps. Select 1914.',
      wrong: 'Boarders must attack. Let Cog John support the attack: its MF adds 2.',
      done: 'You win, 16 to 7: more than double. The mariners are eliminated, the galleys reduced and undefended: you capture them.',
    },
    prize: {
      aim: 'A prize acts with one of your commands, with an MF of at most 1. It costs the French 1 morale, and morale decides the battle. Assign it to any command.',
      done: 'It can act when that command is next activated.',
    },
    chit: {
      aim: 'The enemy is alarmed, so a chit now decides who chooses the next command: English, French, or ANY (the player who draws it). Draw a chit.',
      done: 'An English chit: activate a command, or make the French activate one of theirs.',
    },
  },
  fight: {
    aim: 'Now play on to the end of turn 3 against the bot, with random dice. Bring up your fleet and keep your prize. The Sally Phase comes after the last command.',
    verdicts: {
      ahead: 'Turn 3 is over and your morale is higher. You know enough to play a match.',
      behind: 'Turn 3 is over and your morale is not higher. You know enough to play a match, or you can repeat the lesson.',
    },
  },
};
