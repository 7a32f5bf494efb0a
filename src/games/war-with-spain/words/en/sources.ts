import type { SourceKey } from '../../data/sources.js';

/** Sources of the figures. */
export const sources: { readonly [key in SourceKey]: string } = {
  arrows: 'The map’s wind arrows are lost. Three directions are with the wind, three against.',
  byRank: 'Commanders of 1588, rated by their historical importance.',
  calendar: 'The rulebook prints winters and incomes; the months follow from them.',
  class1588: 'No counter list survives. Squadrons of 1588 by ships and guns, priced to fit the budgets of 17.0.',
  counters: 'No counter list survives; each row names its source.',
  erratum: 'Errata of the first edition, from the following issue',
  factors: 'The rulebook gives the factors; their order is a ruling.',
  hexsides: 'Straits, capes and isthmuses, from the coastlines on the hex grid.',
  map: 'The printed map is lost. Real coastlines in a conic projection, fitted to the hexes the rules name.',
  mapValues: 'The printed map is lost; each row names its source.',
  musters: 'No counter list survives. Armies of 1587-88 by companies, fitted to the revolt tables and 17.0.',
  namedByRules: 'Named in the rules. Other values, and the hex if not given, by historical importance.',
  northerlies: 'The map’s wind arrows are lost: northerly winds off Portugal.',
  placed: 'Placed at the real city; values and symbols by historical importance.',
  southerlies: 'The map’s wind arrows are lost: southerly winds north of Scotland, as in 1588.',
  westerlies: 'The map’s wind arrows are lost: westerly winds, so each side has a route with the wind.',
};
