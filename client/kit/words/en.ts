import type { Provenance } from '../../../src/kit/charts.js';
import { grammarOf } from '../../../src/kit/language.js';

const { count, list, plural } = grammarOf('en');

export const en = {
  tabs: { chronicle: 'Log', charts: 'Charts', forces: 'Forces', guide: 'Rules' },
  saidBehind: '(new message)',
  closePanel: 'Close panel',
  details: 'Details',
  yourDecision: 'Your decision',
  watching: 'You are watching',
  over: 'The match is over',
  /** Results decided outside the rules. */
  ended: { time: 'Won on time.', draw: 'Draw by agreement.' },
  justNow: 'Just now',
  history: {
    whose: 'Viewing history',
    open: 'History (J)',
    keys: [
      ['J / K', 'previous / next move'],
      ['Page Up / Page Down', 'previous / next turn'],
    ] as readonly (readonly [key: string, meaning: string])[],
  },
  playback: {
    title: 'Since your last move',
    offer: (n: number) => `Since your last move: ${count(n, { one: 'event', other: 'events' })}`,
    at: (n: number, all: number) => `${n} of ${all}`,
    back: 'Previous',
    next: 'Next',
    run: 'Play',
    pause: 'Pause',
    end: 'Close',
    show: 'Show on the map',
  },
  caseChip: (ruleCase: string) => `Rule ${ruleCase}`,
  actions: 'Available actions',
  more: (n: number) => `${n} more`,
  fewer: 'Fewer',
  undo: 'Take back',
  undoHint: 'Take back your last move',
  standing: {
    title: 'Automatic answers',
    about: 'Answer recurring decisions in advance. Your opponent does not see these settings.',
    kept: 'Stored in this browser. These settings apply to your side in every match of this game.',
    keptOnline:
      'Stored in this browser. These settings apply to your side in every match of this game. In this match, the server also uses them while you are away.',
  },
  takenBack: (moves: number) =>
    `The players agreed to take back ${count(moves, { one: 'decision', other: 'decisions' })}. Repeating a move gives the same roll.`,
  concede: 'Concede',
  concedeAsk: 'Concede the match? Your opponent wins at once.',
  concedeYes: 'Yes, concede',
  cancel: 'Keep playing',
  close: 'Close',
  passScreen: {
    pass: (side: string) => `Pass the screen to the ${side} player`,
    secret: (side: string) => `The ${side} player makes a secret choice. The other player should look away.`,
    hidden: (side: string) => `This side has hidden information. Only the ${side} player should look.`,
    lift: (side: string) => `I am the ${side} player: show my side`,
  },
  absent: (names: readonly string[]) => `${list(names)} ${plural(names.length, { one: 'is', other: 'are' })} away`,
  offline: 'Connection lost, reconnecting…',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Show the whole map',
  instruments: {
    label: 'Overlays',
    ruler: 'Ruler',
    hint: (name: string, key: string) => `${name} (${key})`,
    first: 'Select where the ruler starts.',
    second: (from: string) => `From ${from}: select where the ruler ends.`,
    piece: 'Select or point at a counter.',
  },
  theme: { light: 'Dark mode', dark: 'Light mode' },
  counters: { hide: 'Hide counters', show: 'Show counters' },
  help: 'Help',
  helpTitle: 'Help',
  helpWays: { guide: 'How to play', cases: 'Rules by case', charts: 'Charts' },
  helpLesson: 'Lesson',
  keys: 'Keyboard shortcuts',
  moves: 'All moves',
  movesTitle: 'All your available moves',
  movesSearch: 'Search moves',
  movesNone: 'You have no decision to make now.',
  movesCount: (shown: number, all: number) => {
    const moves = count(all, { one: 'move', other: 'moves' });
    return shown === all ? moves : `${shown} of ${moves}`;
  },
  chronicleEmpty: 'No events yet.',
  chronicleEarlier: 'Show earlier events',
  openChart: 'chart',
  dice: (dice: readonly number[]) => `${plural(dice.length, { one: 'die', other: 'dice' })} ${dice.join(', ')}`,
  total: (total: number) => `total ${total < 0 ? `−${-total}` : total}`,
  signed: (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0'),
  allCharts: 'All charts',
  readFrom: 'Row used for this roll',
  provenance: (origin: Provenance) => {
    if (origin.kind === 'rulebook') return `Rulebook ${origin.case}`;
    return origin.kind === 'published' ? 'Published source' : 'Reconstructed';
  },
  provenanceReason: (origin: Provenance) => {
    if (origin.kind === 'rulebook') return `Given in case ${origin.case}.`;
    return origin.kind === 'published' ? `From ${origin.source}.` : `Reconstructed: ${origin.reason}.`;
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
  late: {
    coming: 'Loading…',
    failed: 'Part of this page could not be loaded. Check your connection, or reload the page for a new version.',
    again: 'Try again',
  },
  rules: {
    leaves: { guide: 'How to play', cases: 'Rules by case' },
    page: 'Open the rules on their own page',
    whole: 'Open in the full rules',
    search: 'Search the rules',
    count: (found: number, all: number) => {
      const cases = count(all, { one: 'case', other: 'cases' });
      return found === all ? cases : `${found} of ${cases}`;
    },
    nothing: 'No matching rules. Try another word.',
    chapter: (number: string) => `Chapter ${number}`,
    named: (ruleCase: string, title: string) => `${ruleCase} ${title}`,
    back: (ruleCase: string) => `Back to ${ruleCase}`,
    above: (sought: string, found: string) => `Case ${sought} has no separate text. It is part of case ${found}.`,
    unwritten: (ruleCase: string) => `Case ${ruleCase} has no text.`,
    belongs: 'Part of',
    parts: 'Subsections',
    toChart: 'Show chart',
  },
  chat: 'Message',
  chatSend: 'Send',
  watcher: 'Spectator',
  watchers: 'Spectator chat',
  remarked: (n: number) => `Spectator chat (${n})`,
  chatMute: 'Mute chat',
  chatMuted: 'Unmute chat',
};
