import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { construction } from './construction.js';
import { equipment } from './equipment.js';
import { finances } from './finances.js';
import { highSeas } from './highSeas.js';
import { introduction } from './introduction.js';
import { landCombat } from './landCombat.js';
import { landMovement } from './landMovement.js';
import { leaders } from './leaders.js';
import { munitions } from './munitions.js';
import { navalCombat } from './navalCombat.js';
import { politics } from './politics.js';
import { ports } from './ports.js';
import { restrictions } from './restrictions.js';
import { sequence } from './sequence.js';
import { sieges } from './sieges.js';
import { transport } from './transport.js';
import { treasureFleet } from './treasureFleet.js';
import { victory } from './victory.js';
import { winter } from './winter.js';

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
