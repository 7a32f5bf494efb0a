export const en = {
  about:
    'Spring 1587. You play the English: take Dunkirk, then raid Santander. Highlighted places show what to select. The dice are fixed for this lesson.',
  steps: {
    orders: {
      aim: 'April. You have 1010 ducats. Select Plymouth. Move both Queen’s Galleons and the Armed Merchantmen to box 1. Scroll down and raise English foot 5 for 15 ducats. Then choose “End orders”.',
      wrong:
        'Do not give this order: ships on the map cost maintenance every month. At Plymouth move the galleons and merchantmen to box 1, raise English foot 5, then “End orders”.',
      done: 'The ships are launched in May. Galleons built now, at 75 ducats each, would not be launched before August.',
    },
    march: {
      aim: 'Prepare to attack Dunkirk. “Netherlands” zooms the map. Select Flushing, then Ostend twice. Select Brill, then Ostend twice. Finish with “End land movement”.',
      wrong: 'Leave the other armies in place to hold off Parma. Move only the land units in Flushing and Brill to Ostend.',
      done: 'Bergen and Ostend protect Flushing and Brill. Leicester and Vere have come along: in land combat all leaders add their bonus.',
    },
    assault: {
      aim: 'Dunkirk holds one unit, hidden until you attack. You have strength 12, plus 3 for leaders. Select Ostend, then Dunkirk, then “Attack Dunkirk”.',
      wrong: 'Other targets have a fortress or the main Spanish army. Attack Dunkirk from Ostend with all units.',
      done: 'The defender is Walloon foot 5. The odds are 15 to 5, or 3-1. Your roll of 4 costs you 1 step and the Spanish 2.',
    },
    advance: {
      aim: 'Choose your own losses: take the suggested unit, which is the weakest. Then choose “Advance all”, because only land units capture a city, and “End land combat”.',
      wrong: 'The weakest unit is the cheapest loss. Then advance all units into Dunkirk and choose “End land combat”.',
      done: 'You hold Dunkirk, and England leads by 3 VP. You paid 38 ducats in maintenance; the Dutch cost nothing. The Treasury panel shows what is due next.',
    },
    muster: {
      aim: 'May. Your ships are in port. Select Plymouth, then “Place English foot 5”, then Plymouth again. Finish with “End orders”.',
      wrong: 'Do that later. Place English foot 5 at Plymouth, where your ships can embark it, then “End orders”.',
      done: 'Ships without munitions cannot attack, so they stay in port this month. Some Dutch units have returned to guard Ostend.',
    },
    fleet: {
      aim: 'Only fleets may cross the high seas. Select Plymouth, its three squadrons, and “Form a fleet”. Then select one squadron and Drake, and assign Drake to it.',
      wrong: 'First form a fleet of all three squadrons at Plymouth, then assign Drake to one of them.',
      done: 'This is Fleet 1. The Spanish see only its marker and number.',
    },
    powder: {
      aim: 'Each round of combat costs 1 munitions point. A point costs this fleet 32 ducats. Select +2 under “Buy munitions”, then “End administration”.',
      wrong: 'Buy 2 points, for two rounds. Keep the rest of the money for winter, when maintenance is five times as much.',
      done: 'June. The Spanish have bought munitions too: the squadron at Santander is now an armada.',
    },
    embark: {
      aim: 'Ships cannot capture a city, so take land units with you. Your fleet has a Transport Capacity of 5. Select Plymouth, English foot 5, and “Embark”.',
      wrong: 'The fleet needs land units. At Plymouth embark English foot 5.',
      done: 'The land units aboard a fleet are as secret as its ships.',
    },
    sail: {
      aim: 'One hex against the wind makes the whole move against the wind. Due south, every hex is with the wind. With Fleet 1 selected, select hex 1627 twice.',
      wrong: 'An enemy port with ships in it is closed to you. Sail due south to hex 1627, beside Santander.',
      done: 'The wind roll was 4 and 4: no losses. The armada tried to intercept you in hex 1626. It needed 1 to 4 and rolled 5.',
    },
    land: {
      aim: 'Land your unit: select hex 1627, English foot 5, and “Land”. Then choose “End naval movement”.',
      wrong: 'Land English foot 5 in hex 1627: units aboard may be lost with their ships. Then choose “End naval movement”.',
      done: 'All ships move and fight before any land unit marches.',
    },
    attack: {
      aim: 'Santander is downwind: each of your squadrons gets +1, and Drake adds +6. Select hex 1627, attack, and fight a round.',
      wrong: 'You have the wind and munitions: attack Santander from hex 1627, and fight a round.',
      done: 'You have 30 against 7, because ships in a friendly port without a fortress have half strength. Your roll of 3 eliminates the Biscay Squadron with Recalde aboard.',
    },
    city: {
      aim: 'Santander is undefended. Select hex 1627, then Santander twice.',
      wrong: 'March English foot 5 first: Santander is one hex away.',
      done: 'You gain 3 VP for the city and 1 for the ships. England leads by 7 VP.',
    },
  },
  fight: {
    aim: 'Now play on against the bot, with random dice. End July with a lead of more than 7 VP. Cities inland of Santander are undefended. Near Dunkirk and Bergen, beware of Parma.',
    verdicts: {
      more: 'July is over and you have increased your lead. You know how to raise units, sail, land and fight: you are ready for a match.',
      held: 'July is over and you still lead by 7 VP. You know enough for a match: try again, or start one.',
      less: 'July is over and the Spanish have reduced your lead. You know enough for a match: try again, or start one.',
    },
  },
};
