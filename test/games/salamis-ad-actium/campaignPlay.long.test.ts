import { randomCampaigns } from './randomCampaigns.js';

it('12.13 campaigns at random end, nothing offered is refused, nothing secret shows, ships are conserved', () => randomCampaigns(40));
