/**
 * The sequence of play [5.0]: the segments of each phase, in the order in which they are played. The set-up comes first, and
 * once; after the last segment the next turn begins with the first of `TURN_BEGINS`.
 */
export const SEGMENTS = {
  deploy: ['storm', 'deploy'],
  blessing: ['spanishBlessing', 'spanishGifts', 'englishBlessing', 'englishGifts'],
  englishTactical: ['englishTactical'],
  spanishTactical: ['spanishTactical'],
  reorganize: ['disengage', 'reform', 'invasion', 'reinforce'],
  crisis: ['fireships', 'rendezvous'],
  strategic: ['weather', 'exit', 'armada', 'sail'],
  events: ['spanishDraw', 'spanishEvents', 'englishDraw', 'englishEvents'],
} as const;

export type PhaseId = keyof typeof SEGMENTS;
/** How far the sequence of play has come. */
export type SegmentId = (typeof SEGMENTS)[PhaseId][number];

export const TURN_BEGINS: SegmentId = 'englishTactical';

/** The season is over after so many turns. */
export const MAX_TURNS = 40;
