import type { Value } from '../../../../kit/events.js';
import { grammarOf } from '../../../../kit/language.js';
import type { EventTexts, Values } from '../../../../kit/texts.js';
import { RAM } from '../../data/tables.js';
import type { Events } from '../../keys/events.js';
import {
  allDo,
  by,
  capital,
  chit,
  deck,
  does,
  everyone,
  heading,
  isOwn,
  lastPlace,
  number,
  ofWays,
  opponentOfBy,
  place,
  places,
  ships,
  stepLosses,
  target,
  theCommand,
  theirs,
  them,
  totals,
  unit,
  who,
} from './names.js';

const { list } = grammarOf('en');

const WOKEN: { readonly [why: string]: string } = {
  near: 'an English squadron is in alarm range',
  attacked: 'it has been attacked',
  die: 'it may be activated from now on',
};

const REASONS: { readonly [why: string]: string } = {
  captured: 'squadron captured',
  liberated: 'squadron liberated',
  sunk: 'squadron sunk',
  knights: 'knights eliminated',
  captor: 'enemy leader captured',
  executioner: 'leader executed',
  'leader.killed': 'leader killed',
  'leader.captured': 'leader captured',
  'leader.liberated': 'leader liberated',
  'leader.executed': 'leader executed',
  'leader.killedCaptive': 'captive leader killed',
};

/** How a command is activated other than with a chit of its side. */
const WITH_CHIT: { readonly [chit: string]: string } = { any: ' with the ANY chit', none: ' without a chit' };

const SALLY: { readonly [segment: string]: string } = { archery: 'Archery', boarding: 'Boarding', melee: 'Melee' };
/** Returns who has initiative, with both dice if the event has them. */
function initiative(first: Value | undefined, dice: Value | undefined): string {
  const [english, french] = Array.isArray(dice) ? dice : [];
  const known = english !== undefined && french !== undefined;
  if (first === 'english') return `the English have initiative${known ? `, ${english} to ${french}` : ''}`;
  if (first === 'french') return `the French have initiative${known ? `, ${french} to ${english}` : ''}`;
  return first === null ? `initiative is tied${known ? ` at ${english}` : ''}` : 'initiative roll';
}

/** Whether a row of the Ramming Table has no effect. */
const isVoid = (row: Value | undefined): boolean => {
  const result = typeof row === 'number' ? RAM[row] : undefined;
  return result !== undefined && !result.target && !result.rammer && !result.grapple;
};

const REROLLED: { readonly [of: string]: string } = {
  melee: 'the melee',
  initiative: 'initiative',
  collapse: 'the Collapse Check',
};

/** Returns one of three texts, depending on a check's result. Events of old matches have none. */
const result = (of: Value | undefined, yes: string, no: string, unknown: string): string => (of === undefined ? unknown : of ? yes : no);

/** Lists the moves of several units. Only the first move has the verb. */
const ways = (v: Values, one: string, more: string): string =>
  list(ofWays(v).map(([from, to], i) => `${i === 0 ? `${who(v)} ${does(v, one, more)}` : theirs(v, i)} from ${from} to ${to}`));

const scoresNow = (score: string, { english, french }: { readonly [name: string]: unknown }) =>
  `${score[0].toUpperCase()}${score.slice(1)}: English ${english}, French ${french}.`;
const moraleNow = (v: { readonly [name: string]: unknown }) => scoresNow('morale', v);

