import type { Value } from '../../../../../kit/events.js';
import type { Texts, Values } from '../../../../../kit/texts.js';

/** Texts of the turn [4], reserves [2.9] and victory [10.3]. */

const fleetOf = (fleets: Value | undefined, side: number): string => (Array.isArray(fleets) ? String(fleets[side]) : '');
const counterName = ({ counter, fleets }: Values): string =>
  counter === 'I' ? 'the Intermediate Phase' : fleetOf(fleets, Number(counter));
const REASONS: { readonly [reason: string]: string } = {
  beaten: 'a fleet has had enough',
  objective: 'the aim of the battle is decided',
  turnLimit: 'the day is over',
  concede: 'one side gives up',
  campaign: 'the campaign is over',
};
const ENTRIES: { readonly [result: string]: string } = {
  lost: 'A force that was awaited will not come any more.',
  delayed: 'A force that is awaited does not come yet.',
  enters: 'A force comes up.',
};

export const battleTexts: Texts = {
  'phase.battle': 'Battle',

  'chronicle.turn': (v) => `Turn ${v.turn}.`,
  'chronicle.draw': (v) =>
    `Draw: ${counterName(v)} (left in the bag: ${fleetOf(v.fleets, 0)} ${v.a}, ${fleetOf(v.fleets, 1)} ${v.b}${v.i ? ', the Intermediate Phase' : ''}).`,
  'chronicle.action': (v) => `${v.called}: ${v.seized ? 'an extra Action Phase' : 'Action Phase'}.`,
  'chronicle.idle': (v) => `${v.called}: nothing that could act.`,
  'chronicle.seizes': (v) => `${v.called}: the initiative is seized; counters left: ${v.left}.`,
  'chronicle.seizeOrder': (v) => `${v.called}: the throw for who acts first.`,
  'chronicle.intermediate': 'The Intermediate Phase begins.',
  'chronicle.seaRises': 'The sea rises.',
  'chronicle.windRises': 'The wind freshens to a breeze.',
  'chronicle.entry': (v) => ENTRIES[String(v.result)],
  'chronicle.enters': 'Comes on to the table.',
  'chronicle.flagHunted': (v) => `The hunted flagship is out of the fight: ${v.points} victory points.`,
  'chronicle.fleetBeaten': (v) => `${v.called}: ${v.gone} of ${v.all} ships are lost, and the fleet breaks off.`,
  'chronicle.fleetMorale': (v) =>
    `${v.called}: ${v.gone} of ${v.all} ships are lost, and the fleet ${v.holds ? 'fights on' : 'breaks off'}.`,
  'chronicle.concedes': (v) => `${v.called}: the fight is given up.`,
  'chronicle.battleEnds': (v) =>
    v.side === null ? `A draw: ${REASONS[String(v.reason)]}.` : `${v.called}: a ${v.level} victory; ${REASONS[String(v.reason)]}.`,
  'chronicle.boomToggled': (v) => `The boom is ${v.state}.`,

  'modifier.officer': 'officer aboard',
  'modifier.ownEdge': 'own base edge',
  'modifier.sideEdge': 'side edge',
  'modifier.behindRear': 'behind the own rear',
  'modifier.beyondFront': 'beyond the own front',
  'modifier.enemyNear': 'enemy near',
  'modifier.loyalty': 'loyalty',
  'modifier.heavyLoss': 'heavy losses',

  'refusal.noInitiative': 'You have no Tactical Initiative to spend now.',
  'refusal.notInReserve': 'That squadron is not waiting off the table.',
  'refusal.entersAlready': 'That squadron is on its way in.',
  'refusal.triedAlready': 'That squadron has been thrown for in this phase.',
  'refusal.movedAlready': 'Reserves come on before any ship has moved.',
  'refusal.enemyEdge': 'No force comes on over the enemy’s own edge.',
  'refusal.offEdge': (v) => `That edge is ${v.most} mm long.`,
  'refusal.entryHeading': (v) => `Ships come on heading inwards (${v.inwards}°), or up to ${v.fan}° to either side.`,
  'refusal.coastThere': 'There is coast at that point of the edge.',
  'refusal.noFort': 'There is no such fort.',
  'refusal.notYourFort': 'That fort is not yours.',
  'refusal.fortDestroyed': 'That fort is in ruins.',
  'refusal.noBoom': 'There is no boom to work.',
  'refusal.boomToggled': 'The boom has been worked in this phase.',
  'refusal.boomBlocked': 'A ship lies where the boom would be.',
};
