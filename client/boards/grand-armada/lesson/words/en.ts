export const en = {
  about:
    '1 August 1588: the Nuestra Señora del Rosario is crippled, and Drake wants to capture it. You play the English. Highlighted spots show what to select. The dice are fixed for this lesson.',
  steps: {
    wind: {
      aim: 'The wind gives a ship its movement points (MP) when it starts its move. The Margaret & John has the wind on its quarter: 5 MP. Select it, then select L-11 twice.',
      wrong: 'Move the Margaret & John straight ahead to L-11. There it is one hex away from the Rosario, and its crew can fire.',
      done: 'It spent 2 MP, 1 per hex. It stops short of the Rosario, because adjacent enemies must fight.',
    },
    crew: {
      aim: 'Crews fire at range 0 or 1, at any point of the move. Crew fire also silences a target that has not moved yet: it may not fire guns in its own move. Select the Rosario, then “Crew fire at Rosario”.',
      wrong: 'First use crew fire. Otherwise the Rosario may fire its 4 guns at the Margaret & John in its own move.',
      done: 'A hit: the Rosario loses 1 crew point and is silenced until it has moved. A miss would also have silenced it.',
    },
    trim: {
      aim: 'Guns fire to the sides, not ahead or astern. A ship may end its movement with a free turn of 1 side, a trim. Choose “Move step by step”, trim to starboard, and end the move.',
      wrong:
        'The ship has MP left, but next to the Rosario it would be boarded, and it has only 1 crew point. Trim to starboard and end the move.',
      done: 'Now both sides roll for initiative. The English add 1: you roll 5 + 1 = 6 against 2, so you choose.',
    },
    force: {
      aim: 'The winner of the initiative moves a ship or makes the enemy move one. It is often better to move second. Pass, so that the Spanish must move a ship.',
      wrong: 'You could move a ship now, but the Spanish would then see its position before they move. Pass to them instead.',
      done: 'The galleass San Lorenzo rows off to catch the Margaret & John. The Rosario is now alone.',
    },
    astern: {
      aim: 'You win the initiative again. The Revenge has speed 6, but with the wind astern it has only 4 MP. Select it, then select J-11 twice.',
      wrong: 'Move the Revenge straight ahead to J-11. There it is in gun range, but too far away to be boarded.',
      done: 'The wind dial shows the MP for each heading. The heading at the end of a move sets the MP of the next.',
    },
    guns: {
      aim: 'A ship fires its guns once, and then cannot move further. Roll a die + 5 guns - 3 range; 7 or more hits, so you need a 5. Select the Rosario twice to fire.',
      wrong: 'The Revenge has not fired its guns yet, and the Rosario is in its arc. Fire now; firing ends its movement.',
      done: 'A hit on the hull. 7 hits sink the Rosario, and every third hit costs 1 crew point. The other ships have now moved.',
    },
    closeFire: {
      aim: 'When all ships have moved, ships with a shot left may fire at enemies at range 0 or 1. Both sides give secret orders. The Margaret & John needs a 6. Confirm the fire orders.',
      wrong: 'You may hold your fire, but you cannot save unused shots for the next turn. Let the Margaret & John fire at the Rosario.',
      done: 'You roll a 6: a second hit. The Rosario fired its guns and its crew, and missed with both. A new turn begins, and the English open it.',
    },
    alongside: {
      aim: 'Now go alongside. The Revenge pays 1 MP for a turn of 1 side and 3 MP for 3 hexes. Next to an enemy it must stop. Select it, then select M-10 twice.',
      wrong: 'Elsewhere the Revenge would only exchange shots while more Spanish ships come up. Move it next to the Rosario, to M-10.',
      done: 'The Revenge is next to the Rosario. At the end of the turn they must fight, so fire first.',
    },
    broadside: {
      aim: 'Crew and guns fire separately, in either order. Each crew point lost now makes the enemy weaker in boarding. Select the Rosario and use both.',
      wrong: 'Use both first: after a boarding combat, guns may not fire while an enemy is adjacent.',
      done: 'The third hull hit also costs 1 crew point: 2 are left. San Lorenzo is now next to the Margaret & John.',
    },
    boarding: {
      aim: 'Confirm the fire orders again. Then adjacent enemies must fight: die + crew, + 2 for an admiral. The loser loses 1 crew point per 3 points of difference.',
      wrong: 'A weaker crew is easier to beat. Let the guns and crew of the Margaret & John fire at the Rosario.',
      done: 'The Revenge wins 9 to 4: the Rosario loses 1 crew point and is held. San Lorenzo wins 8 to 7 and holds the Margaret & John.',
    },
  },
  fight: {
    aim: 'Now play on against the bot with random dice. If the Rosario loses 1 more crew point, it is broken. A broken ship next to an enemy at the end of a turn surrenders. You have until the end of turn 4.',
    verdicts: {
      taken: 'The Spanish have lost the Rosario. You have moved, fired and boarded: you are ready for a match.',
      held: 'The Spanish have kept the Rosario this time. You know all you need for a match: try again, or start a match.',
    },
  },
};
