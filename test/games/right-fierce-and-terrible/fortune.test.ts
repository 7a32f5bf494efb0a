import { fortune } from '../../../src/games/right-fierce-and-terrible/fortune/index.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { fortuneLaws, type Says } from '../../kit/fortuneLaws.js';

const says: Says = {
  ...{ grappled: 1, grappleFailed: 0, disengaged: 1, disengageFailed: 0, fireOut: 1, fireBurns: 0, windTurns: 1, windHolds: 0 },
  ...{ currentTurns: 1, currentHolds: 0, flemingsCome: 1, flemingsWait: 0, collapseHeld: 1, collapseFailed: 0 },
  shot: ({ values }) => Number(values?.steps),
  casualtyCheck: ({ values }) => Number(!values?.hit),
  rippleCheck: ({ values }) => Number(!values?.hit),
  alarmDie: ({ values }) => Number(values?.wakes),
};

fortuneLaws(rightFierceAndTerrible, fortune, { random: 1, captains: 0, says });
