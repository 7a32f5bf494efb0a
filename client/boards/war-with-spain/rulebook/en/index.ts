import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { construction, finances, munitions, treasureFleet } from './finances.js';
import { landCombat, landMovement, sieges } from './landMovement.js';
import { highSeas, navalCombat } from './navalCombat.js';
import { leaders, politics } from './politics.js';
import { restrictions, winter } from './restrictions.js';
import { equipment, introduction, sequence } from './sequence.js';
import { ports, transport } from './transport.js';
import { victory } from './victory.js';

export const en: Rulebook = [
  ...introduction,
  ...equipment,
  ...sequence,
  ...construction,
  ...restrictions,
  ...highSeas,
  ...transport,
  ...navalCombat,
  ...ports,
  ...landMovement,
  ...landCombat,
  ...sieges,
  ...finances,
  ...treasureFleet,
  ...munitions,
  ...leaders,
  ...winter,
  ...politics,
  ...victory,
];
