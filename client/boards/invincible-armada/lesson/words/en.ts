export const en = {
  about:
    'July 1588: the Armada runs up the Channel, to fetch an army at Gravelines and land it from The Narrows. Its condition is tested at both, and every squadron you have broken or sunk by then counts. You lead the English. What is meant is lit; the dice fall as the lesson needs them.',
  steps: {
    sally: {
      aim: 'One chart is the Channel, the other the sea about the Armada. It lies off Plymouth now, and whoever comes out of port enters at the north edge: press Drake, then box 3, then A1, well to the west.',
      wrong:
        'Not that now. The wind blows from the west, and whoever lies to the west of the enemy chooses his moment: Drake first, out of Plymouth and in at A1.',
      done: 'Howard has followed him, to C1; the others wait in Plymouth. Each side has drawn two chits, and one of yours is kept: Weather Gage.',
    },
    strike: {
      aim: 'Your squadrons sail up to three squares: never straight into the wind, and a slanting step against it is the last. They attack along rows and columns. Press Drake, then C4, then Recalde twice.',
      wrong: 'The wind allows that, but on C4 Drake lies to windward of Recalde, and beside nobody else. Sail him there, and attack.',
      done: 'A battle. The paper shows what each pair of tactics is worth to either side.',
    },
    tactic: {
      aim: 'Both sides choose a tactic in secret; the box of the matrix where they meet gives each its dice. Drake adds one to each of his when he closes in: choose “Close In”.',
      wrong:
        'Some other day that may be right, since they can guess what you like best. But far off Drake’s guns tell less, and alongside the Spanish soldiers tell more: close in.',
      done: 'They stand off: three dice for Drake, two for Recalde.',
    },
    chit: {
      aim: 'Chits from your hand may add to your dice, once the tactics are open. Weather Gage is good for two more: play it.',
      wrong: 'You may keep it for another battle. But the more Hits Recalde takes, the likelier he breaks: play it now.',
      done: 'A 5 is a Hit, from 6 on it is two; Drake adds his one. Three Hits each; then both throw two dice for morale and add their Hits. Recalde comes to ten, and is Broken.',
    },
    again: {
      aim: 'Broken squadrons fire worse and can’t attack; and a squadron may be struck once from each side. Press Howard, then D3, then Recalde twice, and stand off, which gives Howard a die more.',
      wrong:
        'Strike Recalde again, from the north, before he recovers: Howard to D3, and stand off, for whoever tries to board him is fired on first.',
      done: 'They tried to board: Howard fires first, and hits three times. Recalde’s second Shot and a 1 leave him with Low Ammo; his Rally needs 8 or less, and fails. Now Bertendona attacks Howard.',
    },
    withdraw: {
      aim: 'When the Spanish attack, you may try to withdraw: on 8 or less there is no battle, on more your tactic must be Stand Off. Try it, then choose where to; C2 is to windward.',
      wrong: 'Howard may stand and fight. But Bertendona is fresh, and you pick your battles: try to withdraw.',
      done: 'Seven: he is away, and Bertendona’s action is over.',
    },
    disengage: {
      aim: 'When all have acted the fleets draw apart: nobody of yours stays on the pale squares, and the Spanish go back to them. Take Drake to any of the three that are offered.',
      done: 'Squadrons off this chart may gain strength: Hawkins has, with a 2. Then the wind and the weather of the day: west, and fair.',
    },
    exit: {
      aim: 'Drake has three Hits, and more would break him. Whoever leaves now is left behind, for the Armada runs on a box a day: choose Drake, and leave with one.',
      wrong: 'Howard is unhurt: he stays, and goes along with the Armada. Let Drake leave, and nobody else.',
      done: 'The Armada has run on to box 4, and Howard with it. Drake lies in box 3.',
    },
    relief: {
      aim: 'Squadrons sail two boxes with the wind, or one against it; leaving a port counts as one. Whoever comes up from astern enters at the west edge: press Hawkins, then box 4, then A4.',
      wrong: 'Hawkins first: a fresh squadron to windward is what Howard needs. Out of Plymouth, on to box 4, and in between A3 and A5.',
      done: 'Frobisher has come in at A6. Whoever waits ahead of the Armada enters at the east edge, with the wind against him.',
    },
    port: {
      aim: 'A port can be entered from its own box alone. Press Drake, then Plymouth twice.',
      wrong: 'Drake belongs in port, where all that he mends goes better by two: Plymouth is one step away.',
      done: 'All have sailed, the chits are drawn, and you keep Broadside: one die more in a battle. A new turn begins.',
    },
    repair: {
      aim: 'Each squadron does one thing a turn: sail and attack, or Repair, Rally or Resupply. A Repair needs 8, and the port adds two. Press Drake, on the chart “The Channel”, then “Repair”.',
      wrong: 'See to Drake first: as long as he has three Hits, three are added whenever his morale is tried. Repair him.',
      done: 'Six and two for the port: one Hit is gone.',
    },
  },
  fight: {
    aim: 'Now you command, the dice fall as they like, and the captain leads the Spanish. Recalde is Broken, has Low Ammo, and is down to strength 4: sink him before turn 5 ends.',
    verdicts: {
      sunk: 'Recalde is lost to Spain, and the Armada will miss him at Gravelines. You have sailed, struck, slipped away and refitted: you are ready for a match.',
      afloat: 'Recalde is still afloat. You have seen what a match needs, up to the fireships at Calais: try it again, or play one.',
    },
  },
};
