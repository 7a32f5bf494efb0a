export const en = {
  about:
    'Spring 1587: Dunkirk is a nest of privateers, and at Santander a squadron makes ready for the great Armada. You lead the English. What is meant is lit; the dice fall as the lesson needs them.',
  steps: {
    orders: {
      aim: 'April: the money of the year is in the chest, 1010 ducats. Press Plymouth, bring on both Queen’s Galleons and the Armed Merchantmen, raise the English foot 5 (further down, 15 ducats), and close the order book.',
      wrong:
        'Not this: in a yard ships cost nothing, but what has come out is paid every month. At Plymouth bring on the galleons and the merchantmen, raise the English foot 5, and close the order book.',
      done: 'They come out in May. Galleons laid down now, at 75 ducats a squadron, would not sail before August.',
    },
    march: {
      aim: 'Meanwhile there is Dunkirk: “Netherlands” brings the map near. Gather at Ostend: press Flushing, then Ostend twice; Brill, then Ostend twice; and “No more marches”.',
      wrong:
        'The others must stand where they are, before Parma. Only the garrisons of Flushing and Brill are wanted at Ostend, beside Dunkirk.',
      done: 'Flushing and Brill lie safe behind Bergen and Ostend. Leicester and Vere have come along: on land all leaders add up.',
    },
    assault: {
      aim: 'One unit lies in Dunkirk, and which one is shown only to whoever attacks. You have twelve points, and three for the leaders. Press Ostend, then Dunkirk, and assault.',
      wrong: 'Elsewhere there are walls, or the main army of Spain. Attack Dunkirk from Ostend, and with everybody.',
      done: 'Walloons, five points: that is 3-1. A 4 costs you one step and them two, more than they had.',
    },
    advance: {
      aim: 'The owner says who is lost: take the loss that is suggested, the weakest. Then let everybody advance, for only soldiers take a city, and end the assaults.',
      wrong:
        'The weakest is the cheapest loss. Afterwards everybody is wanted in Dunkirk, and then “No more assaults”: this is enough for April.',
      done: 'Dunkirk is yours, and England leads by three points. April is paid, 38 ducats for your soldiers, as the Dutch keep themselves; the Treasury always shows what is due next.',
    },
    muster: {
      aim: 'May, and the ships are out. Press Plymouth, “Muster English foot 5”, Plymouth again, and close the order book.',
      wrong: 'Later: now muster the English foot 5 at Plymouth, where the ships lie that are to carry it, and close the order book.',
      done: 'Ships without powder attack nobody, so in May they stay in port. Some of the Dutch have gone back to guard Ostend.',
    },
    fleet: {
      aim: 'The month ends with the accounts. Only fleets cross the high seas: press Plymouth, its three squadrons, and “Form a fleet”; then one of them and Drake, and send him aboard.',
      wrong: 'First make a fleet of all three squadrons at Plymouth, and put Drake aboard one of them.',
      done: 'Fleet 1: all the Spaniards see of it is a marker with a number.',
    },
    powder: {
      aim: 'Each round of battle burns a point of munitions, and a point costs this fleet 32 ducats. Press +2 under “Munitions for the fleets”, and close the books.',
      wrong: 'Two points, for two rounds, are what is wanted: the rest must last till winter, when all upkeep is fivefold.',
      done: 'June. The Spaniards have bought powder too: the squadron at Santander is an armada now.',
    },
    embark: {
      aim: 'Ships take no city: soldiers must go with them, as many points as there is room for, and you have room for five. Press Plymouth, the English foot 5, and “Embark”.',
      wrong: 'Not without soldiers. At Plymouth embark the English foot 5, all of it.',
      done: 'What a fleet carries is as secret as its ships.',
    },
    sail: {
      aim: 'A single hex against the wind makes the whole course so; due south all is with it. Fleet 1 is still picked: press 1627, the beach beside Santander, and again to sail.',
      wrong: 'Elsewhere there is nothing to gain, and an enemy port with ships in it is closed to you. Sail due south to 1627.',
      done: 'Two fours: a fair wind, and nothing lost. The armada tried to intercept you at 1626, which succeeds on 1 to 4; it threw a 5.',
    },
    land: {
      aim: 'Put the regiment ashore: press 1627, the English foot 5, and “Land”. Then “No more sailing”.',
      wrong: 'Land the English foot 5 here at 1627, for whoever is aboard in a battle may drown with the ships. Then “No more sailing”.',
      done: 'All ships sail and fight before any army marches.',
    },
    attack: {
      aim: 'Santander lies down the wind from you: that is a point more for each squadron, and Drake adds six. Press 1627, attack, and fight a round.',
      wrong: 'The wind is yours and the powder is aboard: attack Santander from 1627, and fight a round.',
      done: 'Thirty against seven, as ships count half in an own port that is no fortress. A 3 sinks the Biscay Squadron, and Recalde with it.',
    },
    city: {
      aim: 'Nobody is left to guard Santander. Press 1627, then Santander twice.',
      wrong: 'First the English foot 5: one hex, and Santander is yours. March in.',
      done: 'Three points for the city, and one for the ships: England leads by seven.',
    },
  },
  fight: {
    aim: 'Now you command, the dice fall as they like, and the captain leads the Spaniards: end July with a lead of more than seven. Inland of Santander cities lie open; at Dunkirk and Bergen look out for Parma.',
    verdicts: {
      more: 'July is over, and your lead has grown. You have raised, armed, sailed, fought and landed: you are ready for a match.',
      held: 'July is over, and you lead by seven as before. You have seen all that a match needs: try it again, or play one.',
      less: 'July is over, and the Spaniards have made up ground. You have seen all that a match needs: try it again, or play one.',
    },
  },
};
