import { useMemo } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { Language } from '../../../src/kit/language.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import { useLanguage } from '../../kit/language.js';
import type { Chosen } from './fields.js';
import { faultIn } from './GameSetup.js';

interface SideName {
  readonly playerID: PlayerID;
  readonly name: string;
}

/** Returns the names of the sides, which depend on the set-up in some games. */
export function sideNames(module: GameModule, chosen: Chosen, language: Language): readonly SideName[] {
  const { sides } = module.present(language);
  if (!module.seatName || faultIn(module, chosen) !== undefined) return sides;
  const G = module.rules.setup(chosen, quickDice(1));
  return sides.map(({ playerID, name }) => ({ playerID, name: module.seatName?.(G, playerID, language) ?? name }));
}

export function useSideNames(module: GameModule, setupData: Chosen): readonly SideName[] {
  const language = useLanguage();
  const written = JSON.stringify(setupData);
  return useMemo(() => sideNames(module, JSON.parse(written), language), [module, language, written]);
}
