export const en = {
  about:
    'July 1588: the Armada sails up the Channel to embark an army at Gravelines and land it from The Narrows. At both places its condition is tested, and every squadron you break counts against it. You command the English. Highlighted spots show what to select. The dice are fixed for this lesson.',
  steps: {
    sally: {
      aim: 'One map shows the Channel, the other the sea around the Armada. The Armada is off Plymouth, and a squadron that leaves port enters at the north edge. Select Drake, then box 3, then A1 in the west.',
      wrong: 'The wind is from the west, and an upwind squadron chooses when to attack. Move Drake first: out of Plymouth, entering on A1.',
      done: 'Howard has entered on C1; the others wait in Plymouth. Each side has drawn two chits. You hold the chit Weather Gage.',
    },
    strike: {
      aim: 'English squadrons move up to three squares, never directly upwind; a diagonal step upwind ends the move. They attack along rows and columns. Select Drake, then C4, then Recalde twice.',
      wrong: 'That move is legal, but on C4 Drake is upwind of Recalde and adjacent to no other enemy. Move Drake there and attack.',
      done: 'A battle begins. The panel shows the odds for each pair of tactics.',
    },
    tactic: {
      aim: 'Both sides choose a tactic in secret. The Tactical Matrix gives the dice for each pair. Drake adds 1 to each die with Close In: choose “Close In”.',
      wrong:
        'In a match you would vary your tactics. Here Drake’s bonus applies to Close In, and boarding favours Spanish soldiers: choose Close In.',
      done: 'The Spanish chose Stand Off: three dice for Drake, two for Recalde.',
    },
    chit: {
      aim: 'When the tactics are revealed, both sides may play chits. Weather Gage adds two dice: play it.',
      wrong: 'You could keep the chit for another battle. But more Hits make Recalde more likely to break: play it now.',
      done: 'With Drake’s +1, a 5 is one Hit and 6 or more is two. Each side scores three Hits and makes a Morale Roll, adding its Hits. Recalde reaches 10 and is Broken.',
    },
    again: {
      aim: 'Broken squadrons have a penalty to their dice and may not attack. A squadron may be attacked once from each side. Select Howard, then D3, then Recalde twice, and Stand Off, which gives Howard one more die.',
      wrong:
        'Attack Recalde from the north before it recovers: Howard to D3, then Stand Off. With Stand Off you fire first if the Spanish board.',
      done: 'The Spanish tried to board: Howard fires first and scores three Hits. Recalde gets a Low Ammo marker, and its Rally fails. Now Bertendona attacks Howard.',
    },
    withdraw: {
      aim: 'When the Spanish attack, you may try to withdraw: on 8 or less there is no battle. If you fail, you must Stand Off. Try it, then choose C2, upwind.',
      wrong: 'Howard may accept battle, but Bertendona is undamaged. Try to withdraw.',
      done: 'A total of 7: Howard withdraws, and Bertendona’s action is over.',
    },
    disengage: {
      aim: 'When all have acted, your squadrons must leave the white squares, and the Spanish return to them. Move Drake to any of the three highlighted squares.',
      done: 'English squadrons off the Tactical Map roll to reinforce: Hawkins rolls a 2 and gains 1 strength. Then the weather roll: west wind, normal weather.',
    },
    exit: {
      aim: 'English squadrons may leave the Tactical Map. Usually it is better to stay and recover at sea, since a trip to port costs three turns or more. Try it here: select Drake, then leave with one squadron.',
      wrong: 'Howard is undamaged and stays with the Armada. Leave with Drake only.',
      done: 'The Armada moves to box 4, and Howard moves with it. Drake is in box 3.',
    },
    relief: {
      aim: 'On the Strategic Map squadrons move two boxes with the wind or one against it; leaving a port counts as one. From the box to the west you enter at the west edge: select Hawkins, box 4, then A4.',
      wrong: 'Move Hawkins first, to help Howard from the upwind side: out of Plymouth to box 4, entering on A3, A4 or A5.',
      done: 'Frobisher has entered on A6. A squadron that waits ahead of the Armada enters at the east edge, against a west wind.',
    },
    port: {
      aim: 'A port connects to one box only. Select Drake, then Plymouth twice.',
      wrong: 'Drake is here to repair: every recovery roll has a bonus of 2 in port. Plymouth is one step away.',
      done: 'All squadrons have moved and the chits are drawn. You hold Broadside: one more die in a battle. A new turn begins.',
    },
    repair: {
      aim: 'Each squadron has one action a turn: a move with or without an attack, or Repair, Rally or Resupply. Repair needs 8 or more on two dice, with +2 in port. Select Drake on the Strategic Map, then “Repair”.',
      wrong: 'Drake has three Hits, and each adds 1 to its Morale Rolls. Repair Drake first.',
      done: 'A total of 6, plus 2 for the port: one Hit is removed.',
    },
  },
  fight: {
    aim: 'Now play on against the normal bot with random dice. Recalde is Broken, has Low Ammo and strength 4: eliminate it before turn 5 ends.',
    verdicts: {
      sunk: 'Recalde is eliminated and cannot count at Gravelines. You have moved, attacked, withdrawn and repaired, so you are ready for a match.',
      afloat: 'Recalde is still in play. You know what you need for a match: try the fight again, or start a match.',
    },
  },
};
