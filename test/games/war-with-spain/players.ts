import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import type { Dice } from '../../../src/kit/dice.js';
import type { Choice } from '../../../src/kit/rules.js';
import type { Player } from '../../kit/properties.js';

const { rules } = warWithSpain;

const any = <T>(things: readonly T[], dice: Dice): T => things[dice.die(things.length) - 1];

/** Ends a segment one time in three; otherwise any kind of move, evenly, and any of that kind. */
export const even: Player<WarWithSpain> = (view, playerID, dice) => {
  const choices = rules.choices(view, playerID);
  const end = choices.find(({ move }) => move.startsWith('finish'));
  if (end && dice.die(3) === 1) return end;
  const move = any([...new Set(choices.map((choice) => choice.move))], dice);
  return any(
    choices.filter((choice) => choice.move === move),
    dice,
  );
};

/** How much a hothead likes a kind of move; what is not named counts 3. */
const LIKES: { readonly [move: string]: number } = {
  attackFleet: 12,
  assault: 12,
  intercept: 12,
  buyMunitions: 8,
  setHold: 8,
  sail: 8,
  formFleet: 6,
  embark: 6,
  debark: 6,
  march: 9,
  fightRound: 6,
  cancelOrder: 1,
  removeFromFleet: 1,
  setStanding: 1,
  deactivateNaval: 1,
  deactivateLand: 1,
  finishNavalMovement: 1,
  finishLandMovement: 1,
};

/** Calls ships out, arms them, and seeks battle; otherwise at random. */
export const hothead: Player<WarWithSpain> = (view, playerID, dice) => {
  const choices = rules.choices(view, playerID);
  const kinds = [...new Set(choices.map(({ move }) => move))];
  const move = any(
    kinds.flatMap((kind) => Array.from({ length: LIKES[kind] ?? 3 }, () => kind)),
    dice,
  );
  return bold(
    choices.filter((choice) => choice.move === move),
    dice,
  );
};

/** Of several, rather the later ones: long marches, voyages up to the enemy. */
const bold = (choices: readonly Choice[], dice: Dice): Choice => choices[Math.max(dice.die(choices.length), dice.die(choices.length)) - 1];

/** Mostly a captain, now and then anything: it comes to where random play never does. */
export const wayward: Player<WarWithSpain> = (view, playerID, dice) =>
  (dice.die(5) === 1 ? even : warWithSpain.captain)(view, playerID, dice);
