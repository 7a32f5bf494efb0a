import {
  dieChance,
  type GrandArmadaMove,
  needOf,
  ROSTER,
  rangeOf,
  type ShipId,
  ship,
  turnCost,
  type Volley,
  type Weapon,
} from '../../../src/games/grand-armada/face.js';
import type { ArgsFor } from '../../../src/kit/action.js';
import type { View } from '../../kit/board/session.js';
import { names, shortName } from './names.js';
import type { GrandArmadaTypes } from './session.js';

type Seen = Pick<View<GrandArmadaTypes>, 'G' | 'words' | 'kit'>;

/** Returns the roll needed and its chance, as text. */
function odds({ G, words, kit }: Seen, id: ShipId, weapon: Weapon, target: ShipId): string {
  const need = needOf(G, id, weapon, rangeOf(G, id, target));
  return words.act.odds(need, kit.percent(dieChance(need)));
}

function activation({ G, words: { sentence } }: Seen, [id, { yaw, tow } = {}]: ArgsFor<GrandArmadaMove, 'activate'>): string {
  return [
    sentence.activate(shortName(id), ship(G, id).hex ?? ''),
    yaw ? sentence.yaw(yaw) : '',
    tow ? sentence.tow(shortName(tow)) : tow === null ? sentence.castOff : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function combat({ words }: Seen, each: ArgsFor<GrandArmadaMove, 'orderBoardings'>[0][number]): string {
  const { single, group } = 'single' in each ? each : { single: each[0], group: each.slice(1) };
  return words.sentence.boarding(shortName(single), names(group, words));
}

function volley(view: Seen, { ship: id, weapon, target }: Volley): string {
  const { sentence, slip } = view.words;
  return sentence.volley(shortName(id), slip.weapon[weapon].toLowerCase(), shortName(target), odds(view, id, weapon, target));
}

export function sentenceOf(view: Seen, { move, args }: GrandArmadaMove): string {
  const { G, words } = view;
  const { act, sentence, headings } = words;
  const active = G.active?.ship;
  switch (move) {
    case 'placeShip': {
      const [id, hex, heading] = args;
      return sentence.place(shortName(id), hex, headings[heading]);
    }
    case 'useHistorical':
      return act.historical;
    case 'finishDeploy':
      return act.ready;
    case 'activate':
      return activation(view, args);
    case 'enter': {
      const [id, hex, heading] = args;
      return sentence.enter(shortName(id), hex, headings[heading]);
    }
    case 'declineEntry':
      return act.decline;
    case 'forceEnemy':
      return act.force;
    case 'generalRetreat':
      return act.retreat;
    case 'advance':
      return sentence.ahead;
    case 'turn': {
      const [hand, sides] = args;
      return sentence.turn(hand, sides, active ? turnCost(ROSTER[active].speed, sides) : sides);
    }
    case 'trim':
      return sentence.trim(args[0]);
    case 'fireGuns':
      return sentence.guns(shortName(args[0]), active ? odds(view, active, 'guns', args[0]) : '');
    case 'fireCrew':
      return sentence.crew(shortName(args[0]), active ? odds(view, active, 'crew', args[0]) : '');
    case 'castOff':
      return act.castOff;
    case 'endActivation': {
      const [yaw] = args;
      return yaw === undefined ? sentence.end : sentence.endYaw[yaw];
    }
    case 'reactFire':
      return sentence.react(shortName(args[0]), active ? odds(view, args[0], 'crew', active) : '');
    case 'passReact':
      return act.letPass(active ? shortName(active) : '');
    case 'commitVolley': {
      const [orders] = args;
      return orders.length ? orders.map((order) => volley(view, order)).join('; ') : sentence.hold;
    }
    case 'orderBoardings':
      return args[0].map((each) => combat(view, each)).join('; ');
    case 'loseCrew':
      return act.loses(shortName(args[0]));
    case 'flee': {
      const [id, path] = args;
      return sentence.flee(shortName(id), path.length ? path.map((token) => sentence.steps[token]).join(', ') : sentence.stay);
    }
    case 'concede':
      return view.kit.concede;
  }
}
