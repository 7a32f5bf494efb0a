import type { HexId, Side } from '../ids.js';
import { reconstructed, rulebook, type Source } from './sources.js';

/** Values and symbols of a city [3.1]. */
export interface City {
  readonly name: string;
  readonly hex: HexId;
  /** Victory Points; null if the map shows a dash. */
  readonly vp: number | null;
  /** Activation Value; null if the map shows a dash. */
  readonly av: number | null;
  readonly port: boolean;
  readonly fortress: boolean;
  readonly owner: Side | null;
  readonly provenance: Source;
}

const placed = reconstructed('placed');
const namedByRules = reconstructed('namedByRules');

/** Makes a city. `marks` is "p" for a port, "f" for a fortress, "pf" for both. */
const city = (
  name: string,
  hex: HexId,
  [vp, av]: readonly [number | null, number | null],
  marks: string,
  owner: Side | null,
  provenance = placed,
): City => ({
  name,
  hex,
  vp,
  av,
  port: marks.includes('p'),
  fortress: marks.includes('f'),
  owner,
  provenance,
});

const CITY_TABLE = {
  london: city('London', '2114', [20, 30], 'p', 'E', namedByRules),
  plymouth: city('Plymouth', '1616', [5, 30], 'pf', 'E'),
  falmouth: city('Falmouth', '1516', [1, null], 'p', 'E'),
  dartmouth: city('Dartmouth', '1716', [2, 10], 'p', 'E'),
  portsmouth: city('Portsmouth', '2015', [4, 20], 'pf', 'E'),
  dover: city('Dover', '2214', [3, 20], 'pf', 'E'),
  harwich: city('Harwich', '2213', [2, 8], 'p', 'E'),
  yarmouth: city('Yarmouth', '2312', [2, null], 'p', 'E'),
  norwich: city('Norwich', '2212', [2, null], '', 'E'),
  bristol: city('Bristol', '1814', [5, 12], 'p', 'E'),
  milford: city('Milford', '1514', [1, null], 'p', 'E'),
  chester: city('Chester', '1711', [2, 6], 'p', 'E'),
  york: city('York', '1910', [5, null], '', 'E'),
  hull: city('Hull', '2010', [2, 8], 'pf', 'E'),
  newcastle: city('Newcastle', '1909', [3, 8], 'p', 'E'),
  carlisle: city('Carlisle', '1709', [1, null], 'f', 'E'),
  berwick: city('Berwick', '1807', [2, null], 'pf', 'E'),
  edinburgh: city('Edinburgh', '1707', [5, null], 'p', null, namedByRules),
  dublin: city('Dublin', '1311', [5, 6], 'p', 'E'),
  cork: city('Cork', '1113', [3, null], 'p', 'E'),
  waterford: city('Waterford', '1212', [2, null], 'p', 'E'),
  limerick: city('Limerick', '1112', [2, null], 'f', 'E'),
  galway: city('Galway', '1010', [2, null], 'p', 'E'),
  carrickfergus: city('Carrickfergus', '1408', [1, null], 'pf', 'E'),
  amsterdam: city('Amsterdam', '2713', [6, 20], 'pf', 'E'),
  brill: city('Brill', '2613', [4, 12], 'pf', 'E', namedByRules),
  flushing: city('Flushing', '2614', [4, 12], 'pf', 'E'),
  ostend: city('Ostend', '2515', [3, null], 'pf', 'E'),
  bergen: city('Bergen-op-Zoom', '2714', [3, null], 'f', 'E'),
  arnhem: city('Arnhem', '2813', [3, null], 'f', 'E'),
  enkhuizen: city('Enkhuizen', '2712', [3, 8], 'p', 'E'),
  leeuwarden: city('Leeuwarden', '2811', [2, null], 'pf', 'E'),
  antwerp: city('Antwerp', '2715', [6, 26], 'pf', 'S', namedByRules),
  brussels: city('Brussels', '2716', [5, null], 'f', 'S'),
  ghent: city('Ghent', '2615', [3, null], '', 'S'),
  dunkirk: city('Dunkirk', '2415', [3, 12], 'p', 'S'),
  arras: city('Arras', '2516', [2, null], 'f', 'S'),
  nijmegen: city('Nijmegen', '2814', [2, null], 'f', 'S'),
  maastricht: city('Maastricht', '2815', [2, null], 'f', 'S'),
  luxembourg: city('Luxembourg', '2917', [2, null], 'f', 'S'),
  zutphen: city('Zutphen', '2913', [2, null], 'f', 'S'),
  groningen: city('Groningen', '2911', [2, null], 'pf', 'S'),
  lisbon: city('Lisbon', '0834', [8, 40], 'pf', 'S'),
  oporto: city('Oporto', '0931', [3, 8], 'p', 'S'),
  corunna: city('Corunna', '1027', [3, 10], 'pf', 'S', rulebook('18.0')),
  santander: city('Santander', '1728', [3, 10], 'p', 'S', rulebook('18.0')),
  sansebastian: city('San Sebastian', '1928', [2, 12], 'pf', 'S'),
  seville: city('Seville', '1338', [6, 24], 'p', 'S', namedByRules),
  cadiz: city('Cadiz', '1339', [4, 20], 'p', 'S'),
  malaga: city('Malaga', '1638', [3, 10], 'p', 'S', namedByRules),
  cartagena: city('Cartagena', '2137', [3, 10], 'pf', 'S', namedByRules),
  valencia: city('Valencia', '2234', [3, 8], 'p', 'S', namedByRules),
  barcelona: city('Barcelona', '2531', [5, 20], 'pf', 'S', namedByRules),
  madrid: city('Madrid', '1733', [6, null], '', 'S'),
  valladolid: city('Valladolid', '1531', [3, null], '', 'S'),
  burgos: city('Burgos', '1730', [2, null], '', 'S'),
  saragossa: city('Saragossa', '2131', [2, null], '', 'S'),
  granada: city('Granada', '1738', [2, null], '', 'S'),
  perpignan: city('Perpignan', '2628', [1, null], 'f', 'S'),
  calais: city('Calais', '2316', [null, null], 'pf', null),
  rouen: city('Rouen', '2318', [null, null], '', null),
  paris: city('Paris', '2418', [null, null], 'f', null),
  orleans: city('Orleans', '2420', [null, null], '', null),
  nantes: city('Nantes', '1921', [null, null], 'p', null),
  lyons: city('Lyons', '2823', [null, null], '', null),
  marseilles: city('Marseilles', '3027', [null, null], 'p', null, namedByRules),
  toulouse: city('Toulouse', '2426', [null, null], '', null, namedByRules),
  larochelle: city('La Rochelle', '2023', [null, null], 'pf', null),
  bordeaux: city('Bordeaux', '2025', [null, null], 'p', null, namedByRules),
  montauban: city('Montauban', '2326', [null, null], 'f', null),
  montpellier: city('Montpellier', '2727', [null, null], '', null),
} as const satisfies { readonly [id: string]: City };

export type CityId = keyof typeof CITY_TABLE;
export const CITIES: { readonly [id in CityId]: City } = CITY_TABLE;
export const CITY_IDS = Object.keys(CITIES) as CityId[];
