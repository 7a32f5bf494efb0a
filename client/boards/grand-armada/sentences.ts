import {
  type Boarding,
  dieChance,
  type GrandArmada,
  type Heading,
  needOf,
  type Pair,
  ROSTER,
  rangeOf,
  type ShipId,
  type Sides,
  ship,
  type Token,
  turnCost,
  type Volley,
  type Weapon,
} from '../../../src/games/grand-armada/face.js';
import type { Choice } from '../../../src/kit/rules.js';
import { kitText } from '../../kit/texts.js';
import { names, shortName } from './names.js';
import { boardText } from './texts.js';

const { act, sentence: say } = boardText;

/** The die a shot takes and its chance, in words. */
function odds(G: GrandArmada, id: ShipId, weapon: Weapon, target: ShipId): string {
  const need = needOf(G, id, weapon, rangeOf(G, id, target));
  return act.odds(need, kitText.percent(dieChance(need)));
}

const heading = (value: unknown): string => boardText.headings[value as Heading];

function activation(G: GrandArmada, id: ShipId, orders: { yaw?: 'L' | 'R'; tow?: ShipId | null } = {}): string {
  const { yaw, tow } = orders;
  return [
    say.activate(shortName(id), ship(G, id).hex ?? ''),
    yaw ? say.yaw(yaw) : '',
    tow ? say.tow(shortName(tow)) : tow === null ? say.castOff : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const combat = (each: Boarding): string => say.boarding(shortName(each.single), names(each.group));

const boardings = (list: readonly (Boarding | Pair)[]): string =>
  list.map((each) => ('single' in each ? combat(each) : combat({ single: each[0], group: [each[1]] }))).join('; ');

/** One legal choice as a sentence, for the plain list of all choices. */
export function sentenceOf(G: GrandArmada, { move, args }: Choice): string {
  const id = args[0] as ShipId;
  const active = G.active?.ship;
  switch (move) {
    case 'placeShip':
      return say.place(shortName(id), String(args[1]), heading(args[2]));
    case 'useHistorical':
      return act.historical;
    case 'finishDeploy':
      return act.ready;
    case 'activate':
      return activation(G, id, args[1] as Parameters<typeof activation>[2]);
    case 'enter':
      return say.enter(shortName(id), String(args[1]), heading(args[2]));
    case 'declineEntry':
      return act.decline;
    case 'forceEnemy':
      return act.force;
    case 'generalRetreat':
      return act.retreat;
    case 'advance':
      return say.ahead;
    case 'turn': {
      const sides = args[1] as Sides;
      return say.turn(args[0] as 'L' | 'R', sides, active ? turnCost(ROSTER[active].speed, sides) : sides);
    }
    case 'trim':
      return say.trim(args[0] as 'L' | 'R');
    case 'fireGuns':
      return say.guns(shortName(id), active ? odds(G, active, 'guns', id) : '');
    case 'fireCrew':
      return say.crew(shortName(id), active ? odds(G, active, 'crew', id) : '');
    case 'castOff':
      return act.castOff;
    case 'endActivation':
      return args[0] === undefined ? say.end : say.endYaw[args[0] as 'L' | 'R' | 'defer'];
    case 'reactFire':
      return say.react(shortName(id), active ? odds(G, id, 'crew', active) : '');
    case 'passReact':
      return act.letPass(active ? shortName(active) : '');
    case 'commitVolley': {
      const orders = args[0] as readonly Volley[];
      if (!orders.length) return say.hold;
      return orders
        .map((order) =>
          say.volley(
            shortName(order.ship),
            boardText.slip.weapon[order.weapon].toLowerCase(),
            shortName(order.target),
            odds(G, order.ship, order.weapon, order.target),
          ),
        )
        .join('; ');
    }
    case 'orderBoardings':
      return boardings(args[0] as readonly (Boarding | Pair)[]);
    case 'flee': {
      const path = args[1] as readonly Token[];
      return say.flee(shortName(id), path.length ? path.map((token) => say.steps[token]).join(', ') : say.stay);
    }
    default:
      return move;
  }
}
