import { nationOf } from '../../../src/games/war-with-spain/data/map.js';
import { sideOf } from '../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { distance } from '../../../src/games/war-with-spain/rules/map.js';
import { enemyHexes } from '../../../src/games/war-with-spain/rules/navalMovement/reach.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import type { Dice } from '../../../src/kit/dice.js';
import type { Choice } from '../../../src/kit/rules.js';
import type { Player } from '../../kit/properties.js';

const { rules } = warWithSpain;

const any = <T>(things: readonly T[], dice: Dice): T => things[dice.die(things.length) - 1];

/** Ends a segment with a chance of 1 in 3. Otherwise chooses a random kind of move, and a random move of that kind. */
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

/** Weights of the kinds of moves. The default is 2. A kind with 0 is chosen only if there is no other. */
type Likes = { readonly [move: string]: number };
type Taste = (view: WarWithSpain, playerID: string, choice: Choice) => boolean;

/** Returns a random player that chooses kinds of moves by weight, and within a kind prefers moves for which `taste` is true. */
function keen(likes: Likes, taste: Taste): Player<WarWithSpain> {
  return (view, playerID, dice) => {
    const choices = rules.choices(view, playerID);
    const kinds = [...new Set(choices.map(({ move }) => move))];
    const weighted = kinds.flatMap((kind) => Array.from({ length: likes[kind] ?? 2 }, () => kind));
    const move = any(weighted.length ? weighted : kinds, dice);
    const those = choices.filter((choice) => choice.move === move);
    const liked = dice.die(4) > 1 ? those.filter((choice) => taste(view, playerID, choice)) : [];
    return any(liked.length ? liked : those, dice);
  };
}

const last = (path: unknown): string => (Array.isArray(path) ? String(path[path.length - 1]) : '');

/** Marches in groups towards the enemy and attacks. */
export const hothead = keen(
  { assault: 20, march: 12, retreat: 6, advance: 6, cancelOrder: 0, setHold: 1, buildLand: 4, buildNaval: 1, finishLandCombat: 1 },
  (view, playerID, { move, args }) => {
    if (move === 'march') return (args[0] as string[]).length > 1;
    if (move === 'assault') return (args[1] as string[]).length > 1;
    return move !== 'takeLandLosses' && !(move === 'answerSiege' && args[0] === true) && rules.awaiting(view)[playerID] !== undefined;
  },
);

/** Launches ships, buys munitions, embarks units and attacks at sea. */
export const admiral = keen(
  {
    setHold: 20,
    buildNaval: 1,
    buildLand: 1,
    cancelOrder: 0,
    formFleet: 6,
    addToFleet: 3,
    removeFromFleet: 0,
    coast: 1,
    embark: 4,
    debark: 1,
    sail: 5,
    setStanding: 0,
    attackFleet: 20,
    intercept: 20,
    fightRound: 8,
    buyMunitions: 20,
    deactivateNaval: 0,
    deactivateLand: 1,
    march: 1,
    assault: 1,
  },
  (view, playerID, { move, args }) => {
    if (move === 'formFleet') return (args[1] as string[]).length > 1;
    if (move !== 'sail') return true;
    const goal = last(args[1]);
    return [...enemyHexes(view, sideOf(playerID))].some((hex) => distance(hex, goal) <= 2);
  },
);

/** Spends all ducats. Prefers moves into France when a treasury is almost empty. */
export const spendthrift = keen(
  {
    buildLand: 20,
    buildNaval: 20,
    placeLand: 12,
    finishActivation: 1,
    cancelOrder: 0,
    march: 10,
    coast: 6,
    deactivateLand: 0,
    finishLandMovement: 1,
  },
  (view, _playerID, { move, args }) => {
    if (move !== 'march' && move !== 'coast') return true;
    return view.treasury.E < 60 || view.treasury.S < 60 ? (args[2] as string[]).some((hex) => nationOf(hex) === 'FRA') : true;
  },
);

/** The Normal bot with a random move in 1 of 5 decisions, to reach positions that random play never reaches. */
export const wayward: Player<WarWithSpain> = (view, playerID, dice) =>
  (dice.die(5) === 1 ? even : warWithSpain.captain)(view, playerID, dice);
