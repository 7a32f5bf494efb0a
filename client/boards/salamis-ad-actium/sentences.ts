import {
  type Berth,
  type BoardOrder,
  type Order,
  policyOf,
  type SalamisMove,
  type Transfer,
} from '../../../src/games/salamis-ad-actium/face.js';
import { names, shipName, squadronName } from './names.js';
import { areaCalled, craft, deedSentence, fleetCalled, monthlyOrders, weaponName } from './sentences/deeds.js';
import type { View } from './session.js';
import { gameWordsIn } from './words/game.js';
import type { SalamisBoardWords } from './words/index.js';

const legs = ({ say }: SalamisBoardWords, { steps }: Order): string =>
  steps.map(([kind, amount]) => (kind === 'F' || kind === 'B' ? say.run[kind](amount) : say.turn(amount))).join(', ');

/** Describes a course: legs, speed and contact order. */
function course(words: SalamisBoardWords, order: Order): string {
  const { say } = words;
  const pace = order.burst ? say.burst : order.approach ? say.approach : '';
  const policy = policyOf(order);
  const contact = policy === 'halt' ? '' : say.policy[policy];
  return [legs(words, order), pace, contact].filter(Boolean).join('; ');
}

const boarders = ({ G, words: { say } }: View, orders: readonly BoardOrder[]): string =>
  orders.length
    ? orders.map(({ ship, action, target }) => say.order[action](shipName(G, ship), target ? shipName(G, target) : '')).join('; ')
    : say.allDefend;

/** Describes the centre of a squadron's positions. */
function middleOf(words: SalamisBoardWords, berths: readonly Berth[]): string {
  const mean = (of: (berth: Berth) => number) => berths.reduce((sum, berth) => sum + of(berth), 0) / Math.max(1, berths.length);
  return words.at(
    mean(({ x }) => x),
    mean(({ y }) => y),
  );
}

const KINDS = ['heavy', 'normal', 'archers', 'oarsmen'] as const;

/** Lists men by kind, and the officer if there is one. */
const party = ({ say }: SalamisBoardWords, men: Transfer): string =>
  [...KINDS.flatMap((kind) => (men[kind] ? [`${men[kind]} ${say.men[kind]}`] : [])), ...(men.officer ? [say.officer] : [])].join(', ');

export function sentenceOf(view: View, choice: SalamisMove): string {
  const { G, words, kit } = view;
  const { say, act } = words;
  switch (choice.move) {
    case 'setFleet':
      return say.fleet(choice.args[0].squadrons.map(({ ships }) => ships.length));
    case 'chooseEdge':
      return words.edges[choice.args[0]];
    case 'placeSquadron': {
      const [squadron, berths] = choice.args;
      return say.place(squadronName(G, squadron), middleOf(words, berths));
    }
    case 'reserveSquadron':
      return say.reserve(squadronName(G, choice.args[0]));
    case 'swapOfficers': {
      const [one, another] = choice.args;
      return say.swapOfficers(squadronName(G, one), squadronName(G, another));
    }
    case 'seize':
      return choice.args[0] ? say.seize : say.letPass;
    case 'enter': {
      const [squadron, { edge, at, heading }] = choice.args;
      return say.enter(squadronName(G, squadron), words.edges[edge], at / 10, heading);
    }
    case 'moveShip': {
      const [ship, order] = choice.args;
      return say.sailing(shipName(G, ship), course(words, order));
    }
    case 'moveGroup': {
      const [ships, order] = choice.args;
      return say.sailing(names(G, ships), course(words, order));
    }
    case 'pass':
      return say.pass(shipName(G, choice.args[0]));
    case 'startShooting':
      return act.shooting;
    case 'shoot':
    case 'fortShoot': {
      const [by, weapon, target, load] = choice.args;
      return say.shoots(shipName(G, by), weaponName(words, weapon, load), shipName(G, target));
    }
    case 'endAction':
      return act.endAction;
    case 'boardOrders':
      return boarders(view, choice.args[0]);
    case 'prizeCrew': {
      const [prize, men] = choice.args;
      return say.prizeCrew(shipName(G, prize), party(words, men));
    }
    case 'abandonPrize':
      return act.abandon;
    case 'transfer': {
      const [from, to, men] = choice.args;
      return say.transfer(party(words, men), shipName(G, from), shipName(G, to));
    }
    case 'ready':
      return act.ready;
    case 'orders':
      return monthlyOrders(view, choice.args[0]);
    case 'battleAnswer': {
      return act.answer(...choice.args);
    }
    case 'retreatTo':
      return act.retreatTo(areaCalled(view, choice.args[0]));
    case 'volunteers':
      return act.volunteers(craft(view, choice.args));
    case 'moveShips': {
      const [from, to, ships] = choice.args;
      return say.moveShips(craft(view, ships), fleetCalled(view, from), fleetCalled(view, to));
    }
    case 'splitFleet': {
      const [from, ships] = choice.args;
      return say.splitFleet(craft(view, ships), fleetCalled(view, from));
    }
    case 'mergeFleets': {
      const [one, another] = choice.args;
      return say.mergeFleets(fleetCalled(view, one), fleetCalled(view, another));
    }
    case 'moveTroops': {
      const [from, to, men] = choice.args;
      return say.transfer(party(words, men), craft(view, [from]), craft(view, [to]));
    }
    case 'repairShip':
      return say.repairShip(craft(view, choice.args));
    case 'refit': {
      const [ship, men] = choice.args;
      return say.refit(craft(view, [ship]), party(words, men));
    }
    case 'train':
      return say.train(fleetCalled(view, choice.args[0]));
    case 'buyShip':
      return say.build(gameWordsIn(view.language).names.ships[choice.args[0]]);
    case 'concede':
      return kit.concede;
    default:
      return deedSentence(view, choice);
  }
}
