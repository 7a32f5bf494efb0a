import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 13.0 */
export const optional: Rulebook = [
  {
    case: '13.0',
    title: 'Optional Rules',
    text: [
      'This chapter has three rules that may be added at set-up, each by itself.',
      'Ruling: of these rules the text we have gives little more than the titles; what they say here is ours.',
    ],
  },
  {
    case: '13.1',
    title: 'Squadron Command',
    text: [
      'As Sails and Oars begins, it is tested which active squadrons are in command. [[2.1.2]]',
      'Ruling: a squadron is in command within 4 hexes of the leader of its present command, or of the senior leader of its side, Edward or Quieret. He must be free and aboard a squadron of his own side. All others are out of command for the whole activation: their MA is halved after damage and rounded up, they cannot ram, and they grapple at -1. Shooting, disengaging, boarding and mêlée are as usual. [[7.1.1]]',
    ],
    chart: 'commands',
  },
  {
    case: '13.2',
    title: 'The Queen',
    text: [
      'Queen Philippa sails with the English as a further leader.',
      'Ruling: she rallies nobody, and adds 1 in mêlée only to English who defend in her hex. She does not keep a squadron from being captured and is captured with it. She never enters a hex with an enemy squadron or enemy marines, unless her captor takes her there; she cannot be executed. Casualty checks and sacrifice hold for her. She counts neither for Squadron Command nor for Decisive Victory. [[13.1]] [[11.3]]',
    ],
    chart: 'leaders',
  },
  {
    case: '13.3',
    title: 'The All-the-Marbles Victory',
    text: [
      'The fleets fight to the end: morale makes nobody collapse. [[11.2]]',
      'Ruling: there are no Collapse Checks, and morale 0 ends nothing, but a fleet at 0 does not rally. The match ends by Decisive Victory, by concession, or after the last turn, which is turn 60 unless set otherwise. Then each side adds up 1 and the printed castle for every squadron it controls; the higher sum wins, equal sums are a draw. [[11.3]]',
    ],
  },
];
