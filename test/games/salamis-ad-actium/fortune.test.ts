import { fortune } from '../../../src/games/salamis-ad-actium/fortune/index.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { fortuneLaws } from '../../kit/fortuneLaws.js';

const setups = salamisAdActium.scenarios.filter(({ id }) => ['mylae-260', 'solent-896'].includes(id)).map(({ setupData }) => setupData);

fortuneLaws(salamisAdActium, fortune, { setups, random: 1, captains: 0, untold: ['layout', 'fort'] });
