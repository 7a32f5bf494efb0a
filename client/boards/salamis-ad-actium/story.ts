import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { texts } from '../../../src/games/salamis-ad-actium/texts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { say } from '../../../src/kit/texts.js';
import type { Telling } from '../../kit/story.js';
import { boardText } from './texts.js';

/** A chronicle in which ships are called by their names as the viewer knows them. */
export const telling: Telling = {
  sentence: (entry) => say(texts, `chronicle.${entry.key}`, entry.values),
  before: boardText.status.before,
  turn: boardText.status.turn,
};

/** Ships that an entry is about, where they are on the table. */
export const placesOf = (G: Salamis, { who = [] }: Entry): string[] => who.filter((id) => G.ships[id]?.status === 'table' || id in G.forts);
