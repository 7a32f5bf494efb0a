import {
  type Cargo,
  type FleetNo,
  fleetId,
  type HexId,
  type Loss,
  type Order,
  type PlanEntry,
  phasing,
  TF,
  TRACK_IDS,
  type UnitId,
  type WarMove,
  type WarWithSpain,
} from '../../../src/games/war-with-spain/face.js';
import { groupName, listed, placeName, trackName, unitName } from './names.js';
import { sideOfPiece } from './pieces.js';
import { choiceText } from './texts/choices.js';

const end = (path: readonly HexId[]): string => placeName(path[path.length - 1] ?? '');
const who = (...ids: readonly (readonly string[])[]): string => listed(ids.flat(), Number.POSITIVE_INFINITY) || choiceText.nobody;

/** Who goes along with ships that part. */
const along = ({ landIds, leaderIds }: Cargo = { landIds: [], leaderIds: [] }): string =>
  landIds.length || leaderIds.length ? choiceText.along(who(leaderIds, landIds)) : '';

const losses = (list: readonly Loss[]): string =>
  list.map(({ unitId, steps, replaceBy }) => choiceText.loss(unitName(unitId), steps, replaceBy && unitName(replaceBy))).join(', ');

const stops = (plan: readonly PlanEntry[] = []): string =>
  plan.map(({ hex, debark, detach }) => choiceText.stop(placeName(hex), debark !== undefined, detach !== undefined)).join('');

/** A fleet by its number: of the side that owns the ships named, or of the side that moves. */
function fleet(G: WarWithSpain, no: FleetNo | typeof TF, [ship]: readonly UnitId[] = []): string {
  const side = ship === undefined ? (phasing(G) ?? 'E') : sideOfPiece(ship);
  return groupName(no === TF ? TF : fleetId(side, no));
}

const interceptor = ({ pending }: WarWithSpain, no: FleetNo): string =>
  groupName(fleetId(pending?.step === 'intercept' ? pending.side : 'E', no));

function trackCalled(id: string): string {
  const track = TRACK_IDS.find((each) => each === id);
  return track ? trackName(track) : id;
}

/** An order of the book, as it may be given and as it was given. */
export function orderSentence({ move, args }: { readonly move: Order['move']; readonly args: Readonly<Order['args']> }): string {
  const [what, where] = args.map(String);
  switch (move) {
    case 'setHold':
      return choiceText.advance(unitName(what));
    case 'placeLand':
      return choiceText.place(unitName(what), placeName(where));
    case 'buildNaval':
      return choiceText.build(unitName(what), trackCalled(where));
    case 'buildLand':
      return choiceText.raise(unitName(what), trackCalled(where));
    case 'repairNaval':
      return choiceText.repair(unitName(what));
    case 'musterFree':
      return choiceText.muster(unitName(what), trackCalled(where));
    case 'placeTreasureFleet':
      return choiceText.entry(what);
  }
}

function cancelSentence({ orders }: WarWithSpain, index: number): string {
  const order = orders.E[index] ?? orders.S[index];
  return choiceText.cancel(order ? orderSentence(order) : '');
}

/** A choice as a sentence, for the plain list of everything that is allowed. */
export function sentenceOf(G: WarWithSpain, choice: WarMove): string {
  switch (choice.move) {
    case 'setHold':
    case 'placeLand':
    case 'buildNaval':
    case 'buildLand':
    case 'repairNaval':
    case 'musterFree':
    case 'placeTreasureFleet':
      return orderSentence(choice);
    case 'chooseTreasureMonth':
      return choiceText.month(choice.args[0]);
    case 'cancelOrder':
      return cancelSentence(G, choice.args[0]);
    case 'formFleet': {
      const [at, ships, cargo] = choice.args;
      return choiceText.form(placeName(at), who(ships)) + along(cargo);
    }
    case 'addToFleet': {
      const [no, ships, cargo] = choice.args;
      return choiceText.add(who(ships), fleet(G, no, ships)) + along(cargo);
    }
    case 'removeFromFleet': {
      const [no, ships, cargo] = choice.args;
      return choiceText.remove(who(ships), fleet(G, no, ships)) + along(cargo);
    }
    case 'mergeFleets': {
      const [from, into] = choice.args;
      return choiceText.merge(fleet(G, from), fleet(G, into));
    }
    case 'assignLeader': {
      const [leader, ship] = choice.args;
      return ship ? choiceText.assign(unitName(leader), unitName(ship)) : choiceText.unassign(unitName(leader));
    }
    case 'embark':
    case 'debark': {
      const [group, land, leaders] = choice.args;
      return choiceText[choice.move](who(land, leaders), groupName(group));
    }
    case 'sail': {
      const [no, path, plan] = choice.args;
      return choiceText.sail(fleet(G, no), end(path), path.length) + stops(plan);
    }
    case 'coast': {
      const [, ships, path, plan, cargo] = choice.args;
      return choiceText.coast(who(ships), end(path)) + stops(plan) + along(cargo);
    }
    case 'sailOn':
      return choiceText.sailOn(choice.args[0]);
    case 'setStanding':
      return choiceText.standing[choice.args[0]];
    case 'intercept': {
      const [no, from] = choice.args;
      return choiceText.intercept(interceptor(G, no), from ? placeName(from) : '');
    }
    case 'passIntercept':
      return choice.args[0] === 'move' ? choiceText.passMove : choiceText.passHex;
    case 'placeAlly': {
      const [id, at] = choice.args;
      return choiceText.ally(unitName(id), placeName(at));
    }
    case 'attackFleet': {
      const [nos, target] = choice.args;
      return choiceText.attack(nos.map((no) => fleet(G, no)).join(', '), placeName(target));
    }
    case 'answerSiege':
      return choice.args[0] ? choiceText.siege : choiceText.battle;
    case 'takeNavalLosses':
    case 'takeLandLosses':
      return choiceText.losses(losses(choice.args[0]));
    case 'dropCargo':
      return choiceText.drown(who(choice.args[0]));
    case 'march': {
      const [land, leaders, path] = choice.args;
      return choiceText.march(who(leaders, land), end(path));
    }
    case 'assault': {
      const [from, land, leaders, target, besieged = false] = choice.args;
      return choiceText.assault(who(leaders, land), placeName(from), placeName(target), besieged);
    }
    case 'retreat':
      return choiceText.retreat(placeName(choice.args[0]));
    case 'advance': {
      const [land, leaders] = choice.args;
      return choiceText.advanceInto(who(leaders, land));
    }
    case 'settlePenalty': {
      const [land, ships] = choice.args;
      return choiceText.settle(who(land), who(ships));
    }
    case 'buyMunitions': {
      const [no, points] = choice.args;
      return choiceText.buy(no, points);
    }
    case 'deactivateNaval':
    case 'deactivateLand':
      return choiceText.layUp(who(choice.args[0]));
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
      return choiceText[choice.move];
  }
}
