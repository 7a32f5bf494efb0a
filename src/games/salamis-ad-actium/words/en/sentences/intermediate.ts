import type { Values } from '../../../../../kit/texts.js';
import { byOther, compass, factors, list, menIn, type SalamisTexts, seaName, shipIn, squadronIn, windStrength } from '../wording.js';

/** Phrases for repairs: after "fails to", and after the name of the ship. */
const REPAIRS: { readonly [what: string]: readonly [to: string, does: string] } = {
  rebalanceOars: ['balance its oars', 'balances its oars'],
  spareOars: ['fit spare oars', 'fits spare oars'],
  rudder: ['repair its rudder', 'repairs its rudder'],
  leak: ['stop a leak', 'stops a leak'],
  sails: ['recover its sails', 'recovers its sails'],
};

/** Returns the men of a transfer by kind. Events of old matches have only their number. */
function sent(v: Values): string[] {
  const men = menIn(v);
  return men.length ? men : [factors(v.men)];
}

const REASONS: { readonly [reason: string]: string } = {
  flagship: 'flagship lost',
  officer: 'officer lost',
  commander: 'Commander-in-Chief lost',
  half: 'main body below half',
  halfAgain: 'ship lost, main body below half',
  rally: 'to rally',
};
/** Returns "New ships, morale test (flagship lost)". Events of old matches have no reasons. */
function moraleTest(v: Values): string {
  const reasons = Array.isArray(v.reasons) ? v.reasons.map((reason) => REASONS[String(reason)] ?? String(reason)) : [];
  return `${squadronIn(v)}, morale test${reasons.length ? ` (${reasons.join('; ')})` : ''}`;
}

export const intermediateTexts = {
  'chronicle.sinking': (v) => `${shipIn(v)} ${v.goes ? 'sinks' : 'stays afloat for now'}.`,
  'chronicle.seaChanges': ({ sea }) => `The sea is now ${seaName(sea)}.`,
  'chronicle.seaHolds': ({ sea }) => `The sea stays the same: ${seaName(sea)}.`,
  'chronicle.windDies': ({ strength }) => (Number(strength) ? `The wind drops to ${windStrength(strength)}.` : 'The wind dies away.'),
  'chronicle.windHolds': ({ strength }) => `The wind stays the same: ${windStrength(strength)}.`,
  'chronicle.windTurns': ({ by, from }) => `The wind ${Number(by) > 0 ? 'veers' : 'backs'} to the ${compass(from)}.`,
  'chronicle.windStrength': ({ strength }) => (Number(strength) ? `The wind is now ${windStrength(strength)}.` : 'The wind dies away.'),
  'chronicle.tideFalls': 'The tide falls: shallows are one level shallower.',
  'chronicle.tideRises': 'The tide rises: shallows are one level deeper.',
  'chronicle.morale.steady': (v) => `${moraleTest(v)}: steady.`,
  'chronicle.morale.shaken': (v) => `${moraleTest(v)}: shaken.`,
  'chronicle.morale.routed': (v) => `${moraleTest(v)}: routed.`,
  'chronicle.fire': (v) => `${shipIn(v)} is on fire, level ${v.level}${v.greek ? ' (Greek fire)' : ''}.`,
  'chronicle.burns': (v) => `${shipIn(v)} is still on fire, level ${v.level}.`,
  'chronicle.fireOut': (v) => `${shipIn(v)} puts out its fire.`,
  'chronicle.fireSpreads': (v) => `${shipIn(v)} ${v.catches ? 'catches fire' : 'does not catch fire'} from ${byOther(v)}.`,
  'chronicle.pestsGone': (v) => `${shipIn(v)} gets rid of the ${v.pest}.`,
  'chronicle.transfer': (v) => `${shipIn(v)} transfers ${list([...sent(v), ...(v.officer ? ['the officer'] : [])])} to ${byOther(v)}.`,
  'chronicle.repaired': (v) => `${shipIn(v)} ${REPAIRS[String(v.what)]?.[1] ?? 'makes a repair'}.`,
  'chronicle.repairFails': (v) => `${shipIn(v)} fails to ${REPAIRS[String(v.what)]?.[0] ?? 'make a repair'}.`,

  'modifier.perilous': 'perilous routes',
  'modifier.weatherRough': 'rough sea',
  'modifier.weatherVeryRough': 'very rough sea',
  'modifier.weatherVeryRoughSmall': 'small ship in a very rough sea',
  'modifier.weatherStout': 'stout hull',
  'modifier.weatherWeak': 'weak hull',
  'modifier.weatherTower': 'tower',
  'modifier.weatherCorvus': 'corvus',
  'modifier.weatherOverloaded': 'overloaded',
  'modifier.flood': 'flooding',
  'modifier.floodStout': 'stout hull',
  'modifier.floodWeak': 'weak hull',
  'modifier.floodChoppy': 'choppy sea',
  'modifier.floodRough': 'rough sea',
  'modifier.floodVeryRough': 'very rough sea',
  'modifier.water': 'earlier sinking rolls',
  'modifier.firePerLevelAbove1': 'fire level',
  'modifier.fireGreek': 'Greek fire',
  'modifier.fireNotLinked': 'not linked',
  'modifier.clearPests': 'clearing snakes or bees',
  'modifier.repairLeakPerLevel': 'damage',
  'modifier.noOfficer': 'no officer',
  'modifier.seesCommander': 'sees the Commander-in-Chief',
  'modifier.noCommander': 'cannot see the Commander-in-Chief',
  'modifier.shipsLost': 'ships lost',
  'modifier.quarterStrength': 'main body below a quarter',
  'modifier.officerLost': 'officer lost',
  'modifier.winning': 'captured or sank more than it lost',

  'refusal.noTransfers': 'Crew transfers are not used in this match.',
  'refusal.tooManyAcross': ({ most }) => `At most ${most} factors may cross between two ships in a turn.`,
  'refusal.noOfficer': 'This ship has no flag officer aboard.',
  'refusal.officerThere': 'The other ship already has a flag officer.',
  'refusal.officerLeavesSquadron': 'Only the Commander-in-Chief may move to another squadron.',
  'refusal.noRepairs': 'Repairs are not used in this match.',
  'refusal.repairedOnce': 'This ship has already tried a repair this turn.',
  'refusal.linked': 'This ship is linked to another ship.',
  'refusal.onFire': 'This ship is on fire and cannot make repairs.',
  'refusal.oarsEven': 'The oars are already balanced.',
  'refusal.oarsWhole': 'This ship has all its oars.',
  'refusal.noSpareOars': 'This ship has no spare oars left.',
  'refusal.rudderWhole': 'The rudder is not damaged.',
  'refusal.leakOnce': 'A ship can stop a leak only once in a battle.',
  'refusal.noLeak': 'This ship has no damage that can be repaired.',
  'refusal.sailsWhole': 'The sails of this ship are not down.',
} satisfies SalamisTexts;
