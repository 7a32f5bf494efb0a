import type { MovesIn, Sequence } from '../../kit/rules.js';
import type { RuleCase } from './keys.js';
import { orderBoardings } from './rules/boarding.js';
import { finishDeploy, placeShip, useHistorical } from './rules/deploy.js';
import { commitVolley, fireCrew, fireGuns, passReact, reactFire } from './rules/gunnery.js';
import { forceEnemy } from './rules/initiative.js';
import { loseCrew } from './rules/losses.js';
import { activate, advance, castOff, endActivation, trim, turn } from './rules/movement.js';
import { declineEntry, enter } from './rules/reinforcements.js';
import { concede, generalRetreat } from './rules/victory.js';
import { flee } from './rules/withdrawal.js';
import type { GrandArmada } from './state.js';

export const sequence = {
  deploy: {
    title: 'Deployment',
    case: '11.0',
    steps: { deploy: [placeShip, useHistorical, finishDeploy] },
  },
  movement: {
    title: 'Movement and firing',
    case: '4.0',
    steps: {
      opening: [activate, enter, declineEntry],
      must: [activate, enter, declineEntry],
      choose: [activate, enter, declineEntry, forceEnemy],
      sailing: [advance, turn, trim, fireCrew, fireGuns, castOff, endActivation],
      react: [reactFire, passReact],
    },
  },
  closeFire: {
    title: 'Simultaneous fire',
    case: '3.3',
    steps: { commit: [commitVolley] },
  },
  boarding: {
    title: 'Boarding',
    case: '8.1',
    steps: { boarding: [orderBoardings], losses: [loseCrew] },
  },
  withdrawal: {
    title: 'Withdrawal and surrender',
    case: '8.4',
    steps: { flee: [flee] },
  },
} as const satisfies Sequence<GrandArmada, RuleCase>;

export const always = [generalRetreat, concede] as const;

export type GrandArmadaMove = MovesIn<typeof sequence, typeof always>;
