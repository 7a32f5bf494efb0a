import type { Value } from '../../../../../kit/events.js';
import type { Texts } from '../../../../../kit/texts.js';
import { isShipType, shipType } from '../../../data/equipment.js';
import { areaName, monthName, portName, yearName } from '../names.js';
import { gradeName, plural } from '../wording.js';

/** Texts of the campaign [12]. */

const type = (id: Value | undefined): string => (typeof id === 'string' && isShipType(id) ? shipType(id).name : 'ship');
const ships = (number: Value | undefined): string => plural(Number(number), { one: 'one ship', other: `${number} ships` });

const all = (names: Value | undefined): string => (Array.isArray(names) ? names.join(' and ') : 'one fleet');

const EVENT_TEXTS: { readonly [event: string]: string } = {
  plague: 'sickness among the rowers of the largest fleet',
  storm: 'a storm over whoever is at sea',
  politics: 'a new man is given the largest fleet',
  shortMoney: 'money runs short',
  quiet: 'a quiet month',
  subsidy: 'money comes in',
  volunteers: 'seasoned men join a crew',
  intelligence: 'the enemy’s orders fall into your hands before you write yours',
  defection: 'a port of the enemy wavers',
};
const PASSAGES: { readonly [passage: string]: string } = {
  storm: 'a storm breaks',
  scattered: 'the fleet is scattered',
  safe: 'a safe crossing',
  fair: 'a fair wind',
};
const RESULTS: { readonly [result: string]: string } = {
  captured: 'falls',
  breached: 'holds, its walls breached',
  repulsed: 'holds',
};

