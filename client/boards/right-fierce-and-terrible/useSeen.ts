import { useMemo } from 'react';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/face.js';
import { useTexts } from '../../kit/gameTexts.js';
import type { Seen } from './names.js';
import { useWords } from './words/index.js';

/** A state with the words for what is in it. */
export function useSeen(G: Sluys): Seen {
  const words = useWords();
  const texts = useTexts();
  return useMemo(() => ({ G, words, texts }), [G, words, texts]);
}
