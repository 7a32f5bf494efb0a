import type { Value } from '../../../../../kit/events.js';
import type { Texts } from '../../../../../kit/texts.js';
import { isShipType, shipType } from '../../../data/equipment.js';
import { areaName, monthName, portName, yearName } from '../names.js';
import { fleetIn, gradeName, plural, score, seatIn } from '../wording.js';

/** Texts of the campaign [12]. */

const type = (id: Value | undefined): string => (typeof id === 'string' && isShipType(id) ? shipType(id).name : 'ship');
const ships = (number: Value | undefined): string => plural(Number(number), { one: '1 ship', other: `${number} ships` });

const all = (names: Value | undefined): string => (Array.isArray(names) ? names.join(' and ') : 'one fleet');

const EVENT_TEXTS: { readonly [event: string]: string } = {
  plague: 'plague among the oarsmen of the largest fleet',
  storm: 'a storm hits all fleets at sea',
  politics: 'the largest fleet gets a new commander',
  shortMoney: 'money runs short',
  quiet: 'a quiet month',
  subsidy: 'a subsidy',
  volunteers: 'volunteers for one crew',
  intelligence: 'one side sees the enemy’s orders before giving its own',
  defection: 'an enemy port may defect',
};
const PASSAGES: { readonly [passage: string]: string } = {
  storm: 'a storm',
  scattered: 'scattered',
  safe: 'a safe crossing',
  fair: 'a fair wind',
};
const RESULTS: { readonly [result: string]: string } = {
  captured: 'captured',
  breached: 'walls breached',
  repulsed: 'repulsed',
};

