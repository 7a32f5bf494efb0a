import type { Dice } from '../../kit/dice.js';
import { memoizing } from '../../kit/memo.js';
import type { PlayerID, Rules } from '../../kit/rules.js';
import { nextDeed } from './bot/action.js';
import { boardingOrders, prizeOrder } from './bot/boarding.js';
import { because, figure } from './bot/explain.js';
import { housekeeping } from './bot/house.js';
import { muster } from './bot/muster.js';
import { nextShot } from './bot/shooting.js';
import type { ReasonKey } from './bot/words/index.js';
import { campaignAdmin, campaignAnswer, campaignOrder } from './campaign/bot.js';
import { LEVEL } from './data/damage.js';
import { gap } from './geometry/distance.js';
import { baseOf, fleet, isLinked, ship } from './rules/basics/ships.js';
import type { SalamisMove } from './sequence.js';
import { opponentOf, type Side, sideOf } from './sides.js';
import type { Salamis, Step } from './state.js';

/** Enemies so near make an extra Action Phase worth a counter, in mm. */
const STRIKING_DISTANCE = 200;

/** Ships that can get at an enemy, from which on it is worth one. */
const STRIKERS = 2;

/** The first turn in which counters are spent, and the windows of a turn in which they are. */
const SEIZES_FROM = 2;
const WINDOWS = 1;

/** Whether to spend a counter: when enough ships can get at an enemy. */
function wantsPhase(G: Salamis, side: Side): boolean {
  if (G.turn < Math.round(figure('seizesFrom', SEIZES_FROM)) || G.seizeRound > Math.round(figure('windows', WINDOWS))) return false;
  const enemies = fleet(G, opponentOf(side)).map((id) => baseOf(ship(G, id)));
  const distance = figure('strikingDistance', STRIKING_DISTANCE);
  const ready = fleet(G, side).filter((id) => {
    const base = baseOf(ship(G, id));
    return !isLinked(G, id) && ship(G, id).dmg < LEVEL.severe && enemies.some((enemy) => gap(base, enemy) <= distance);
  });
  return ready.length >= Math.max(1, Math.round(figure('shipsToStrike', STRIKERS)));
}

/** Fleets under sail want the wind behind them. */
function edge(G: Salamis, side: Side): SalamisMove {
  const sails = G.order.some((id) => ship(G, id).sails === 'set' && G.squadrons[ship(G, id).sq].side === side);
  const northerly = G.weather.from < 90 || G.weather.from > 270;
  return because(sails ? 'wind' : 'eitherEdge', { move: 'chooseEdge', args: [sails && northerly ? 'N' : 'S'] });
}

/** Plays from what its side can see. */
export const captainOf =
  (rules: Rules<Salamis, SalamisMove>) =>
  (view: Salamis, playerID: PlayerID, _dice: Dice): SalamisMove => {
    const side = sideOf(view, playerID);
    const first = (key: ReasonKey, move?: SalamisMove['move']): SalamisMove => {
      const choices = rules.choices(view, playerID);
      return because(key, choices.find((choice) => choice.move === move) ?? choices[0]);
    };
    const board = (): SalamisMove => {
      const orders = boardingOrders(view, side);
      return because(orders.length ? 'assaults' : 'defends', { move: 'boardOrders', args: [orders] });
    };
    const seize = (): SalamisMove => {
      const wants = wantsPhase(view, side);
      return because(wants ? 'strikes' : 'bides', { move: 'seize', args: [wants] });
    };
    const decide: { readonly [step in Step]?: () => SalamisMove } = {
      muster: () => muster(view, playerID),
      edge: () => edge(view, side),
      deploy: () => first('usualPlaces', 'placeSquadron'),
      seize,
      act: () => (view.step === 'shoot' ? nextShot(view, playerID) : nextDeed(view, playerID)),
      board,
      prize: () => prizeOrder(view) ?? first('noneToSpare', 'abandonPrize'),
      house: () => housekeeping(view, side),
      campOrders: () => campaignOrder(view, playerID),
      campBattle: () => campaignAnswer(view, playerID),
      campAdmin: () => campaignAdmin(view, playerID),
    };
    const step = view.await?.kind;
    const chosen = step === undefined ? undefined : decide[step];
    return memoizing(() => (chosen ? chosen() : first('onlyWay')));
  };
