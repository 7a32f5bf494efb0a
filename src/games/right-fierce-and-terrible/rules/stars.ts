import { MARINES } from '../data/units.js';
import type { RuleCase } from '../keys.js';
import type { Side, Sluys } from '../state.js';
import type { Tools } from './args.js';
import { bestowable } from './edward.js';
import { hasStar } from './factors.js';
import { loseStep } from './losses.js';
import { canLoseStep } from './steps.js';

/** Knights of a side that show the star, also those still at sea (11.2.5). */
export const starsOf = (G: Sluys, side: Side): string[] =>
  Object.keys(G.marines).filter((id) => MARINES[id].side === side && hasStar(G, id));

/** 3.3.8, 3.5.2: units of a side in a hex that can spend a step for a leader there: knights with the star, or one with Edward. */
export function champions(G: Sluys, side: Side, hex: string): string[] {
  const spent = G.melee?.hero;
  return canLoseStep(G, hex, side).filter((unit) => unit !== spent && (hasStar(G, unit) || bestowable(G, unit)));
}

/** Spends a step of heroism; Edward's gift goes with it where the unit has no star of its own. */
export function spendHeroism(tools: Tools, unit: string, ruleCase: RuleCase): void {
  const { G } = tools;
  if (!hasStar(G, unit)) G.used.bestowed = true;
  loseStep(tools, unit, ruleCase);
}
