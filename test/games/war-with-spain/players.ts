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

/** How much each kind of move is liked; what is not named counts 2, and 0 is done only where nothing else can be. */
type Likes = { readonly [move: string]: number };
type Taste = (view: WarWithSpain, playerID: string, choice: Choice) => boolean;

/** Plays at random, but kinds of moves as they are liked, and of one kind rather what is to its taste. */
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

/** Marches on the enemy with all he has, and storms. */
export const hothead = keen(
  { assault: 20, march: 12, retreat: 6, advance: 6, cancelOrder: 0, setHold: 1, buildLand: 4, buildNaval: 1, finishLandCombat: 1 },
  (view, playerID, { move, args }) => {
    if (move === 'march') return (args[0] as string[]).length > 1;
    if (move === 'assault') return (args[1] as string[]).length > 1;
    return move !== 'takeLandLosses' && !(move === 'answerSiege' && args[0] === true) && rules.awaiting(view)[playerID] !== undefined;
  },
);

/** Calls his ships out, arms them, loads them, and seeks the enemy at sea. */
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

/** Spends every ducat, and then sets foot and keel in France. */
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

/** Mostly a captain, now and then anything: it comes to where random play never does. */
export const wayward: Player<WarWithSpain> = (view, playerID, dice) =>
  (dice.die(5) === 1 ? even : warWithSpain.captain)(view, playerID, dice);
