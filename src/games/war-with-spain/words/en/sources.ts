import type { SourceKey } from '../../data/sources.js';

/** Where figures come from. */
export const sources: { readonly [key in SourceKey]: string } = {
  arrows: 'The wind arrows of the map are lost; the wind blows along one direction, three directions go with it and three against.',
  byRank: 'Commanders of 1588, with the weight that history gave them.',
  calendar: 'Winters and incomes are printed; the months follow from them.',
  class1588: 'No list of counters survives: squadrons of 1588 by ships and guns, priced so that the budgets of 17.0 hold.',
  counters: 'No list of counters survives; each row says where its figures come from.',
  erratum: 'Errata of the first edition, from the issue after it',
  factors: 'The cases give the factors; the order in which they apply is a ruling.',
  hexsides: 'Straits, capes and necks of land, as the coastlines run through the grid.',
  map: 'The printed map is lost to us: real coastlines in a conformal conic projection, fitted to the hexes that the rules name.',
  mapValues: 'The printed map is lost; each row says where its figures come from.',
  musters:
    'No list of counters survives: the armies of 1587 and 1588 by companies, so that the tables of risings and the budgets of 17.0 come out.',
  namedByRules: 'The rules name it; its values, and its hex where they do not give it, are by its weight in the war.',
  northerlies: 'The arrows of the map are lost: the northerlies of Portugal.',
  placed: 'Put where the city lies; values and symbols by its weight in the war.',
  southerlies: 'The arrows of the map are lost: southerlies north of Scotland, the way home of 1588.',
  westerlies: 'The arrows of the map are lost: westerlies everywhere, so that each side has a way out with the wind.',
};
