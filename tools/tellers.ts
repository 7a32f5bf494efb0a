// How the boards tell what happened, without the boards.

import type { GrandArmadaTypes } from '../client/boards/grand-armada/session.js';
import { folded, tellingFor as grandArmadaTelling } from '../client/boards/grand-armada/story.js';
import { words as grandArmadaWords } from '../client/boards/grand-armada/words/index.js';
import type { ArmadaTypes } from '../client/boards/invincible-armada/session.js';
import { tellingFor as armadaTelling } from '../client/boards/invincible-armada/story.js';
import { words as armadaWords } from '../client/boards/invincible-armada/words/index.js';
import type { SluysTypes } from '../client/boards/right-fierce-and-terrible/session.js';
import { retell as sluysRetell, telling as sluysTelling } from '../client/boards/right-fierce-and-terrible/story.js';
import { words as sluysWords } from '../client/boards/right-fierce-and-terrible/words/index.js';
import type { SalamisTypes } from '../client/boards/salamis-ad-actium/session.js';
import { retell as salamisRetell, telling as salamisTelling } from '../client/boards/salamis-ad-actium/story.js';
import { words as salamisWords } from '../client/boards/salamis-ad-actium/words/index.js';
import type { WarTypes } from '../client/boards/war-with-spain/session.js';
import { marchesJoined, telling as warTelling } from '../client/boards/war-with-spain/story.js';
import { words as warWords } from '../client/boards/war-with-spain/words/index.js';
import type { BoardSource } from '../client/kit/boardSource.js';
import type { Told } from '../client/kit/Chronicle.js';
import type { BoardTypes } from '../client/kit/session.js';
import { storyOf } from '../client/kit/story.js';
import { viewOf } from '../client/kit/useView.js';
import { grandArmada, sideOf as grandArmadaSide } from '../src/games/grand-armada/face.js';
import { sideOf as armadaSide, invincibleArmada } from '../src/games/invincible-armada/face.js';
import { rightFierceAndTerrible, sideOf as sluysSide } from '../src/games/right-fierce-and-terrible/face.js';
import { salamisAdActium, sideOf as salamisSide } from '../src/games/salamis-ad-actium/face.js';
import { sideOf as warSide, warWithSpain } from '../src/games/war-with-spain/face.js';
import type { Entry } from '../src/kit/chronicle.js';
import type { Language } from '../src/kit/language.js';

type Log = Parameters<typeof storyOf>[0];

/** Tells a match as its board does. @param G its last state, by which pieces are named */
export type Teller = (G: unknown, log: Log, prologue: readonly Entry[], language: Language) => readonly Told[];

function teller<T extends BoardTypes>(source: Pick<BoardSource<T>, 'game' | 'words' | 'sideOf' | 'telling' | 'retell'>): Teller {
  return (G, log, prologue, language) => {
    const view = viewOf<T>(source, G as T['G'], null, language);
    const told = storyOf(log, prologue, source.telling(view));
    return source.retell?.(view, told, 0).told ?? told;
  };
}

/** By the slug of the game. */
export const tellers: { readonly [slug: string]: Teller } = {
  'salamis-ad-actium': teller<SalamisTypes>({
    game: salamisAdActium,
    words: salamisWords,
    sideOf: salamisSide,
    telling: salamisTelling,
    retell: salamisRetell,
  }),
  'right-fierce-and-terrible': teller<SluysTypes>({
    game: rightFierceAndTerrible,
    words: sluysWords,
    sideOf: (_G, seat) => sluysSide(seat),
    telling: sluysTelling,
    retell: sluysRetell,
  }),
  'invincible-armada': teller<ArmadaTypes>({
    game: invincibleArmada,
    words: armadaWords,
    sideOf: (_G, seat) => armadaSide(seat),
    telling: armadaTelling,
  }),
  'grand-armada': teller<GrandArmadaTypes>({
    game: grandArmada,
    words: grandArmadaWords,
    sideOf: grandArmadaSide,
    telling: grandArmadaTelling,
    retell: folded,
  }),
  'war-with-spain': teller<WarTypes>({
    game: warWithSpain,
    words: warWords,
    sideOf: (_G, seat) => warSide(seat),
    telling: warTelling,
    retell: marchesJoined,
  }),
};
