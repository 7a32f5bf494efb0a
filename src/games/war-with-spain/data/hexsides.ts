import { reconstructed, type Source } from './sources.js';

/**
 * hs: High Seas between two coastal hexes, no crossing by land; nosea: ships may not cross; noland: armies may not cross;
 * none: nobody may.
 */
export type SideKind = 'hs' | 'nosea' | 'noland' | 'none';

export const HEXSIDE_PROVENANCE: Source = reconstructed('hexsides');

/** The special hexsides, each named by its two hexes [6.8]. */
export const HEXSIDES: { readonly [kind in SideKind]: readonly string[] } = {
  hs: '1304/1404 1308/1407 1407/1508 1407/1408 1408/1508 1408/1509 1409/1509 1714/1715 2215/2316'.split(' '),
  nosea: (
    '0913/1012 1009/1010 1012/1113 1012/1013 1109/1208 1212/1312 1237/1338 1338/1339 1406/1507 1503/1603 1504/1603 1504/1604 ' +
    '1504/1505 1505/1604 1508/1608 1602/1603 1607/1707 1607/1608 1613/1714 1615/1715 1615/1716 1715/1815 1715/1716 1814/1915 ' +
    '1814/1815 1819/1820 1820/1921 1838/1938 1918/2017 1921/1922 2114/2115 2115/2214 2212/2313 2212/2213 2515/2615 2515/2516 ' +
    '2629/2630'
  ).split(' '),
  noland: (
    '1138/1238 1513/1612 1514/1614 1603/1704 1620/1721 1703/1704 1710/1711 1721/1821 1918/1919 2028/2128 2128/2228 2128/2129 ' +
    '2213/2214 2227/2228 2228/2328 2328/2428 2328/2329 2427/2428 2428/2528 2528/2529 2613/2614 2614/2715 2712/2811 2712/2812 ' +
    '3024/3124 3124/3125 3125/3224 3125/3225 3126/3225 3126/3226'
  ).split(' '),
  none: '2614/2615'.split(' '),
};