export const campaignTexts: Texts = {
  'phase.campaign': 'Campaign',

  'refusal.notYourFleet': 'That is not one of your fleets.',
  'refusal.notOwnShip': 'That is not one of your ships.',
  'refusal.noVolunteers': 'No volunteers wait for a ship.',
  'refusal.crewIsBest': 'There is nothing that her crew could learn.',
  'refusal.noRefuge': (v) => `${areaName(v.area)} is no refuge for these fleets.`,
  'refusal.sailsOnTable': 'Sails are thought of for a battle on the table alone.',
  'refusal.noArea': 'There is no such area.',
  'refusal.noRoute': (v) => `No route leads from ${areaName(v.from)} to ${areaName(v.area)}.`,
  'refusal.routeTooLong': (v) => `${areaName(v.area)} is farther than ${v.points} points of movement can carry the fleet.`,
  'refusal.noSuchPort': (v) => `${portName(v.port)} cannot be assaulted from ${areaName(v.area)}.`,
  'refusal.fleetTwice': 'A fleet has orders twice.',
  'refusal.cannotDecline': 'After an interception nobody can decline battle.',
  'refusal.modeAgreed': (v) => `Battles are ${v.mode === 'quick' ? 'resolved by a throw' : 'fought on the table'} in this campaign.`,
  'refusal.sameFleet': 'That takes two fleets.',
  'refusal.fleetsApart': 'Both fleets must be in one area.',
  'refusal.notOfFleet': 'Not every one of these ships belongs to the fleet.',
  'refusal.emptiesFleet': 'One ship at least stays; to dissolve a fleet, join it to another.',
  'refusal.fleetFull': (v) => `A fleet has at most ${v.most} ships.`,
  'refusal.tooManyFleets': (v) => `A side has at most ${v.most} fleets.`,
  'refusal.shipsApart': 'Both ships must be in one area, and not the same.',
  'refusal.notAboard': 'There are not so many men of that kind aboard.',
  'refusal.nobodyMoves': 'Nobody would move.',
  'refusal.noDeckRoom': 'There is no room on that deck.',
  'refusal.unhurt': 'She needs no repair.',
  'refusal.repairedAlready': 'She has been repaired this turn.',
  'refusal.noDock': 'No port here can mend her this turn.',
  'refusal.noMoney': (v) => `That costs ${v.cost}; there are ${v.treasury} in the treasury.`,
  'refusal.notYourList': 'Your side does not build from that list.',
  'refusal.noYard': 'Ships are built in major ports, and you hold none.',
  'refusal.notYourYard': (v) => `${portName(v.port)} is not a major port of yours.`,
  'refusal.needsMajorPort': 'That is done only in a major port of your own.',
  'refusal.nobodyHired': 'Nobody would be hired.',
  'refusal.benchesFull': (v) => `She has benches for ${v.most} factors of oarsmen.`,
  'refusal.hasMoved': 'Only a fleet that has not moved can train.',
  'refusal.trainedAlready': 'That fleet has trained this turn.',
  'refusal.nothingToTrain': 'No crew of that fleet is green or raw.',

  'chronicle.month': (v) => `${monthName(v.month)} ${yearName(v.year)}.`,
  'chronicle.winter': (v) => `The fleets lie up for the winter; ${yearName(v.year)} begins.`,
  'chronicle.income': (v) => `${v.called}: ${v.by} taken in, ${v.treasury} in the treasury.`,
  'chronicle.treasury': (v) => `${v.called}: the treasury ${Number(v.by) < 0 ? `loses ${-Number(v.by)}` : `gains ${v.by}`}.`,
  'chronicle.event': (v) => `Fortune: ${EVENT_TEXTS[String(v.event)]}.`,
  'chronicle.newOfficer': (v) => `A new officer, of ${gradeName(v.training)} training, proves ${gradeName(v.quality)}.`,
  'chronicle.volunteers': 'A crew gains a grade.',
  'chronicle.defects': (v) => `${portName(v.port)} goes over to ${v.called}.`,
  'chronicle.outOfSupply': (v) =>
    `A fleet is out of supply, for the ${plural(Number(v.turns), { one: 'first', other: 'second or a later' })} month.`,
  'chronicle.deserted': 'A starving crew deserts, and the ship is lost.',
  'chronicle.starves': 'Want of supply wears a ship down.',
  'chronicle.ordersGiven': 'Orders are written.',
  'chronicle.fleetSails': 'A fleet sails on.',
  'chronicle.peril': (v) => `On a perilous route: ${PASSAGES[String(v.passage)]}.`,
  'chronicle.foundered': 'A ship founders in the storm.',
  'chronicle.stormDamage': 'A ship suffers in heavy weather.',
  'chronicle.intercepted': (v) => `${v.called}: the enemy is brought to battle.`,
  'chronicle.evaded': (v) => `${v.called}: the fleet slips past the enemy.`,
  'chronicle.answered': 'An answer is given.',
  'chronicle.noBattle': 'Neither fleet wants to fight.',
  'chronicle.staysInPort': (v) => `${v.called}: the fleet stays in port.`,
  'chronicle.noWayOut': (v) => `${v.called}: there is no way out, and the fleet must fight.`,
  'chronicle.meets': (v) =>
    `Battle off ${areaName(v.area)}, ${all(v.first)} against ${all(v.second)}: ${v.mode === 'quick' ? 'resolved by a throw' : 'on the table'}.`,
  'chronicle.quickBattle': (v) => (v.winner === null ? 'Nobody has the better of it.' : `${v.called}: the battle is won.`),
  'chronicle.losses': (v) => `${v.called}: ${ships(v.sunk)} sunk${v.captured ? `, ${v.captured} taken by the enemy` : ''}.`,
  'chronicle.commanderLost': (v) => `${v.called}: the Commander-in-Chief is lost.`,
  'chronicle.commanderEscapes': (v) => `${v.called}: the Commander-in-Chief gets away.`,
  'chronicle.retreats': (v) => `${v.called}: the fleet retreats.`,
  'chronicle.retreatsTo': (v) => `The fleet makes for ${v.fleet ? 'safety' : 'port'}.`,
  'chronicle.cutOff': (v) => `${v.called}: the fleet has nowhere to go, and is taken.`,
  'chronicle.foundersAfter': 'A crippled ship goes down on the way.',
  'chronicle.keepsAfloat': 'A crippled ship is kept afloat.',
  'chronicle.assault': (v) => `${v.called}: assault on ${portName(v.port)}, which ${RESULTS[String(v.result)]}.`,
  'chronicle.laidDown': (v) => `Laid down: ${type(v.type)}.`,
  'chronicle.launched': (v) => `In service: ${type(v.type)}.`,
  'chronicle.warEnds': (v) =>
    v.side === null ? 'The war ends with neither side ahead.' : `The war ends: a ${v.level} victory for ${v.called}.`,

  'modifier.commander': 'commander',
  'modifier.enemyCommander': 'enemy commander',
  'modifier.patrol': 'patrol',
  'modifier.blockade': 'blockade',
  'modifier.fewShips': 'fewer than five ships',
  'modifier.largerPrey': 'larger fleet to find',
  'modifier.avoids': 'avoids contact',
  'modifier.month': 'season',
  'modifier.breached': 'walls breached',
  'modifier.blockaded': 'blockaded before',
  'modifier.defenders': 'defenders',
};
