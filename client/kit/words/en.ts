import type { Provenance } from '../../../src/kit/charts.js';
import { grammarOf } from '../../../src/kit/language.js';

const { count, list, plural } = grammarOf('en');

/** The words that all boards share, in English. */
export const en = {
  tabs: { chronicle: 'Chronicle', charts: 'Charts', forces: 'Forces', guide: 'Rules' },
  saidBehind: '(something was said)',
  closePanel: 'Close the panel',
  yourDecision: 'Your decision',
  watching: 'You are watching',
  over: 'The match is over',
  /** Where no rule ended it. */
  ended: { time: 'A clock ran out, and the match was claimed.', draw: 'Both sides agreed on a draw.' },
  justNow: 'Just now',
  past: {
    whose: 'Looking back',
    open: 'Look back (J)',
    keys: [
      ['J / K', 'look back a move; on again'],
      ['Page Up / Page Down', 'look back a turn; on again'],
    ] as readonly (readonly [key: string, meaning: string])[],
  },
  retelling: {
    title: 'Since your last move',
    offer: (n: number) => `Since your last move: ${count(n, { one: 'event', other: 'events' })}`,
    at: (n: number, all: number) => `${n} of ${all}`,
    back: 'Back',
    next: 'On',
    run: 'Tell on',
    pause: 'Stop here',
    end: 'Enough',
    show: 'Show where',
  },
  caseChip: (ruleCase: string) => `Rule ${ruleCase}`,
  actions: 'What may be done',
  more: (n: number) => `${n} more`,
  fewer: 'Fewer',
  undo: 'Take back',
  undoHint: 'your last move',
  standing: {
    title: 'Standing orders',
    about:
      'Questions that you may settle beforehand. Where an order settles one, it is answered for you; your opponent learns nothing of it.',
    kept: 'Kept in this browser, for your side in every match of this game.',
    keptOnline:
      'Kept in this browser, for your side in every match of this game. The server has them for this match, and answers while you are away.',
  },
  takenBack: (moves: number) =>
    `By agreement the match has gone back: ${plural(moves, { one: 'one decision was', other: `${moves} decisions were` })} taken back. The dice have not changed: for the same orders the same throws fall again.`,
  concede: 'Concede',
  concedeAsk: 'Give up the match? Your opponent wins at once.',
  concedeYes: 'Yes, concede',
  cancel: 'No, play on',
  close: 'Close',
  curtain: {
    pass: (side: string) => `Pass the screen to the ${side} player`,
    secret: (side: string) => `The ${side} player chooses in secret. Everybody else, please look away.`,
    hidden: (side: string) => `Something is still hidden on this side. Only the ${side} player should look.`,
    lift: (side: string) => `I am the ${side} player: show my side`,
  },
  absent: (names: readonly string[]) => `${list(names)} ${plural(names.length, { one: 'is', other: 'are' })} away`,
  offline: 'Connection lost. Trying again…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Show the whole chart',
  instruments: {
    label: 'Instruments',
    ruler: 'Ruler',
    hint: (name: string, key: string) => `${name} (${key})`,
    first: 'Press where the ruler is to begin.',
    second: (from: string) => `From ${from}: press where the ruler is to end.`,
    piece: 'Press or point at a piece.',
  },
  theme: { light: 'Read by lantern', dark: 'Read by daylight' },
  counters: { hide: 'Hide the counters', show: 'Show the counters' },
  help: 'Help',
  helpTitle: 'Help at the table',
  helpWays: { guide: 'How to play', cases: 'Rules by case', charts: 'Charts' },
  helpLesson: 'A lesson at the board',
  keys: 'Keys',
  moves: 'All choices',
  movesTitle: 'Everything you may do now',
  movesSearch: 'Search the choices',
  movesNone: 'Nothing is asked of you now.',
  movesCount: (shown: number, all: number) => {
    const choices = count(all, { one: 'choice', other: 'choices' });
    return shown === all ? choices : `${shown} of ${choices}`;
  },
  chronicleEmpty: 'Nothing has happened yet.',
  chronicleEarlier: 'What happened before',
  openChart: 'chart',
  dice: (dice: readonly number[]) => `${plural(dice.length, { one: 'die', other: 'dice' })} ${dice.join(', ')}`,
  total: (total: number) => `total ${total}`,
  signed: (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'),
  allCharts: 'All charts',
  readFrom: 'This row was read for the roll',
  provenance: (origin: Provenance) => {
    if (origin.kind === 'rulebook') return `Rulebook ${origin.case}`;
    return origin.kind === 'published' ? 'Published source' : 'Reconstructed';
  },
  provenanceReason: (origin: Provenance) => {
    if (origin.kind === 'rulebook') return `Stated by case ${origin.case}.`;
    return origin.kind === 'published' ? `From ${origin.source}.` : `Filled in: ${origin.reason}.`;
  },
  percent: (chance: number) => {
    const n = chance * 100;
    if (n > 0 && n < 1) return '<1 %';
    return n > 99 && n < 100 ? '>99 %' : `${Math.round(n)} %`;
  },
  mark: {
    hits: (n: number) => count(n, { one: 'Hit', other: 'Hits' }),
    shot: (n: number) => `${n} Shot`,
    lowAmmo: 'Low Ammo',
    broken: 'Broken',
    moved: 'Moved',
  },
  late: { coming: 'Turning the page …', failed: 'This page could not be fetched. Perhaps the connection is down.', again: 'Try again' },
  rules: {
    leaves: { guide: 'How to play', cases: 'Rules by case' },
    page: 'The rules on a page',
    whole: 'Open in the whole rules',
    search: 'Search the rules',
    count: (found: number, all: number) => {
      const cases = count(all, { one: 'case', other: 'cases' });
      return found === all ? cases : `${found} of ${cases}`;
    },
    nothing: 'No case speaks of that.',
    chapter: (number: string) => `Chapter ${number}`,
    named: (ruleCase: string, title: string) => `${ruleCase} ${title}`,
    back: (ruleCase: string) => `Back to ${ruleCase}`,
    above: (sought: string, found: string) => `Nothing is written under ${sought} alone: it belongs to ${found}.`,
    unwritten: (ruleCase: string) => `Nothing is written under ${ruleCase}.`,
    belongs: 'Belongs to',
    parts: 'What belongs to it',
    toChart: 'Its chart',
  },
  chat: 'Say something',
  chatSend: 'Send',
  watcher: 'Spectator',
  watchers: 'Among those who watch',
  remarked: (n: number) => `What those said who watched (${n})`,
  chatMute: 'Mute the others',
  chatMuted: 'Muted: hear the others again',
};
