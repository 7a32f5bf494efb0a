import type { Value } from '../../../../../kit/events.js';
import type { Values } from '../../../../../kit/texts.js';
import { isShipType, shipType } from '../../../data/equipment.js';
import { areaName, monthName, portName, yearName } from '../names.js';
import {
  capital,
  dieAndModifier,
  factors,
  fleetDoes,
  fleetIn,
  gradeName,
  list,
  plural,
  type SalamisTexts,
  score,
  signed,
  theFleet,
  verbOf,
} from '../wording.js';
import { victory } from './battle.js';

const type = (id: Value | undefined): string => (typeof id === 'string' && isShipType(id) ? shipType(id).name : 'ship');
const ships = (number: Value | undefined): string => plural(Number(number), { one: '1 ship', other: `${number} ships` });

const all = (names: Value | undefined): string => (Array.isArray(names) ? list(names.map(String)) : 'one fleet');

/** Returns one side of a battle: "Athens (Home fleet)". Events of old matches name only the fleets. */
function party({ sides, first, second }: Values, side: 0 | 1): string {
  const names = side ? second : first;
  return Array.isArray(sides) ? `${theFleet(sides[side])}${bracketed(names)}` : all(names);
}

/** Returns "4 ships (3 sunk, 1 captured)". */
function lossesIn({ sunk, captured }: Values): string {
  const [down, taken] = [Number(sunk), Number(captured)];
  if (down && taken) return `${ships(down + taken)} (${down} sunk, ${taken} captured)`;
  return down ? `${ships(down)} (sunk)` : taken ? `${ships(taken)} (captured)` : 'no ships';
}

const sumOf = (modifiers: Value | undefined): number =>
  (Array.isArray(modifiers) ? modifiers : []).reduce((sum: number, each) => sum + Number(Array.isArray(each) ? each[1] : 0), 0);

/** Returns the totals of a rolled battle, winner's first: "11 (die 9 + 2) to 9 (die 10 − 1)". */
function rolledBattle({ totals, winner, first, second }: Values): string {
  const total = (side: number): string => {
    const all = Number(Array.isArray(totals) ? totals[side] : 0);
    const modifiers = side ? second : first;
    if (modifiers === undefined) return signed(all);
    return `${signed(all)} (${dieAndModifier(all - sumOf(modifiers), all)})`;
  };
  const best = Number(winner ?? 0);
  return `${total(best)} to ${total(1 - best)}`;
}

/** Returns " (attack die 10, defence die 6)"; empty if the dice are not known. */
const assaultDice = ({ dice }: Values): string =>
  Array.isArray(dice) && dice.length === 2 ? ` (attack die ${dice[0]}, defence die ${dice[1]})` : '';

/** Returns " (Home fleet and New ships)"; empty if no fleet is known, as in old matches. */
const bracketed = (names: Value | undefined): string => (Array.isArray(names) && names.length ? ` (${all(names)})` : '');
/** Returns "Rome (Home squadron) wins". */
const fleetsDo = ({ called, fleets }: Values, one: string, many: string): string =>
  `${capital(theFleet(called))}${bracketed(fleets)} ${verbOf(called, one, many)}`;
/** Returns "the Danes (Home fleet)" for the enemy in an event. Events of old matches do not name it. */
const theEnemy = ({ enemy, enemyFleets }: Values, unnamed: string): string =>
  typeof enemy === 'string' ? `${theFleet(enemy)}${bracketed(enemyFleets)}` : unnamed;

/** Returns ", losing 4 factors of troops"; empty if none are lost. */
const troopsLost = ({ lost }: Values): string => (lost ? `, losing ${factors(lost)} of troops` : '');

function assault(v: Values): string {
  const port = portName(v.port);
  if (v.result === 'captured') return `${fleetsDo(v, 'captures', 'capture')} ${port} by assault`;
  if (v.result !== 'breached') return `${fleetsDo(v, 'assaults', 'assault')} ${port} and ${verbOf(v.called, 'is', 'are')} repulsed`;
  return v.breached
    ? `${fleetsDo(v, 'assaults', 'assault')} the breached walls of ${port} but ${verbOf(v.called, 'does', 'do')} not take the port`
    : `${fleetsDo(v, 'breaches', 'breach')} the walls of ${port}`;
}

/** Returns " off" and the area; empty if the area is unknown. */
const off = ({ area }: Values): string => (typeof area === 'string' ? ` off ${areaName(area)}` : '');

const EVENT_TEXTS: { readonly [event: string]: string } = {
  plague: 'plague strikes the oarsmen of the largest fleet',
  storm: 'a storm hits all fleets at sea',
  politics: 'the largest fleet gets a new commander',
  shortMoney: 'the treasury loses money',
  quiet: 'a quiet month',
  subsidy: 'the treasury receives a subsidy',
  volunteers: 'volunteers may join one crew',
  intelligence: 'one side sees the enemy’s orders before it gives its own',
  defection: 'an enemy port may defect',
};
/** Names of random events that change a treasury. */
const MONEY_EVENTS: { readonly [event: string]: string } = {
  shortMoney: 'Random event, money runs short',
  subsidy: 'Random event, subsidy',
  defection: 'Random event, defection (no port can defect)',
};
const PASSAGES: { readonly [passage: string]: string } = {
  storm: 'meets a storm',
  scattered: 'scatters',
  safe: 'crosses safely',
  fair: 'has a fair wind',
};

