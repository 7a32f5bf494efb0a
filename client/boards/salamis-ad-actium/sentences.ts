import type { SalamisMove } from '../../../src/games/salamis-ad-actium/face.js';
import { names, shipName, squadronName } from './names.js';
import { boarders, course, middleOf } from './sentences/battle.js';
import { areaCalled, craft, fleetCalled, monthlyOrders } from './sentences/campaign.js';
import { deedSentence } from './sentences/deeds.js';
import { party } from './sentences/men.js';
import { weaponName } from './sentences/weapons.js';
import type { View } from './session.js';
import { gameWordsIn } from './words/game.js';

/** One legal choice as a sentence, for the plain list of all choices. */
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