/** The log. The values are those of the event, with its `by`, `at` and `who`, and the dice and row of its roll. */
export const chronicle: EventTexts<keyof Events> = {
  // 12.1
  'chronicle.placed': (v) => `The ${by(v)} place ${them(v)} in ${places(v)}.`,
  'chronicle.chained': (v) => `The ${by(v)} chain ${theirs(v, 0)} to ${who(v, 1)} in ${place(v)}.`,
  'chronicle.loaded': (v) => `The ${by(v)} load ${theirs(v, 0)} on ${who(v, 1)}.`,
  'chronicle.unplaced': (v) => `The ${by(v)} remove ${them(v)}.`,
  'chronicle.standard': (v) => `The ${by(v)} use the standard deployment.`,
  'chronicle.deployed': (v) => `The ${by(v)} finish their deployment.`,

  // 2.0, 4.0
  'chronicle.turn': ({ turn }) => `Turn ${turn} begins.`,
  'chronicle.chit': (v) => `The ${by(v)} draw ${chit(v.chit)}.`,
  'chronicle.passed': (v) => `The ${by(v)} force the ${opponentOfBy(v)} to activate a command.`,
  'chronicle.activated': (v) => {
    if (v.forced) return `The ${opponentOfBy(v)} use the ANY chit: the ${by(v)} must activate ${theCommand(v.command)}.`;
    return `The ${by(v)} activate ${theCommand(v.command)}${WITH_CHIT[String(v.chit)] ?? ''}.`;
  },
  'chronicle.woken': ({ command: id, why }) => `${capital(theCommand(id))} is alarmed: ${WOKEN[String(why)]}.`,
  'chronicle.alarmDie': ({ command: id, turn, wakes }) => {
    const checks = result(wakes, 'passes', 'fails', 'makes');
    return `${capital(theCommand(id))} ${checks} its alarm roll (${turn} or less).`;
  },
  'chronicle.sally': 'The Sally Phase begins.',
  'chronicle.initiative': ({ segment, first, dice, ends }) =>
    `Sally ${SALLY[String(segment)]} Segment: ${initiative(first, dice)}${ends ? ', which ends the Sally Phase' : ''}.`,
  'chronicle.sallyEmpty': 'Neither side can act in the Sally Phase.',
  'chronicle.sallyEnds': 'The tied initiative roll ends the Sally Phase.',

  // 6.0, 3.2
  'chronicle.entered': (v) => `${everyone(v)} ${allDo(v, 'enters', 'enter')} the map at ${places(v)}.`,
  'chronicle.moved': (v) => `${ways(v, 'moves', 'move')}${v.ways ? '' : ` (${v.points} of ${v.of} MP)`}.`,
  'chronicle.maneuvered': (v) => `${ways(v, 'maneuvers', 'maneuver')}.`,
  'chronicle.cutLoose': (v) =>
    `${who(v)} ${does(v, 'cuts', 'cut')} loose to ${lastPlace(v)}${them(v, 1) ? ` with ${them(v, 1)} aboard` : ''}.`,
  'chronicle.boarded': (v) => `${who(v)} ${does(v, 'boards', 'board')} ${deck(v)}.`,

  // 7.0, 8.1
  'chronicle.ramDeclared': (v) => `${who(v)} ${does(v, 'declares', 'declare')} a ram on ${who(v, 1)}.`,
  'chronicle.ramVoid': (v) => `The ram by ${theirs(v, 0)} on ${who(v, 1)} is cancelled.`,
  'chronicle.ram': (v) => `${who(v)} ${does(v, 'rams', 'ram')} ${who(v, 1)}${isVoid(v.row) ? ': no effect' : ''}.`,
  'chronicle.rammedFast': (v) =>
    them(v) ? `The ram grapples ${theirs(v, 0)} to ${theirs(v, 1)}.` : 'The ram grapples the two squadrons together.',
  'chronicle.grappled': (v) => `${who(v)} ${does(v, 'grapples', 'grapple')} ${who(v, 1)}.`,
  'chronicle.grappleFailed': (v) => `${who(v)} ${does(v, 'fails', 'fail')} to grapple ${who(v, 1)}.`,
  'chronicle.disengaged': (v) => `${who(v)} ${does(v, 'disengages', 'disengage')} from ${who(v, 1)}.`,
  'chronicle.disengageFailed': (v) => `${who(v)} ${does(v, 'fails', 'fail')} to disengage from ${who(v, 1)}.`,

  // 8.2, 8.3, 3.0
  'chronicle.shot': (v) => `${who(v)} ${does(v, 'shoots', 'shoot')} at ${target(v)}: ${v.steps === 0 ? 'no effect' : stepLosses(v.steps)}.`,
  'chronicle.stepLost': (v) => `${who(v)} ${does(v, 'loses', 'lose')} 1 step (MF ${number(v.from)} to ${number(v.to)}).`,
  'chronicle.eliminated': (v) => `${who(v)} ${does(v, 'is', 'are')} eliminated.`,
  'chronicle.melee': (v) => `The ${by(v)}${them(v) ? `, supported by ${them(v)},` : ''} attack ${deck(v)}.`,
  'chronicle.meleeDice': (v) => `The ${by(v)} roll for the melee on ${ships(v)}.`,
  'chronicle.meleeWon': (v) =>
    `The ${by(v)} ${v.held ? 'repel the attack' : 'win the melee'} on ${ships(v)}, ${totals(v)}${
      v.result === 'rout' ? ' (at least triple)' : ''
    }.`,
  'chronicle.meleeTied': (v) => `The melee on ${ships(v)} is tied, ${totals(v)}: each side loses 1 step if it can.`,
  'chronicle.afire': (v) => `${who(v)} ${does(v, 'catches', 'catch')} fire.`,
  'chronicle.heroism': (v) => `${who(v)} ${does(v, 'declares', 'declare')} Heroism: another round is fought on ${ships(v)}.`,
  'chronicle.mulligan': ({ of }) => `King Edward’s luck: the English re-roll ${REROLLED[String(of)] ?? 'the dice'}.`,
  'chronicle.casualtyCheck': (v) =>
    result(v.hit, `Casualty Check: ${who(v)} is hit.`, `Casualty Check: ${who(v)} is not hit.`, `Casualty Check for ${who(v)}.`),
  'chronicle.sacrifice': (v) => `${who(v)} ${does(v, 'makes', 'make')} a Heroic Sacrifice: ${who(v, 1)} survives.`,
  'chronicle.leaderKilled': (v) => `${who(v)} is killed.`,
  'chronicle.leaderCaptured': (v) => `The ${by(v)} capture ${who(v)}.`,
  'chronicle.leaderFreed': (v) => `${who(v)} is liberated.`,
  'chronicle.executed': (v) => `The ${by(v)} execute ${who(v)}.`,

  // 5.0
  'chronicle.captured': (v) => `The ${by(v)} capture ${them(v)}.`,
  'chronicle.liberated': (v) => `The ${by(v)} ${isOwn(v) ? 'liberate' : 'recapture'} ${them(v)}.`,
  'chronicle.assigned': (v) => `The ${by(v)} assign ${them(v)} to ${theCommand(v.command)}.`,

  // 3.1.4, 10.0
  'chronicle.damaged': (v) => `${who(v)} ${does(v, 'is', 'are')} ${v.level === 2 ? 'severely damaged' : 'damaged'}.`,
  'chronicle.sunk': (v) => `${who(v)} ${does(v, 'sinks', 'sink')}${them(v, 1) ? ` with ${them(v, 1)}` : ''}.`,
  'chronicle.drowned': (v) => `${everyone(v)} ${allDo(v, 'is', 'are')} eliminated: the lower squadron has no room.`,
  'chronicle.rippleCheck': (v) => {
    const check = `Damage check for ${them(v)} after the sinking`;
    return result(v.hit, `${check}: hit.`, `${check}: no effect.`, `${check}.`);
  },
  'chronicle.fireOut': (v) => `The fire on ${them(v)} is extinguished.`,
  'chronicle.fireBurns': (v) => `The fire on ${them(v)} causes damage.`,
  'chronicle.fireSpreads': (v) => `The fire spreads to ${them(v)}.`,
  'chronicle.fireStays': (v) => `The fire does not spread to ${them(v)}.`,

  // 9.0, 11.0, 2.3.4, 12.7
  'chronicle.rallied': (v) =>
    `${v.source === 'fleet' ? `The ${by(v)} rally` : `${unit(v.source)} rallies`} ${them(v)} (MF ${number(v.from)} to ${number(v.to)}).`,
  'chronicle.morale': (v) =>
    `${by(v)} morale ${Number(v.change) > 0 ? 'rises' : 'falls'} by ${Math.abs(Number(v.change))} to ${v.now} (${REASONS[String(v.why)]}).`,
  'chronicle.collapseHeld': (v) => `The ${by(v)} pass the Collapse Check (${v.morale} or less).`,
  'chronicle.collapseFailed': (v) => `The ${by(v)} fail the Collapse Check (${v.morale} or less).`,
  'chronicle.averted': (v) => `${who(v)} ${does(v, 'uses', 'use')} Heroism to avert the ${by(v)} collapse.`,
  'chronicle.windTurns': ({ to }) => `The wind changes: it now blows to the ${heading(to)}.`,
  'chronicle.windHolds': 'The wind does not change.',
  'chronicle.currentTurns': ({ to }) => `The current changes: it now runs to the ${heading(to)}.`,
  'chronicle.currentHolds': 'The current does not change.',
  'chronicle.flemingsCome': 'The Flemings attack this turn.',
  'chronicle.flemingsWait': 'The Flemings do not attack this turn.',
  'chronicle.flemingsStrike': (v) => `The Flemings attack ${ships(v)}: the French must lose 1 step there if possible.`,

  // 11.0, 13.3
  'chronicle.over.collapse': (v) => `The ${by(v)} win: the ${opponentOfBy(v)} fleet collapses. ${moraleNow(v)}`,
  'chronicle.over.morale-zero': (v) => `The ${by(v)} win: ${opponentOfBy(v)} morale is 0. ${moraleNow(v)}`,
  'chronicle.over.decisive': (v) => `The ${by(v)} win: the ${opponentOfBy(v)} have no units left. ${moraleNow(v)}`,
  'chronicle.over.concession': (v) => `The ${by(v)} win: the ${opponentOfBy(v)} concede. ${moraleNow(v)}`,
  'chronicle.over.turn-limit': (v) => {
    const score = v.case === '13.3' ? 'fleet value' : 'morale';
    const result = v.by ? `The ${by(v)} win: their ${score} is higher` : `Draw: both sides have the same ${score}`;
    return `${result} after the last turn. ${scoresNow(score, v)}`;
  },
  'chronicle.over.mutual-collapse': (v) => `Draw: both fleets collapse. ${moraleNow(v)}`,
  'chronicle.over.mutual-decisive': (v) => `Draw: neither side has any units left. ${moraleNow(v)}`,
};
