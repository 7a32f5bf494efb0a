import { imagined } from './determinized.js';
import { randomBattles } from './randomBattles.js';
import { randomCampaigns } from './randomCampaigns.js';

randomBattles(1);
imagined(1 / 8);

it('12.13 campaigns at random end, nothing offered is refused, nothing secret shows, ships are conserved', () => randomCampaigns(8));
