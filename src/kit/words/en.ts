import type { Texts } from '../texts.js';

/** The reasons that are the same in every game, in English. */
export const en: Texts = {
  'refusal.over': 'The match is over.',
  'refusal.notAsked': 'You are not asked for a decision now.',
  'refusal.notNow': ({ move }) => `This is not the moment for “${move}”.`,
  'refusal.unknownMove': 'There is no such move.',
  'refusal.malformed': ({ move }) => `“${move}” was sent with the wrong arguments.`,
};
