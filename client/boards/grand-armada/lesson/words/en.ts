export const en = {
  about:
    'The first of August 1588: the Nuestra Señora del Rosario lies crippled, and Drake wants her. You lead the English. What is meant is lit; the dice fall as the lesson needs them.',
  steps: {
    wind: {
      aim: 'Ships sail by the wind: it is counted once, by the heading with which a ship sets out. The Margaret & John has it on her quarter, and five points. Press her, then L-11, then L-11 again.',
      wrong:
        'Not this now: the Margaret & John is wanted with one hex of water between her and the Rosario, near enough for her crew to fire. Sail her straight on to L-11.',
      done: 'Two points spent, one a hex. She stops short of touching: enemies that touch must fight.',
    },
    crew: {
      aim: 'At one hex crews fire with small shot, at any point of the move; whoever they fire at before she has moved loses her guns for that move. Press the Rosario, then “Crew at Rosario”.',
      wrong:
        'Not yet. First fire in passing: as long as the Rosario has not been silenced, her four guns are waiting for the Margaret & John.',
      done: 'A hit: the Rosario loses a point of crew, and is silenced until she has had her move. A miss would have silenced her as well.',
    },
    trim: {
      aim: 'Guns bear abeam, never straight ahead. The last thing a ship does may be a free turn of one side: press “Steer”, trim to starboard, and end her move.',
      wrong:
        'She has points left, but any nearer she would be boarded, and her crew is one point strong. Trim to starboard, so that her guns bear, and end the move.',
      done: 'Now both sides throw for who moves next. The English add one: your 5 makes 6 against 2, and you choose.',
    },
    force: {
      aim: 'Whoever wins the throw sails a ship, or makes the enemy sail one. Make the Spaniard move first: what he has done you know, what he will do you must fear.',
      wrong: 'You may sail a ship now, and then he sees where she lies before he moves. Here it is worth more to make the enemy sail one.',
      done: 'San Lorenzo, the galleass, rows off to catch the Margaret & John. That leaves the Rosario alone.',
    },
    astern: {
      aim: 'The throw is yours again. The Revenge, six points fast, has the wind dead astern: that is worth only four. Press her, then J-11, then J-11 again.',
      wrong: 'Bring up the Revenge first, straight on to J-11: from there she is near enough for her guns, and too far off to be boarded.',
      done: 'The rose in the corner shows what each heading gives. What you end with is what you begin with next time.',
    },
    guns: {
      aim: 'Guns fire once, after moving: a die and five guns, less three hexes between, seven hits. So a 5 will do. Press the Rosario, and again to fire.',
      wrong: 'Not yet: her guns are still loaded, and the Rosario lies abeam. Fire, and remember that firing ends her movement.',
      done: 'A hit on the hull; seven sink her, and every third costs a point of crew. The others have moved up meanwhile.',
    },
    closeFire: {
      aim: 'When all have moved, whoever has a shot left may fire at a neighbour: both sides write in secret, and all hits count together. The guns of the Margaret & John need a 6. Seal the orders.',
      wrong: 'You may hold your fire, but nothing is saved by it: a gun fires once each turn. Let the Margaret & John fire at the Rosario.',
      done: 'A 6, and a second hit. The Rosario fired too, guns and crew, and hit nothing. A new turn begins, and the English open it.',
    },
    alongside: {
      aim: 'Now go alongside. A turn of one side costs the Revenge a point, three hexes three more, and beside an enemy she must stop. Press her, then M-10, then M-10 again.',
      wrong:
        'Elsewhere she would only exchange shots, and every turn brings the other Spaniards nearer. While San Lorenzo is away, lay the Revenge beside the Rosario, at M-10.',
      done: 'She lies alongside. At the end of the turn they will fight hand to hand, whether you like it or not: so shoot first.',
    },
    broadside: {
      aim: 'Crew and guns fire apart, in whichever order you like, and every crewman hit now is one less to board you. Press the Rosario and fire both.',
      wrong: 'Not before both have fired: after a boarding the guns are silent as long as the enemy is alongside.',
      done: 'The third hit on her hull costs a point of crew as well: two are left. San Lorenzo has taken the bait and lies beside the Margaret & John.',
    },
    boarding: {
      aim: 'Seal the orders for close fire once more. Then all that touch must fight: each side throws a die and adds its crew, and two for an admiral; each three points of difference cost the lower side one.',
      wrong: 'The more of them are down, the better for the Revenge: let guns and crew of the Margaret & John fire at the Rosario.',
      done: 'Nine against four: the Rosario loses one and has no crew to spare, and whoever loses is held fast. Seven against eight: San Lorenzo holds the Margaret & John.',
    },
  },
  fight: {
    aim: 'Now you command, the dice fall as they like, and the captain leads the Spaniards. One more point of crew and the Rosario is broken; if you are alongside at the end of that turn, she strikes. You have until turn 4 ends.',
    verdicts: {
      taken: 'The Rosario is lost to Spain. You have sailed, fired, boarded and won: you are ready for a match.',
      held: 'The Rosario has held out this time. You have seen all that a match needs: try it again, or play one.',
    },
  },
};
