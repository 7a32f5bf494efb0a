import {
  type Cargo,
  type FleetNo,
  fleetId,
  type HexId,
  type Loss,
  type PlanEntry,
  phasing,
  type Side,
  TF,
  type UnitId,
  type WarMove,
  type WarWithSpain,
} from '../../../src/games/war-with-spain/face.js';
import { namesIn, placeName } from './names.js';
import { sideOfPiece } from './pieces.js';
import type { Seen, Vocabulary } from './session.js';
import { orderSentence } from './yardOrders.js';

const end = (path: readonly HexId[]): string => placeName(path[path.length - 1] ?? '');

const who = ({ words, names }: Vocabulary, ...ids: readonly (readonly string[])[]): string =>
  names.listed(ids.flat(), Number.POSITIVE_INFINITY) || words.choice.nobody;

/** Returns " with Parma aboard" for the cargo of detached ships, or "". */
const along = (vocabulary: Vocabulary, { landIds, leaderIds }: Cargo = { landIds: [], leaderIds: [] }): string =>
  landIds.length || leaderIds.length ? vocabulary.words.choice.along(who(vocabulary, leaderIds, landIds)) : '';

/** Returns "; Parma ashore" for units that land, or "". */
const ashore = (vocabulary: Vocabulary, men: readonly UnitId[] = []): string =>
  men.length ? vocabulary.words.choice.ashore(who(vocabulary, men)) : '';

function losses({ words: { choice }, names: { unitName } }: Vocabulary, list: readonly Loss[]): string {
  const lines = list.map(({ unitId, steps, replaceBy }) => {
    const loss = choice.loss(unitName(unitId), steps);
    return replaceBy ? choice.replaced(loss, unitName(replaceBy)) : loss;
  });
  return choice.losses(lines.join(', '));
}

const stops = ({ words: { choice } }: Vocabulary, plan: readonly PlanEntry[] = []): string =>
  plan.map(({ hex, debark, detach }) => choice.stop(placeName(hex), debark !== undefined, detach !== undefined)).join('');

/** Returns the side of the first ship; without ships, the phasing side. */
const sideOfShips = (G: WarWithSpain, [ship]: readonly UnitId[] = []): Side =>
  ship === undefined ? (phasing(G) ?? 'E') : sideOfPiece(ship);

const fleet = ({ names }: Vocabulary, side: Side, no: FleetNo | typeof TF): string => names.groupName(no === TF ? TF : fleetId(side, no));

const interceptors = ({ pending }: WarWithSpain): Side => (pending?.step === 'intercept' ? pending.side : 'E');

function cancelSentence(vocabulary: Vocabulary, { orders }: WarWithSpain, index: number): string {
  const order = orders.E[index] ?? orders.S[index];
  return vocabulary.words.choice.cancel(order ? orderSentence(vocabulary, order) : '');
}

