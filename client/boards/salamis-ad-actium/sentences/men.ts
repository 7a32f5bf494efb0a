import type { Transfer } from '../../../../src/games/salamis-ad-actium/face.js';
import type { SalamisBoardWords } from '../words/index.js';

const KINDS = ['heavy', 'normal', 'archers', 'oarsmen'] as const;

/** Men who go somewhere, by kind, and the officer with them. */
export const party = ({ say }: SalamisBoardWords, men: Transfer): string =>
  [...KINDS.flatMap((kind) => (men[kind] ? [`${men[kind]} ${say.men[kind]}`] : [])), ...(men.officer ? [say.officer] : [])].join(', ');
