import type { Transfer } from '../../../../src/games/salamis-ad-actium/face.js';
import { boardText } from '../texts.js';

const { say } = boardText;
const KINDS = ['heavy', 'normal', 'archers', 'oarsmen'] as const;

/** Men who go somewhere, by kind, and the officer with them. */
export const party = (men: Transfer): string =>
  [...KINDS.flatMap((kind) => (men[kind] ? [`${men[kind]} ${say.men[kind]}`] : [])), ...(men.officer ? [say.officer] : [])].join(', ');
