import type { Value } from '../../../../kit/events.js';
import { grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import {
  allDo,
  by,
  chit,
  command,
  deck,
  does,
  everyone,
  heading,
  lastPlace,
  ofWays,
  opponentOfBy,
  place,
  places,
  source,
  steps,
  target,
  theirs,
  them,
  totals,
  who,
} from './names.js';

const { list } = grammarOf('en');

const WOKEN: { readonly [why: string]: string } = {
  near: 'sees the English coming',
  attacked: 'is attacked',
  die: 'wakes of itself',
};

/** Why morale changed. */
const REASONS: { readonly [why: string]: string } = {
  captured: 'a squadron captured',
  liberated: 'a prize that changed hands',
  sunk: 'a squadron sunk',
  knights: 'knights lost',
  captor: 'an enemy leader taken',
  executioner: 'an execution',
  'leader.killed': 'a leader killed',
  'leader.captured': 'a leader captured',
  'leader.liberated': 'a leader set free',
  'leader.executed': 'a leader executed',
  'leader.killedCaptive': 'a captive leader killed',
};

const SALLY: { readonly [segment: string]: string } = { archery: 'Archery', boarding: 'Boarding', melee: 'Melee' };
const GOES_FIRST: { readonly [side: string]: string } = {
  english: 'the English go first.',
  french: 'the French go first.',
  null: 'nobody gets in first.',
};

/** What a check came to; only asked where a former match tells no more. */
const came = (of: Value | undefined, yes: string, not: string, asked: string): string => (of === undefined ? asked : of ? yes : not);

/** The ways of several ships told as one: the first one's with the verb, the others' after it. */
const ways = (v: Values, one: string, more: string): string =>
  list(ofWays(v).map(([from, to], i) => `${i === 0 ? `${who(v)} ${does(v, one, more)}` : theirs(v, i)} from ${from} to ${to}`));

const standing = ({ english, french }: { readonly [name: string]: unknown }) => `English morale ${english}, French ${french}.`;

/** What happened. Values are those of the entry, with its `by`, `at` and `who`. */
export const chronicle: Texts = {
  // 12.1
  'chronicle.placed': (v) => `${everyone(v)} ${allDo(v, 'anchors', 'anchor')} in ${places(v)}.`,
  'chronicle.chained': (v) => `${who(v)} and ${who(v, 1)} lie chained in ${place(v)}.`,
  'chronicle.loaded': (v) => `${who(v)} ${does(v, 'goes', 'go')} aboard ${who(v, 1)}.`,
  'chronicle.unplaced': (v) => `${who(v)} ${does(v, 'is', 'are')} taken up again.`,
  'chronicle.standard': (v) => `The ${by(v)} deploy by the book.`,
  'chronicle.deployed': (v) => `The ${by(v)} are ready.`,

  // 2.0, 4.0
  'chronicle.turn': ({ turn }) => `Turn ${turn} begins.`,
  'chronicle.chit': (v) => `The ${by(v)} draw ${chit(v.chit)}.`,
  'chronicle.passed': (v) => `The ${by(v)} make their opponent choose.`,
  'chronicle.activated': (v) => `${command(v.command)} acts.`,
  'chronicle.woken': ({ command: id, why }) => `${command(id)} ${WOKEN[String(why)]} and is awake.`,
  'chronicle.alarmDie': ({ command: id, turn, wakes }) =>
    came(
      wakes,
      `${command(id)} stirs, at ${turn} or less.`,
      `${command(id)} sleeps on: it wakes at ${turn} or less.`,
      `Does ${command(id)} wake? It does on ${turn} or less.`,
    ),
  'chronicle.sally': 'The Sally begins.',
  'chronicle.initiative': ({ segment, first }) =>
    `${SALLY[String(segment)]} in the Sally: ${GOES_FIRST[String(first)] ?? 'who goes first?'}`,
  'chronicle.sallyEmpty': 'Nobody is left who could fight on in a Sally.',
  'chronicle.sallyEnds': 'A tie: the Sally is over.',

  // 6.0, 3.2
  'chronicle.entered': (v) => `${everyone(v)} ${allDo(v, 'comes', 'come')} in from the sea at ${places(v)}.`,
  'chronicle.moved': (v) => `${ways(v, 'sails', 'sail')}${v.ways ? '' : `, for ${v.points} of ${v.of} points`}.`,
  'chronicle.maneuvered': (v) => `${ways(v, 'shifts', 'shift')}.`,
  'chronicle.cutLoose': (v) => `${who(v)} ${does(v, 'cuts loose and goes', 'cut loose and go')} to ${lastPlace(v)}.`,
  'chronicle.boarded': (v) => `${who(v)} ${does(v, 'goes', 'go')} over to ${deck(v)}.`,

  // 7.0, 8.1
  'chronicle.ramDeclared': (v) => `${who(v)} ${does(v, 'steers', 'steer')} to ram ${who(v, 1)}.`,
  'chronicle.ramVoid': (v) => `The ram of ${who(v)} on ${who(v, 1)} comes to nothing.`,
  'chronicle.ram': (v) => `${who(v)} ${does(v, 'rams', 'ram')} ${who(v, 1)}.`,
  'chronicle.rammedFast': 'They are grappled together.',
  'chronicle.grappled': (v) => `${who(v)} ${does(v, 'grapples', 'grapple')} ${who(v, 1)}.`,
  'chronicle.grappleFailed': (v) => `${who(v)} ${does(v, 'fails', 'fail')} to grapple ${who(v, 1)}.`,
  'chronicle.disengaged': (v) => `${who(v)} ${does(v, 'breaks', 'break')} free of ${who(v, 1)}.`,
  'chronicle.disengageFailed': (v) => `${who(v)} cannot break free of ${who(v, 1)}.`,

  // 8.2, 8.3, 3.0
  'chronicle.shot': (v) => `${who(v)} ${does(v, 'shoots', 'shoot')} at ${target(v)}: ${v.steps === 0 ? 'no loss' : steps(v.steps)}.`,
  'chronicle.stepLost': (v) => `${who(v)} ${does(v, 'loses', 'lose')} a step: melee factor ${v.from} to ${v.to}.`,
  'chronicle.eliminated': (v) => `${who(v)} ${does(v, 'is', 'are')} wiped out.`,
  'chronicle.melee': (v) => `The ${by(v)} attack ${deck(v)}${everyone(v) ? `: ${them(v)} ${allDo(v, 'joins', 'join')} in` : ''}.`,
  'chronicle.meleeDice': (v) => `The ${by(v)} fight on ${deck(v)}.`,
  'chronicle.meleeWon': (v) =>
    `The ${by(v)} ${v.held ? 'beat off the attack on' : 'win on'} ${deck(v)}, ${totals(v)}${v.result === 'rout' ? ': a rout' : ''}.`,
  'chronicle.meleeTied': (v) => `Neither side gives way on ${deck(v)}, ${totals(v)}: each loses a step, and the ship burns.`,
  'chronicle.afire': (v) => `${who(v)} ${does(v, 'is', 'are')} afire.`,
  'chronicle.heroism': (v) => `${who(v)} ${does(v, 'fights', 'fight')} like heroes: the melee on ${deck(v)} goes on.`,
  'chronicle.mulligan': 'The King tries his luck: the dice are thrown again.',
  'chronicle.casualtyCheck': (v) => came(v.hit, `${who(v)} is hit.`, `${who(v)} is not hit.`, `Is ${who(v)} hit?`),
  'chronicle.sacrifice': (v) => `${who(v)} shield ${who(v, 1)} with their bodies.`,
  'chronicle.leaderKilled': (v) => `${who(v)} is dead.`,
  'chronicle.leaderCaptured': (v) => `${who(v)} is taken by the ${by(v)}.`,
  'chronicle.leaderFreed': (v) => `${who(v)} is free again.`,
  'chronicle.executed': (v) => `The ${by(v)} put ${who(v)} to death.`,

  // 5.0
  'chronicle.captured': (v) => `The ${by(v)} capture ${them(v)}.`,
  'chronicle.liberated': (v) => `The ${by(v)} take back ${them(v)}.`,
  'chronicle.assigned': (v) => `${everyone(v)} ${allDo(v, 'joins', 'join')} ${command(v.command)}.`,

  // 3.1.4, 10.0
  'chronicle.damaged': (v) => `${who(v)} ${does(v, 'is', 'are')} ${v.level === 2 ? 'severely damaged' : 'damaged'}.`,
  'chronicle.sunk': (v) => `${who(v)} ${does(v, 'sinks', 'sink')}${everyone(v, 1) ? ` with ${everyone(v, 1)}` : ''}.`,
  'chronicle.drowned': (v) => `There is no room below for ${everyone(v)}.`,
  'chronicle.rippleCheck': (v) =>
    came(v.hit, `The sinking hull tears at ${them(v)}.`, `The sinking hull does ${them(v)} no harm.`, `Does it take ${them(v)} along?`),
  'chronicle.fireOut': (v) => `The fire aboard ${them(v)} is put out.`,
  'chronicle.fireBurns': (v) => `The fire eats into ${them(v)}.`,
  'chronicle.fireSpreads': (v) => `The fire spreads to ${them(v)}.`,
  'chronicle.fireStays': (v) => `The fire does not spread to ${them(v)}.`,

  // 9.0, 11.0, 2.3.4, 12.7
  'chronicle.rallied': (v) => `${who(v)} ${does(v, 'is', 'are')} rallied by ${source(v.source)}: melee factor ${v.from} to ${v.to}.`,
  'chronicle.morale': (v) => `${by(v)} morale ${Number(v.change) > 0 ? '+' : ''}${v.change}, now ${v.now}: ${REASONS[String(v.why)]}.`,
  'chronicle.collapseHeld': (v) => `The ${by(v)} fleet stands at morale ${v.morale}.`,
  'chronicle.collapseFailed': (v) => `The ${by(v)} fleet wavers at morale ${v.morale}.`,
  'chronicle.averted': (v) => `${who(v)} rally the fleet: no collapse.`,
  'chronicle.windTurns': ({ to }) => `The wind turns: it blows to the ${heading(to)}.`,
  'chronicle.windHolds': 'The wind holds.',
  'chronicle.currentTurns': ({ to }) => `The current turns: it runs to the ${heading(to)}.`,
  'chronicle.currentHolds': 'The current holds.',
  'chronicle.flemingsCome': 'The Flemings come down from the shore.',
  'chronicle.flemingsWait': 'The Flemings wait ashore.',
  'chronicle.flemingsStrike': (v) => `The Flemings fall on ${deck(v)}.`,

  // the end
  'chronicle.over.collapse': (v) => `The ${opponentOfBy(v)} fleet collapses: the ${by(v)} win. ${standing(v)}`,
  'chronicle.over.morale-zero': (v) => `The ${opponentOfBy(v)} fleet has no heart left: the ${by(v)} win. ${standing(v)}`,
  'chronicle.over.decisive': (v) => `Nothing is left of the enemy: a decisive victory of the ${by(v)}. ${standing(v)}`,
  'chronicle.over.concession': (v) => `The ${opponentOfBy(v)} strike their colours: the ${by(v)} win. ${standing(v)}`,
  'chronicle.over.turn-limit': (v) => `The day is over: ${v.by ? `the ${by(v)} win` : 'a draw'}. ${standing(v)}`,
  'chronicle.over.mutual-collapse': (v) => `Both fleets collapse: a draw. ${standing(v)}`,
  'chronicle.over.mutual-decisive': (v) => `Nothing is left of either fleet: a draw. ${standing(v)}`,
};
