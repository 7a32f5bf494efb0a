import type { Dice } from '../../kit/dice.js';
import type { PlayerID } from '../../kit/rules.js';
import { because } from './bot/explain.js';
import { nextShip } from './bot/next.js';
import { boarding, closeFire, flight, losses } from './bot/orders.js';
import { sail } from './bot/plan.js';
import { unplaced } from './rules/deploy.js';
import { reactors } from './rules/fire.js';
import type { GrandArmadaMove } from './sequence.js';
import { type GrandArmada, sideOf } from './state.js';

/** Plays every decision from the player's own view. */
export function captain(view: GrandArmada, player: PlayerID, dice: Dice): GrandArmadaMove {
  const side = sideOf(view, player);
  switch (view.step) {
    case 'deploy':
      return unplaced(view, side).length
        ? because('historical', { move: 'useHistorical', args: [] })
        : because('placed', { move: 'finishDeploy', args: [] });
    case 'sailing':
      return sail(view);
    case 'react': {
      const [first] = reactors(view);
      return first ? because('firesBack', { move: 'reactFire', args: [first] }) : because('onlyWay', { move: 'passReact', args: [] });
    }
    case 'commit':
      return closeFire(view, side);
    case 'boarding':
      return boarding(view);
    case 'losses':
      return losses(view);
    case 'flee':
      return flight(view);
    default:
      return nextShip(view, side, dice);
  }
}
