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
import type { Seen, Speech } from './session.js';
import { orderSentence } from './yardOrders.js';

const end = (path: readonly HexId[]): string => placeName(path[path.length - 1] ?? '');

const who = ({ words, names }: Speech, ...ids: readonly (readonly string[])[]): string =>
  names.listed(ids.flat(), Number.POSITIVE_INFINITY) || words.choice.nobody;

/** Cargo of detached ships, or "". */
const along = (speech: Speech, { landIds, leaderIds }: Cargo = { landIds: [], leaderIds: [] }): string =>
  landIds.length || leaderIds.length ? speech.words.choice.along(who(speech, leaderIds, landIds)) : '';

/** Units that go ashore, or "". */
const ashore = (speech: Speech, men: readonly UnitId[] = []): string => (men.length ? speech.words.choice.ashore(who(speech, men)) : '');

function losses({ words: { choice }, names: { unitName } }: Speech, list: readonly Loss[]): string {
  const lines = list.map(({ unitId, steps, replaceBy }) => {
    const loss = choice.loss(unitName(unitId), steps);
    return replaceBy ? choice.replaced(loss, unitName(replaceBy)) : loss;
  });
  return choice.losses(lines.join(', '));
}

const stops = ({ words: { choice } }: Speech, plan: readonly PlanEntry[] = []): string =>
  plan.map(({ hex, debark, detach }) => choice.stop(placeName(hex), debark !== undefined, detach !== undefined)).join('');

/** The side of the first ship, or the phasing side. */
const sideOfShips = (G: WarWithSpain, [ship]: readonly UnitId[] = []): Side =>
  ship === undefined ? (phasing(G) ?? 'E') : sideOfPiece(ship);

const fleet = ({ names }: Speech, side: Side, no: FleetNo | typeof TF): string => names.groupName(no === TF ? TF : fleetId(side, no));

const interceptors = ({ pending }: WarWithSpain): Side => (pending?.step === 'intercept' ? pending.side : 'E');

function cancelSentence(speech: Speech, { orders }: WarWithSpain, index: number): string {
  const order = orders.E[index] ?? orders.S[index];
  return speech.words.choice.cancel(order ? orderSentence(speech, order) : '');
}

/** A choice as a sentence for the list of all choices. */
export function sentenceOf({ G, words }: Pick<Seen, 'G' | 'words'>, choice: WarMove): string {
  const speech: Speech = { words, names: namesIn(words) };
  const { choice: text, calendar } = speech.words;
  const { groupName, unitName } = speech.names;
  switch (choice.move) {
    case 'setHold':
    case 'placeLand':
    case 'buildNaval':
    case 'buildLand':
    case 'musterFree':
    case 'placeTreasureFleet':
      return orderSentence(speech, choice);
    case 'repairNaval': {
      const [ship, men] = choice.args;
      return orderSentence(speech, { move: 'repairNaval', args: [ship] }) + ashore(speech, men);
    }
    case 'chooseTreasureMonth':
      return text.month(calendar.month[choice.args[0]]);
    case 'cancelOrder':
      return cancelSentence(speech, G, choice.args[0]);
    case 'formFleet': {
      const [at, ships, cargo] = choice.args;
      return text.form(placeName(at), who(speech, ships)) + along(speech, cargo);
    }
    case 'addToFleet': {
      const [no, ships, cargo] = choice.args;
      return text.add(who(speech, ships), fleet(speech, sideOfShips(G, ships), no)) + along(speech, cargo);
    }
    case 'removeFromFleet': {
      const [no, ships, cargo] = choice.args;
      return text.remove(who(speech, ships), fleet(speech, sideOfShips(G, ships), no)) + along(speech, cargo);
    }
    case 'mergeFleets': {
      const [from, into] = choice.args;
      return text.merge(fleet(speech, sideOfShips(G), from), fleet(speech, sideOfShips(G), into));
    }
    case 'assignLeader': {
      const [leader, ship] = choice.args;
      return ship ? text.assign(unitName(leader), unitName(ship)) : text.unassign(unitName(leader));
    }
    case 'embark':
    case 'debark': {
      const [group, land, leaders] = choice.args;
      return text[choice.move](who(speech, land, leaders), groupName(group));
    }
    case 'sail': {
      const [no, path, plan] = choice.args;
      return text.sail(fleet(speech, sideOfShips(G), no), end(path), path.length) + stops(speech, plan);
    }
    case 'coast': {
      const [, ships, path, plan, cargo] = choice.args;
      return text.coast(who(speech, ships), end(path)) + stops(speech, plan) + along(speech, cargo);
    }
    case 'sailOn':
      return text.sailOn(choice.args[0]) + stops(speech, choice.args[1]);
    case 'setPassing':
      return text.passing[choice.args[0] ? 'on' : 'off'];
    case 'setStanding':
      return text.standing[choice.args[0]];
    case 'intercept': {
      const [no, from] = choice.args;
      return text.intercept(fleet(speech, interceptors(G), no), from ? placeName(from) : '');
    }
    case 'passIntercept':
      return choice.args[0] === 'move' ? text.passMove : text.passHex;
    case 'placeAlly': {
      const [id, at] = choice.args;
      return text.ally(unitName(id), placeName(at));
    }
    case 'attackFleet': {
      const [nos, target] = choice.args;
      return text.attack(nos.map((no) => fleet(speech, sideOfShips(G), no)).join(', '), placeName(target));
    }
    case 'answerSiege':
      return choice.args[0] ? text.siege : text.battle;
    case 'takeNavalLosses':
    case 'takeLandLosses':
      return losses(speech, choice.args[0]);
    case 'dropCargo':
      return text.drown(who(speech, choice.args[0]));
    case 'march': {
      const [land, leaders, path] = choice.args;
      return text.march(who(speech, leaders, land), end(path));
    }
    case 'assault': {
      const [from, land, leaders, target, besieged = false] = choice.args;
      return text.assault(who(speech, leaders, land), placeName(from), placeName(target), besieged);
    }
    case 'retreat':
      return text.retreat(placeName(choice.args[0]));
    case 'advance': {
      const [land, leaders] = choice.args;
      return text.advanceInto(who(speech, leaders, land));
    }
    case 'settlePenalty': {
      const [land, ships, men] = choice.args;
      return text.settle(who(speech, land), who(speech, ships)) + ashore(speech, men);
    }
    case 'buyMunitions': {
      const [no, points] = choice.args;
      return text.buy(no, points);
    }
    case 'deactivateNaval': {
      const [ships, men] = choice.args;
      return text.layUp(who(speech, ships)) + ashore(speech, men);
    }
    case 'deactivateLand':
      return text.layUp(who(speech, choice.args[0]));
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