export function sentenceOf({ G, words }: Pick<Seen, 'G' | 'words'>, choice: WarMove): string {
  const vocabulary: Vocabulary = { words, names: namesIn(words) };
  const { choice: text, calendar } = vocabulary.words;
  const { groupName, unitName } = vocabulary.names;
  switch (choice.move) {
    case 'setHold':
    case 'placeLand':
    case 'buildNaval':
    case 'buildLand':
    case 'musterFree':
    case 'placeTreasureFleet':
      return orderSentence(vocabulary, choice);
    case 'repairNaval': {
      const [ship, men] = choice.args;
      return orderSentence(vocabulary, { move: 'repairNaval', args: [ship] }) + ashore(vocabulary, men);
    }
    case 'chooseTreasureMonth':
      return text.month(calendar.month[choice.args[0]]);
    case 'cancelOrder':
      return cancelSentence(vocabulary, G, choice.args[0]);
    case 'formFleet': {
      const [at, ships, cargo] = choice.args;
      return text.form(placeName(at), who(vocabulary, ships)) + along(vocabulary, cargo);
    }
    case 'addToFleet': {
      const [no, ships, cargo] = choice.args;
      return text.add(who(vocabulary, ships), fleet(vocabulary, sideOfShips(G, ships), no)) + along(vocabulary, cargo);
    }
    case 'removeFromFleet': {
      const [no, ships, cargo] = choice.args;
      return text.remove(who(vocabulary, ships), fleet(vocabulary, sideOfShips(G, ships), no)) + along(vocabulary, cargo);
    }
    case 'mergeFleets': {
      const [from, into] = choice.args;
      return text.merge(fleet(vocabulary, sideOfShips(G), from), fleet(vocabulary, sideOfShips(G), into));
    }
    case 'assignLeader': {
      const [leader, ship] = choice.args;
      return ship ? text.assign(unitName(leader), unitName(ship)) : text.unassign(unitName(leader));
    }
    case 'embark':
    case 'debark': {
      const [group, land, leaders] = choice.args;
      return text[choice.move](who(vocabulary, land, leaders), groupName(group));
    }
    case 'sail': {
      const [no, path, plan] = choice.args;
      return text.sail(fleet(vocabulary, sideOfShips(G), no), end(path), path.length) + stops(vocabulary, plan);
    }
    case 'coast': {
      const [, ships, path, plan, cargo] = choice.args;
      return text.coast(who(vocabulary, ships), end(path)) + stops(vocabulary, plan) + along(vocabulary, cargo);
    }
    case 'sailOn':
      return text.sailOn(choice.args[0]) + stops(vocabulary, choice.args[1]);
    case 'setPassing':
      return text.passing[choice.args[0] ? 'on' : 'off'];
    case 'setStanding':
      return text.standing[choice.args[0]];
    case 'intercept': {
      const [no, from] = choice.args;
      return text.intercept(fleet(vocabulary, interceptors(G), no), from ? placeName(from) : '');
    }
    case 'passIntercept':
      return choice.args[0] === 'move' ? text.passMove : text.passHex;
    case 'placeAlly': {
      const [id, at] = choice.args;
      return text.ally(unitName(id), placeName(at));
    }
    case 'attackFleet': {
      const [nos, target] = choice.args;
      return text.attack(nos.map((no) => fleet(vocabulary, sideOfShips(G), no)).join(', '), placeName(target));
    }
    case 'answerSiege':
      return choice.args[0] ? text.siege : text.battle;
    case 'takeNavalLosses':
    case 'takeLandLosses':
      return losses(vocabulary, choice.args[0]);
    case 'dropCargo':
      return text.drown(who(vocabulary, choice.args[0]));
    case 'march': {
      const [land, leaders, path] = choice.args;
      return text.march(who(vocabulary, leaders, land), end(path));
    }
    case 'assault': {
      const [from, land, leaders, target, besieged = false] = choice.args;
      return text.assault(who(vocabulary, leaders, land), placeName(from), placeName(target), besieged);
    }
    case 'retreat':
      return text.retreat(placeName(choice.args[0]));
    case 'advance': {
      const [land, leaders] = choice.args;
      return text.advanceInto(who(vocabulary, leaders, land));
    }
    case 'settlePenalty': {
      const [land, ships, men] = choice.args;
      return text.settle(who(vocabulary, land), who(vocabulary, ships)) + ashore(vocabulary, men);
    }
    case 'buyMunitions': {
      const [no, points] = choice.args;
      return text.buy(no, points);
    }
    case 'deactivateNaval': {
      const [ships, men] = choice.args;
      return text.layUp(who(vocabulary, ships)) + ashore(vocabulary, men);
    }
    case 'deactivateLand':
      return text.layUp(who(vocabulary, choice.args[0]));
    case 'finishActivation':
    case 'finishNavalMovement':
    case 'finishAllies':
    case 'finishNavalCombat':
    case 'fightRound':
    case 'breakOff':
    case 'tryDisengage':
    case 'standFast':
    case 'finishLandMovement':
    case 'finishLandCombat':
    case 'finishAdministration':
    case 'concede':
      return text[choice.move];
  }
}
