import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** Chapter 9. */
export const prizes: Rulebook = [
  {
    case: '9.0',
    title: 'Surrender and Capture of Ships',
    text: [
      'A broken ship that could not withdraw, because an enemy touches her or because there is no way out, surrenders by herself after the boardings and is captured. A ship in flight that strikes is captured as well. [[3.6]] [[8.4]]',
      'A captured ship keeps her hull, crew and heading. She does not move, fire, board or hold, and has no zone of control; she fills her hex and blocks lines of fire. Ruling: nobody fires at her or boards her.',
      'The captor must keep a fighting ship beside her, any of his, and may exchange her for another as often as he likes; a ship that has her in tow is beside her. Without a guard she is lost again. [[9.2]]',
    ],
  },
  {
    case: '9.1',
    title: 'Towed Ships',
    text: [
      'A fighting ship that is not held may take one ship in tow that lies beside her and to which she does not point: one her side has captured, a drifting ship of her own side, or the crippled ship of her own side if she is not held. She does so as she begins her move, for nothing, also beside the enemy. The tow lasts until it is cast off, at the beginning of a move or during it, or until the towing ship is broken, or either of them is lost or changes hands. No ship is towed by two. [[5.6]]',
      'The two have the points of the slower speed, with oars if the towing ship is a galleass, as the wind takes the heading of the ship in tow. The translator adds that this is so only until she has come round into line. Sail of speed 4 in a tow: 4, 2, 1, 0 with the wind lateral, aft, on the bow, ahead; oars of speed 3: 3, 2, 2, 1. [[5.5]]',
      'The towing ship goes first; the other comes into the hex just left and points the way she went, so that she is in line after the first hex. Turns are paid by the towing ship’s own speed, one side at a time; the free side is allowed, passing through occupied hexes is not. Zones of control stop both when the towing ship enters one. If the ship in tow is held, the other does not go ahead. She may fire as usual, and owes no way. [[5.3]] [[5.1.1]] [[7.0]]',
      'Over an edge that is open both leave together. A captured ship towed off stays captured and is scored so. A drifting ship towed off counts for nobody. [[10.0]]',
      'Ruling: a tow has at least one point before the tide, so that a prize lying head to wind can be brought round.',
    ],
    chart: 'movement',
  },
  {
    case: '9.2',
    title: 'Recapture of a Ship',
    text: [
      'A captured ship that has no fighting ship of the captor beside her at the end of the movement step is free, but not in the turn in which she was captured. She belongs to her own side again, drifts without a crew, and moves only in tow of a friend. [[9.1]]',
      'Ruling: the check comes once, at the end of the whole movement step, since the moves of both sides are mixed; ships that strike then do so before it.',
      'Ruling: after the surrenders a drifting ship that has a fighting enemy beside her, and no fighting friend, is captured again by herself. [[3.6]]',
    ],
  },
];
