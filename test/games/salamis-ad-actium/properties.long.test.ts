import { imagined } from './determinized.js';
import { randomBattles } from './randomBattles.js';
import { randomCampaigns } from './randomCampaigns.js';

randomBattles(1);
imagined(1 / 8);

it('12.13 random campaigns end, refuse no choice, show no secret and conserve ships', () => randomCampaigns(8));
