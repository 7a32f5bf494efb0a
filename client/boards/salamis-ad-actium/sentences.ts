import { type Salamis, type SalamisMove, shipType } from '../../../src/games/salamis-ad-actium/face.js';
import { kitText } from '../../kit/texts.js';
import { names, shipName, squadronName } from './names.js';
import { boarders, course, middleOf } from './sentences/battle.js';
import { craft, fleetCalled, monthlyOrders } from './sentences/campaign.js';
import { deedSentence } from './sentences/deeds.js';
import { party } from './sentences/men.js';
import { weaponName } from './sentences/weapons.js';
import { boardText } from './texts.js';

const { say, act } = boardText;

/** One legal choice as a sentence, for the plain list of all choices. */
export function sentenceOf(G: Salamis, choice: SalamisMove): string {
  switch (choice.move) {
    case 'setFleet':
      return say.fleet(choice.args[0].squadrons.map(({ ships }) => ships.length));
    case 'chooseEdge':
      return boardText.edges[choice.args[0]];
    case 'placeSquadron': {
      const [squadron, berths] = choice.args;
      return say.place(squadronName(G, squadron), middleOf(berths));
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
      return say.enter(squadronName(G, squadron), boardText.edges[edge], at / 10, heading);
    }
    case 'moveShip': {
      const [ship, order] = choice.args;
      return say.sailing(shipName(G, ship), course(order));
    }
    case 'moveGroup': {
      const [ships, order] = choice.args;
      return say.sailing(names(G, ships), course(order));
    }
    case 'pass':
      return say.pass(shipName(G, choice.args[0]));
    case 'startShooting':
      return act.shooting;
    case 'shoot':
    case 'fortShoot': {
      const [by, weapon, target, load] = choice.args;
      return say.shoots(shipName(G, by), weaponName(weapon, load), shipName(G, target));
    }
    case 'endAction':
      return act.endAction;
    case 'boardOrders':
      return boarders(G, choice.args[0]);
    case 'prizeCrew': {
      const [prize, men] = choice.args;
      return say.prizeCrew(shipName(G, prize), party(men));
    }
    case 'abandonPrize':
      return act.abandon;
    case 'transfer': {
      const [from, to, men] = choice.args;
      return say.transfer(party(men), shipName(G, from), shipName(G, to));
    }
    case 'ready':
      return act.ready;
    case 'orders':
      return monthlyOrders(G, choice.args[0]);
    case 'battleAnswer': {
      const [accept, mode] = choice.args;
      return act.answer(accept, mode);
    }
    case 'moveShips': {
      const [from, to, ships] = choice.args;
      return say.moveShips(craft(G, ships), fleetCalled(G, from), fleetCalled(G, to));
    }
    case 'splitFleet': {
      const [from, ships] = choice.args;
      return say.splitFleet(craft(G, ships), fleetCalled(G, from));
    }
    case 'mergeFleets': {
      const [one, another] = choice.args;
      return say.mergeFleets(fleetCalled(G, one), fleetCalled(G, another));
    }
    case 'moveTroops': {
      const [from, to, men] = choice.args;
      return say.transfer(party(men), craft(G, [from]), craft(G, [to]));
    }
    case 'repairShip':
      return say.repairShip(craft(G, choice.args));
    case 'refit': {
      const [ship, men] = choice.args;
      return say.refit(craft(G, [ship]), party(men));
    }
    case 'train':
      return say.train(fleetCalled(G, choice.args[0]));
    case 'buyShip':
      return say.build(shipType(choice.args[0]).name);
    case 'concede':
      return kitText.concede;
    default:
      return deedSentence(G, choice);
  }
}
