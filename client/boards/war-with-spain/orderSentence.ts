import { type Order, TRACK_IDS } from '../../../src/games/war-with-spain/face.js';
import { placeName, trackName } from './names.js';
import type { Speech } from './session.js';

function trackCalled(id: string): string {
  const track = TRACK_IDS.find((each) => each === id);
  return track ? trackName(track) : id;
}

/** An order of the book, as it may be given and as it was given. */
export function orderSentence(
  { words: { choice }, names: { unitName } }: Speech,
  { move, args }: { readonly move: Order['move']; readonly args: Readonly<Order['args']> },
): string {
  const [what, where] = args.map(String);
  switch (move) {
    case 'setHold':
      return choice.advance(unitName(what));
    case 'placeLand':
      return choice.place(unitName(what), placeName(where));
    case 'buildNaval':
      return choice.build(unitName(what), trackCalled(where));
    case 'buildLand':
      return choice.raise(unitName(what), trackCalled(where));
    case 'repairNaval':
      return choice.repair(unitName(what));
    case 'musterFree':
      return choice.muster(unitName(what), trackCalled(where));
    case 'placeTreasureFleet':
      return choice.entry(what);
  }
}
