import type { FigureId } from '../chart/Figures.js';

/** A name lettered on the map: its middle, how it is turned in degrees, and the size of its letters. */
interface Lettering {
  readonly name: string;
  readonly of: 'land' | 'sea';
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size: number;
}

interface Ornament {
  readonly figure: FigureId;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirrored?: boolean;
}

/** What the painter of each theatre's map wrote on its lands and put into its seas. In the units of the areas' places. */
export const ORNAMENTS: {
  readonly [theatre: string]: { readonly letterings: readonly Lettering[]; readonly figures: readonly Ornament[] };
} = {
  punic: {
    letterings: [
      { name: 'ITALIA', of: 'land', x: 664, y: 176, turn: 46, size: 22 },
      { name: 'SICILIA', of: 'land', x: 584, y: 398, turn: 4, size: 13 },
      { name: 'SARDINIA', of: 'land', x: 290, y: 240, turn: -84, size: 11 },
      { name: 'AFRICA', of: 'land', x: 300, y: 560, size: 22 },
      { name: 'MARE TYRRHENUM', of: 'sea', x: 452, y: 250, size: 12 },
      { name: 'MARE AFRICUM', of: 'sea', x: 606, y: 598, size: 13 },
      { name: 'MARE IONIUM', of: 'sea', x: 770, y: 372, turn: -48, size: 12 },
    ],
    figures: [
      { figure: 'dolphins', x: 452, y: 306, scale: 0.4 },
      { figure: 'octopus', x: 462, y: 564, scale: 0.34 },
      { figure: 'tunnies', x: 253, y: 372, scale: 0.22 },
      { figure: 'rosette', x: 774, y: 548, scale: 0.5 },
    ],
  },
  aegean: {
    letterings: [
      { name: 'ΕΛΛΑΣ', of: 'land', x: 290, y: 236, turn: 18, size: 24 },
      { name: 'ΠΕΛΟΠΟΝΝΗΣΟΣ', of: 'land', x: 334, y: 430, turn: 8, size: 7.5 },
      { name: 'ΘΡΑΙΚΗ', of: 'land', x: 600, y: 106, size: 18 },
      { name: 'ΑΣΙΑ', of: 'land', x: 826, y: 330, turn: 34, size: 30 },
      { name: 'ΑΙΓΑΙΟΝ', of: 'sea', x: 574, y: 350, turn: -8, size: 17 },
      { name: 'ΚΡΗΤΙΚΟΝ', of: 'sea', x: 612, y: 572, turn: -8, size: 14 },
      { name: 'ΙΟΝΙΟΝ', of: 'sea', x: 196, y: 430, turn: 62, size: 14 },
    ],
    figures: [
      { figure: 'dolphins', x: 548, y: 270, scale: 0.4 },
      { figure: 'octopus', x: 752, y: 630, scale: 0.42, mirrored: true },
      { figure: 'tunnies', x: 340, y: 590, scale: 0.36 },
      { figure: 'rosette', x: 206, y: 598, scale: 0.56 },
    ],
  },
};
