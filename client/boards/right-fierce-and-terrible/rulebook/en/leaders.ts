import type { Rulebook } from '../../../../kit/rules/rulebook.js';

/** 3.4 and 3.5 */
export const leaders: Rulebook = [
  {
    case: '3.4',
    title: 'Leaders',
    text: ['Three leaders a side strengthen a mêlée, hold a deck and rally men. They can be killed, captured, freed and executed.'],
    chart: 'leaders',
  },
  {
    case: '3.4.1',
    title: 'Stacking',
    text: ['Any number of leaders of both sides may be in a hex, but only where there is a squadron to carry them.'],
  },
  {
    case: '3.4.2',
    title: 'Movement',
    text: ['Leaders become active and cross between ships as marines do. [[6.3]]'],
  },
  {
    case: '3.4.3',
    title: 'What leaders do not do',
    text: ['Leaders change nothing in rams, grapples or archery, and they never attack by themselves. [[8.3.5]]'],
  },
  {
    case: '3.4.4',
    title: 'Leaders in mêlée',
    text: [
      'Each leader, free or captive, lends 1 to the MF of a friendly unit that fights in his hex. Alone aboard an enemy squadron he may be attacked, and defends with 0. [[8.3.5]]',
      'Ruling: he adds nothing where no squadron or marine unit of his nation fights in the hex.',
    ],
  },
  {
    case: '3.4.5',
    title: 'Casualty check',
    text: [
      'Each time a hex is attacked by archery or mêlée, two dice are thrown for every leader in it, of both sides and captives too, even if nothing else was or could be lost. A 12 kills him, unless somebody takes his place. [[3.4.6]] The death changes morale. [[11.1.5]]',
      'Ruling: in a mêlée only leaders in the defending hex are at risk, not one aboard a squadron that joins from next door. Steps are lost before the checks. Leaders check in the order Edward, Huntingdon, Morley, the Queen, Quieret, Behuchet, Barbavera.',
    ],
    chart: 'casualty',
  },
  {
    case: '3.4.6',
    title: 'Heroic sacrifice',
    text: [
      'When a check kills a leader, his owner may have knights with the star in the same hex lose a step instead, and the leader lives. If that was their last step they are gone, at 1 morale. [[3.3.8]]',
      'Ruling: knights who lost their star to the very attack cannot do it, nor can the unit that has just declared heroism in this round of a mêlée. [[8.3.21]] A unit with Edward may do it by his gift. [[3.5.2]]',
    ],
  },
  { case: '3.4.7', title: 'Leaders rally', text: ['Each free leader may rally one unit in his hex in the Rally Segment. [[9.1.2]]'] },
  {
    case: '3.4.8',
    title: 'Capturing leaders',
    text: [
      'Leaders are captured only by mêlée, once its losses and casualty checks are done. A leader is taken if his side lost, no friendly marines are left with him, and enemies are in his hex, be it marines or the squadron under him. While friendly marines are with him he is safe. On a friendly reduced squadron that was boarded he falls together with the ship, and only if the mêlée is lost. Until then his presence alone keeps the ship from being taken. [[5.2.1]]',
      'Ruling: after a win or a tie he stays free. Beaten by squadrons from adjacent hexes alone, with no enemy marines aboard, he stays free and holds the ship. [[5.2.2]] A ship that was at full strength before the fight does not protect him; once reduced it falls with him.',
    ],
  },
  {
    case: '3.4.9',
    title: 'Captive leaders',
    text: [
      'The captor moves a captive leader like one of his own. The captive still adds 1 to his own nation’s men in mêlée, and cannot rally anybody. He is free again as soon as his hex holds no enemy marines and the squadron under him is not the enemy’s. In his own Sails and Oars Segment the captor may execute him without a die.',
      'Ruling: a captive may be executed wherever he is held. Execution costs his own fleet 2 morale for Edward and 1 for the others, and the executing fleet 1. Moving a captive onto a deck with enemies places no Mêlée marker and opens no fight. The Queen cannot be executed. [[13.2]]',
    ],
  },
  {
    case: '3.5',
    title: 'King Edward',
    text: ['All rules for leaders hold for Edward. Besides, he brings his fleet luck once and courage once.'],
  },
  {
    case: '3.5.1',
    title: 'The King’s luck',
    text: [
      'Once in the match the English may throw again where Edward has a part: all four dice of a mêlée, an initiative in the Sally, or their own failed Collapse Check. While he is a captive the luck cannot be used; if he dies unused it is lost.',
      'Ruling: these three are all; no archery, ram, grapple or casualty throw is repeated. He must be free and on the map; in a mêlée, in the defending hex or aboard a squadron that joins the English attack. In initiative both dice are thrown again. The English player settles whether his board asks him about every mêlée, only about those he is losing, or about none; about the other two it always asks.',
    ],
  },
  {
    case: '3.5.2',
    title: 'The King’s courage',
    text: [
      'Once in the match one unit that is with Edward may use heroism in a mêlée, or heroic sacrifice, as if it had the star. [[8.3.21]] [[3.4.6]]',
      'Ruling: an English unit in his hex will do, whichever can lose a step, a squadron too; for heroism it must take part in the fight. Edward must be free. It does not avert a collapse. Knights that show a star of their own spend that instead.',
    ],
  },
];
