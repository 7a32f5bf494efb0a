import { stateText } from './texts/state.js';

const sides = { E: 'English', S: 'Spanish' } as const;

/** Every word of this board; one such object per language. */
export const boardText = {
  title: 'Armada: The War with Spain',
  sides,
  ...stateText,
} as const;