export const campaignTexts: Texts = {
  'phase.campaign': 'Campaign',

  'refusal.notYourFleet': 'This is not one of your fleets.',
  'refusal.notOwnShip': 'This is not one of your ships.',
  'refusal.noVolunteers': 'You have no volunteers to assign.',
  'refusal.crewIsBest': 'This crew already has the best quality. Choose another ship.',
  'refusal.noRefuge': (v) => `These fleets cannot retreat to ${areaName(v.area)}. Choose another area.`,
  'refusal.sailsOnTable': 'Choose sails only for a battle on the table.',
  'refusal.noArea': 'This area does not exist.',
  'refusal.noRoute': (v) => `There is no route from ${areaName(v.from)} to ${areaName(v.area)}.`,
  'refusal.routeTooLong': (v) => `${areaName(v.area)} is too far: a fleet has ${v.points} movement points.`,
  'refusal.noSuchPort': (v) => `${portName(v.port)} cannot be assaulted from ${areaName(v.area)}.`,
  'refusal.fleetTwice': 'A fleet has two orders. Remove one.',
  'refusal.cannotDecline': 'You cannot decline battle after an interception.',
  'refusal.modeAgreed': (v) => `Battles are ${v.mode === 'quick' ? 'resolved by a roll' : 'fought on the table'} in this campaign.`,
  'refusal.sameFleet': 'Choose two different fleets.',
  'refusal.fleetsApart': 'Both fleets must be in one area.',
  'refusal.notOfFleet': 'One of these ships is not in the fleet.',
  'refusal.emptiesFleet': 'Leave at least 1 ship, or merge the two fleets.',
  'refusal.fleetFull': (v) => `A fleet may have at most ${v.most} ships.`,
  'refusal.tooManyFleets': (v) => `A side may have at most ${v.most} fleets.`,
  'refusal.shipsApart': 'Choose two different ships in one area.',
  'refusal.notAboard': 'The ship does not have that many men of this kind.',
  'refusal.nobodyMoves': 'Choose men to transfer.',
  'refusal.noDeckRoom': 'The deck of the other ship has no room.',
  'refusal.unhurt': 'This ship is not damaged.',
  'refusal.repairedAlready': 'This ship has already been repaired this turn.',
  'refusal.noDock': 'No port in this area can repair the ship this turn.',
  'refusal.noMoney': (v) => `This costs ${v.cost}; the treasury has ${v.treasury}.`,
  'refusal.notYourList': 'Your side cannot build ships of this list.',
  'refusal.noYard': 'You need a major port to build ships.',
  'refusal.notYourYard': (v) => `${portName(v.port)} is not one of your major ports.`,
  'refusal.needsMajorPort': 'This is possible only in one of your major ports.',
  'refusal.nobodyHired': 'Choose men to hire.',
  'refusal.benchesFull': (v) => `This ship holds at most ${v.most} factors of oarsmen.`,
  'refusal.hasMoved': 'A fleet that has moved this month cannot train.',
  'refusal.trainedAlready': 'This fleet has already trained this turn.',
  'refusal.nothingToTrain': 'No crew of that fleet is green or raw.',

  'chronicle.month': (v) => `${monthName(v.month)} ${yearName(v.year)}.`,
  'chronicle.winter': (v) => `Winter passes; ${yearName(v.year)} begins.`,
  'chronicle.income': (v) => `${v.called}: income ${v.by}, treasury ${v.treasury}.`,
  'chronicle.treasury': (v) => `${v.called}: treasury ${Number(v.by) < 0 ? `−${-Number(v.by)}` : `+${v.by}`}.`,
  'chronicle.event': (v) => `Random event: ${EVENT_TEXTS[String(v.event)]}.`,
  'chronicle.newOfficer': (v) => `${fleetIn(v)} gets a new officer of ${gradeName(v.training)} training: ${gradeName(v.quality)} quality.`,
  'chronicle.volunteers': (v) => `${v.ship ?? 'A ship'} gains one grade of crew quality.`,
  'chronicle.defects': (v) => `${portName(v.port)} defects to ${v.called}.`,
  'chronicle.outOfSupply': (v) =>
    `${fleetIn(v)} is out of supply (${plural(Number(v.turns), { one: '1 month', other: `${v.turns} months` })}).`,
  'chronicle.deserted': (v) => `${v.ship ?? 'A ship'} is lost: its crew deserts for lack of supply.`,
  'chronicle.starves': (v) => `${v.ship ?? 'A ship'} suffers from lack of supply.`,
  'chronicle.ordersGiven': (v) => `${seatIn(v)}: orders given.`,
  'chronicle.fleetSails': (v) => `${fleetIn(v)} sails on.`,
  'chronicle.peril': (v) => `${fleetIn(v)} on a perilous route: ${PASSAGES[String(v.passage)]}.`,
  'chronicle.foundered': (v) => `${v.ship ?? 'A ship'} founders in the storm.`,
  'chronicle.stormDamage': (v) => `${v.ship ?? 'A ship'} is damaged by the storm.`,
  'chronicle.intercepted': (v) => `${v.called}: the enemy is intercepted and must fight.`,
  'chronicle.evaded': (v) => `${v.called}: the fleet evades the enemy.`,
  'chronicle.answered': (v) => `${seatIn(v)}: answer given.`,
  'chronicle.noBattle': 'No battle: both sides decline.',
  'chronicle.staysInPort': (v) => `${v.called}: the fleet declines battle and stays in port.`,
  'chronicle.noWayOut': (v) => `${v.called}: the fleet cannot retreat and must fight.`,
  'chronicle.meets': (v) =>
    `Battle off ${areaName(v.area)}, ${all(v.first)} against ${all(v.second)}: ${v.mode === 'quick' ? 'resolved by a roll' : 'fought on the table'}.`,
  'chronicle.quickBattle': (v) =>
    v.winner === null ? `Battle drawn, ${score(v.totals, 0)}.` : `Battle won by ${v.called}, ${score(v.totals, v.winner)}.`,
  'chronicle.losses': (v) => `${v.called}: ${ships(v.sunk)} sunk${v.captured ? `, ${v.captured} captured` : ''}.`,
  'chronicle.commanderLost': (v) => `${v.called}: the Commander-in-Chief is lost.`,
  'chronicle.commanderEscapes': (v) => `${v.called}: the Commander-in-Chief escapes.`,
  'chronicle.retreats': (v) => `${v.called}: the fleet retreats.`,
  'chronicle.retreatsTo': (v) => `${fleetIn(v)} retreats${v.fleet ? '' : ' to port'}.`,
  'chronicle.cutOff': (v) => `${v.called}: the fleet cannot retreat and is captured.`,
  'chronicle.foundersAfter': (v) => `${v.ship ?? 'A ship'} sinks on the retreat.`,
  'chronicle.keepsAfloat': (v) => `${v.ship ?? 'A ship'} stays afloat on the retreat.`,
  'chronicle.assault': (v) => `${v.called}: assault on ${portName(v.port)}: ${RESULTS[String(v.result)]}.`,
  'chronicle.laidDown': (v) => `Ship ordered: ${type(v.type)}, ${gradeName(v.crew)} crew.`,
  'chronicle.launched': (v) => `New ship: ${v.ship ?? type(v.type)}.`,
  'chronicle.warEnds': (v) =>
    v.side === null
      ? `The campaign ends in a draw (${score(v.vp, 0)} victory points).`
      : `The campaign ends: ${v.level} victory for ${v.called} (${score(v.vp, v.side)} victory points).`,

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
};
