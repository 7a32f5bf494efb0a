import type { SourceKey } from '../../data/sources.js';

export const sources: { readonly [key in SourceKey]: string } = {
  arrows: 'The map’s wind arrows are lost. Three directions are with the wind, three against.',
  byRank: 'Commanders of 1588, rated by their historical importance.',
  calendar: 'The rulebook prints winters and incomes; the months follow from them.',
  class1588: 'No counter list survives. Values follow the ships and guns of 1588; prices fit the budgets of 17.0.',
  counters: 'No counter list survives; each row names its source.',
  erratum: 'Errata of the first edition, from the following issue',
  evening: 'Made for this edition: the forces of June 1588, with levels of victory from measured matches.',
  factors: 'The rulebook gives the factors; their order is a ruling.',
  hexsides: 'Straits, capes and isthmuses are taken from the coastlines on the hex grid.',
  map: 'The printed map is lost. Real coastlines are projected to fit the hexes that the rules name.',
  mapValues: 'The printed map is lost; each row names its source.',
  musters: 'No counter list survives. Values follow the companies of 1587-88 and fit the revolt tables and 17.0.',
  namedByRules: 'Named in the rules. Other values, and hexes the rules omit, follow historical importance.',
  northerlies: 'The map’s wind arrows are lost: northerly winds off Portugal.',
  placed: 'Placed at the real city. Values and symbols follow historical importance.',
  southerlies: 'The map’s wind arrows are lost: southerly winds north of Scotland, as in 1588.',
  westerlies: 'The map’s wind arrows are lost: westerly winds, so each side has a route with the wind.',
};
