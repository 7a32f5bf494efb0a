import { fortune } from '../../../src/games/invincible-armada/fortune/index.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { fortuneLaws, type Says } from '../../kit/fortuneLaws.js';

const says: Says = {
  ...{ stormHit: 0, stormMiss: 1, 'wind.west': 0, 'wind.east': 1, 'wind.badWeather': 1, 'weather.gales': 1, 'weather.calm': 0 },
  ...{ 'weather.fog': 0, galeHit: 0, galeMiss: 1, thirdSquare: 1, noThirdSquare: 0, wayOut: 1, caught: 0, breaks: 0, holds: 1 },
  ...{ lowAmmo: 0, ammoLasts: 1, repaired: 1, notRepaired: 0, rallied: 1, notRallied: 0, resupplied: 1, notResupplied: 0 },
  ...{ reinforced: 1, notReinforced: 0, fit: 1, unfit: 0, armyArrives: 1, armyAbsent: 0 },
};

fortuneLaws(invincibleArmada, fortune, { random: 1, captains: 0, says });