export const campaignTexts = {
  'phase.campaign': 'Campaign',
  'phase.month': (v) => `${monthName(v.month)} ${yearName(v.year)}`,

  'refusal.notYourFleet': 'This is not one of your fleets.',
  'refusal.notOwnShip': 'This is not one of your ships.',
  'refusal.noVolunteers': 'You have no volunteers to assign.',
  'refusal.crewIsBest': 'This crew already has the best quality. Choose another ship.',
  'refusal.noRefuge': (v) => `These fleets cannot retreat to ${areaName(v.area)}. Choose another area.`,
  'refusal.sailsOnTable': 'Choose sails only for a battle on the table.',
  'refusal.noArea': 'This area does not exist.',
  'refusal.noRoute': (v) => `There is no route from ${areaName(v.from)} to ${areaName(v.area)}.`,
  'refusal.routeTooLong': (v) => `${capital(areaName(v.area))} is too far: a fleet has ${v.points} movement points.`,
  'refusal.noSuchPort': (v) => `${portName(v.port)} cannot be assaulted from ${areaName(v.area)}.`,
  'refusal.fleetTwice': 'A fleet has two orders. Remove one.',
  'refusal.cannotDecline': 'You cannot decline battle after an interception.',
  'refusal.modeAgreed': (v) => `Battles are ${v.mode === 'quick' ? 'resolved by a roll' : 'fought on the table'} in this campaign.`,
  'refusal.sameFleet': 'Choose two different fleets.',
  'refusal.fleetsApart': 'Both fleets must be in the same area.',
  'refusal.notOfFleet': 'One of these ships is not in the fleet.',
  'refusal.emptiesFleet': 'Leave at least 1 ship, or merge the two fleets.',
  'refusal.fleetFull': (v) => `A fleet may have at most ${v.most} ships.`,
  'refusal.tooManyFleets': (v) => `A side may have at most ${v.most} fleets.`,
  'refusal.shipsApart': 'Choose two different ships in the same area.',
  'refusal.notAboard': 'The ship does not have that many men of this kind.',
  'refusal.nobodyMoves': 'Choose men to transfer.',
  'refusal.noDeckRoom': 'The deck of the other ship has no room.',
  'refusal.unhurt': 'This ship is not damaged.',
  'refusal.repairedAlready': 'This ship has already been repaired this turn.',
  'refusal.noDock': 'No port in this area can repair the ship this turn.',
  'refusal.noMoney': (v) => `This costs ${v.cost}; your treasury has only ${v.treasury}.`,
  'refusal.notYourList': 'Your side cannot build ships from this list.',
  'refusal.noYard': 'You need a major port to build ships.',
  'refusal.notYourYard': (v) => `${portName(v.port)} is not one of your major ports.`,
  'refusal.needsMajorPort': 'You can do this only in one of your major ports.',
  'refusal.nobodyHired': 'Choose men to hire.',
  'refusal.benchesFull': (v) => `This ship holds at most ${v.most} factors of oarsmen.`,
  'refusal.hasMoved': 'A fleet that has moved this month cannot train.',
  'refusal.trainedAlready': 'This fleet has already trained this turn.',
  'refusal.nothingToTrain': 'No crew in that fleet is green or raw.',

  'chronicle.month': (v) => `${monthName(v.month)} ${yearName(v.year)} begins.`,
  'chronicle.winter': (v) => `Winter passes; ${yearName(v.year)} begins.`,
  'chronicle.income': (v) => `${fleetDoes(v.called, 'receives', 'receive')} income of ${v.by}. Treasury: ${v.treasury}.`,
  'chronicle.treasury': (v) =>
    `${MONEY_EVENTS[String(v.event)] ?? 'Random event'}: the treasury of ${theFleet(v.called)} ${Number(v.by) < 0 ? 'loses' : 'gains'} ${Math.abs(Number(v.by))}.`,
  'chronicle.event': (v) => `Random event: ${EVENT_TEXTS[String(v.event)]}.`,
  'chronicle.newOfficer': (v) => `${fleetIn(v)} gets a new officer: training ${gradeName(v.training)}, quality ${gradeName(v.quality)}.`,
  'chronicle.volunteers': (v) => `${v.ship ?? 'A ship'} gains one grade of crew quality.`,
  'chronicle.defects': (v) => `${portName(v.port)} defects to ${theFleet(v.called)}.`,
  'chronicle.outOfSupply': (v) =>
    `${fleetIn(v)} has been out of supply for ${plural(Number(v.turns), { one: '1 month', other: `${v.turns} months` })}.`,
  'chronicle.deserted': (v) => `${v.ship ?? 'A ship'} is lost: the crew deserts for lack of supply.`,
  'chronicle.starves': (v) => `${v.ship ?? 'A ship'} suffers from lack of supply.`,
  'chronicle.ordersGiven': (v) => `${fleetDoes(v.seat, 'gives its orders', 'give their orders')}.`,
  'chronicle.fleetSails': (v) => `${fleetIn(v)} continues its move.`,
  'chronicle.peril': (v) => `${fleetIn(v)} ${PASSAGES[String(v.passage)]} on a perilous route.`,
  'chronicle.foundered': (v) => `${v.ship ?? 'A ship'} founders in the storm.`,
  'chronicle.stormDamage': (v) => `The storm damages ${v.ship ?? 'a ship'}.`,
  'chronicle.declines': (v) => `${fleetsDo(v, 'declines', 'decline')} battle${off(v)} and ${verbOf(v.called, 'tries', 'try')} to get away.`,
  'chronicle.intercepted': (v) =>
    `${fleetsDo(v, 'intercepts', 'intercept')} ${theEnemy(v, 'an enemy fleet')}${off(v)} and ${verbOf(v.called, 'forces', 'force')} a battle.`,
  'chronicle.evaded': (v) => `${fleetsDo(v, 'evades', 'evade')} ${theEnemy(v, 'the enemy')}${off(v)}.`,
  'chronicle.answered': (v) =>
    `${fleetDoes(v.seat, 'decides', 'decide')} in secret ${v.forced ? 'how to fight' : 'whether to accept battle'}.`,
  'chronicle.noBattle': (v) => `No battle${off(v)}: both sides decline.`,
  'chronicle.staysInPort': (v) => `${fleetsDo(v, 'declines', 'decline')} battle${off(v)} and ${verbOf(v.called, 'stays', 'stay')} in port.`,
  'chronicle.noWayOut': (v) => `${fleetsDo(v, 'declines', 'decline')} battle${off(v)} but cannot retreat and must fight.`,
  'chronicle.meets': (v) =>
    `Battle off ${areaName(v.area)}: ${party(v, 0)} against ${party(v, 1)}, ${v.mode === 'quick' ? 'resolved by a roll' : 'fought on the table'}.`,
  'chronicle.quickBattle': (v) =>
    v.winner === null
      ? `The battle is a draw, ${rolledBattle(v)}.`
      : `${fleetDoes(v.called, 'wins', 'win')} the battle, ${rolledBattle(v)}.`,
  'chronicle.losses': (v) => `${fleetDoes(v.called, 'loses', 'lose')} ${lossesIn(v)}.`,
  'chronicle.commanderLost': (v) => `${fleetDoes(v.called, 'loses', 'lose')} the Commander-in-Chief.`,
  'chronicle.commanderEscapes': (v) => `The Commander-in-Chief of ${theFleet(v.called)} escapes.`,
  'chronicle.retreats': (v) => `The ships of ${theFleet(v.called)}${off(v)} retreat.`,
  'chronicle.retreatsTo': (v) => `${fleetIn(v)} retreats${v.fleet ? '' : ' to port'}.`,
  'chronicle.cutOff': (v) =>
    `${v.ships === undefined ? 'The ships' : capital(ships(v.ships))} of ${theFleet(v.called)}${off(v)} cannot retreat and ${v.ships === 1 ? 'is' : 'are'} captured.`,
  'chronicle.foundersAfter': (v) => `${v.name ?? v.ship ?? 'A ship'} sinks on the retreat.`,
  'chronicle.keepsAfloat': (v) => `${v.name ?? v.ship ?? 'A ship'} stays afloat on the retreat.`,
  'chronicle.assault': (v) => `${assault(v)}${assaultDice(v)}${troopsLost(v)}.`,
  'chronicle.laidDown': (v) => `Construction begins: ${type(v.type)}, ${gradeName(v.crew)} crew.`,
  'chronicle.launched': (v) => `New ship: ${v.ship ?? type(v.type)}.`,
  'chronicle.warEnds': (v) =>
    v.side === null
      ? `The campaign ends in a draw${v.reason === 'bothOut' ? ': neither side can continue' : ''} (${score(v.vp, 0)} victory points).`
      : victory(v),

  'modifier.commander': 'commander',
  'modifier.enemyCommander': 'enemy commander',
  'modifier.patrol': 'patrol',
  'modifier.blockade': 'blockade',
  'modifier.fewShips': 'fewer than five ships',
  'modifier.largerPrey': 'larger enemy fleet',
  'modifier.avoids': 'avoids battle',
  'modifier.month': 'season',
  'modifier.breached': 'walls breached',
  'modifier.blockaded': 'blockaded last month',
  'modifier.defenders': 'defenders',
  'modifier.defenceDie': 'defence die',
} satisfies SalamisTexts;
