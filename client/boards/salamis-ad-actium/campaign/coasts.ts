import type { Campaign, SalamisWords } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Point } from '../../../kit/map/curves.js';
import type { SalamisBoardWords } from '../words/index.js';

export function craftName(camp: Campaign, id: string, { ships }: SalamisWords['names']): string {
  const ship = camp.ships[id];
  return ship ? `${ships[ship.type]} ${(id.split('-').at(-1) ?? id).replace(/^\D+/, '')}` : id;
}

/** Returns a ship's name with its crew quality and damage. */
export function craftState(camp: Campaign, id: string, words: SalamisBoardWords, names: SalamisWords['names']): string {
  const { crew, dmg } = camp.ships[id];
  return [craftName(camp, id, names), words.crews[crew], words.marks.damageTitle[dmg]].filter(Boolean).join(', ');
}

export function shipsByType(camp: Campaign, ids: readonly string[], { ships }: SalamisWords['names']): string {
  const count = new Map<string, number>();
  for (const id of ids) {
    const ship = camp.ships[id];
    if (ship) count.set(ships[ship.type], (count.get(ships[ship.type]) ?? 0) + 1);
  }
  return [...count].map(([name, n]) => `${n} ${name}`).join(', ');
}

/** Parses a shore from its points, "x,y x,y". */
const shore = (points: string): Point[] =>
  points.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    return [x, y];
  });

/** Shores of the theatres, in the same units as the positions of areas. They have no effect on the rules. Each area is off its coast. */
export const COASTS: { readonly [theatre: string]: readonly (readonly Point[])[] } = {
  punic: [
    // Italy
    shore(
      '430,-40 452,30 500,88 530,108 566,152 604,174 640,222 676,268 697,306 684,338 700,344 712,318 742,288 ' +
        '728,262 752,232 790,236 822,280 846,268 820,216 744,160 690,110 640,96 590,20 560,-40',
    ),
    // Sicily
    shore(
      '664,366 640,362 608,362 570,372 532,370 506,366 484,374 474,392 496,404 530,408 570,428 610,436 636,452 ' +
        '648,444 652,420 650,398 656,380',
    ),
    // Sardinia
    shore('262,196 300,186 314,200 312,240 316,282 296,296 274,290 262,260 256,222'),
    // Corsica
    shore('304,92 322,70 330,76 328,112 330,146 314,160 302,140 298,112'),
    // Africa
    shore(
      '150,470 220,452 262,458 292,462 318,454 330,470 342,486 362,484 378,456 398,452 394,486 376,510 380,540 ' +
        '390,566 380,610 352,690 150,690',
    ),
    // Melita, Cossyra, Lipara
    shore('610,500 622,504 628,512 616,512'),
    shore('462,466 472,464 474,472 464,474'),
    shore('598,300 606,296 608,304 600,306'),
  ],
  aegean: [
    // Thessaly, Attica, Boeotia and the north
    shore(
      '20,-140 20,90 120,140 160,200 176,250 214,300 232,322 262,352 300,358 340,346 372,348 392,352 408,362 ' +
        '432,366 462,396 474,386 458,352 440,330 420,306 412,282 424,262 404,230 398,196 412,176 436,178 452,214 ' +
        '462,212 456,190 476,188 492,206 496,198 482,172 520,176 540,160 566,132 620,128 650,150 668,172 690,182 ' +
        '700,172 680,150 724,122 790,96 818,84 846,20 846,-140 560,-140',
    ),
    // Peloponnese
    shore(
      '280,386 300,370 342,374 378,374 390,382 400,398 416,416 398,414 384,420 386,446 396,470 402,500 390,484 ' +
        '382,478 374,508 364,482 348,478 340,496 324,474 320,440 296,412',
    ),
    // Asia
    shore(
      '1100,-140 900,-140 880,60 858,90 838,104 836,124 800,132 786,158 742,168 716,182 690,206 678,228 684,252 ' +
        '712,266 692,282 690,310 702,330 686,346 668,352 690,372 722,372 736,392 748,420 736,446 756,462 740,484 ' +
        '764,496 790,500 810,520 840,512 900,560 1100,640',
    ),
    // Euboea
    shore('428,290 450,306 470,332 494,360 506,376 498,380 478,358 456,334 432,304'),
    // Lesbos, Chios, Samos, Rhodes
    shore('636,272 652,264 674,274 672,288 656,282 650,292 640,286'),
    shore('626,340 638,338 640,366 630,372'),
    shore('676,420 696,422 694,432 678,432'),
    shore('772,548 790,520 796,526 782,558'),
    // Crete
    shore('448,624 476,618 520,632 566,626 608,632 630,642 606,652 560,646 512,652 462,644'),
    // Cyclades, Melos, Thasos, Lemnos
    shore('548,420 556,416 560,428 552,432'),
    shore('574,446 586,442 590,456 578,460'),
    shore('560,462 568,460 570,470 562,472'),
    shore('536,444 542,442 544,452 538,452'),
    shore('498,512 508,510 506,518 498,518'),
    shore('544,150 558,150 558,160 546,162'),
    shore('590,226 606,224 606,236 592,238'),
    // The western islands
    shore('160,232 174,246 184,272 176,270 162,248'),
    shore('222,332 230,330 230,352 222,350'),
    shore('222,366 238,372 240,388 226,382'),
    shore('240,402 252,404 254,416 244,416'),
  ],
};
