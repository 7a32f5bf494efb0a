import * as Type from '@sinclair/typebox';
import { LEADER_IDS, LEADERS, MARINE_IDS, SQUADRON_IDS } from '../data/units.js';
import { type Violation, violation } from '../keys.js';
import { opponentOf, type Side, type Sluys, seatOf, sideOf, type Task } from '../state.js';
import { action, MarineArg, StepUnitArg, type Tools } from './args.js';
import { eliminate } from './damage.js';
import { faceOf, hexOf, isMarine, marineRoom, marinesOn, meleeFactor, sideOfUnit, topAt } from './forces.js';
import { grappledTo } from './grapples.js';

/** Asks which marines to save if there is not enough space (3.2.9). */
export function askSaved({ G }: Tools, { side, deck }: Extract<Task, { do: 'saving' }>): void {
  if (marinesOn(G, deck, side).length > marineRoom(G, deck)) G.ask = { kind: 'saveMarines', side, deck };
}

/** Returns all groups of marines that fill the space on a squadron. */
function parties(G: Sluys, side: Side, deck: string): string[][] {
  const all = (men: readonly string[], room: number): string[][] =>
    room === 0 ? [[]] : men.flatMap((man, i) => all(men.slice(i + 1), room - 1).map((rest) => [man, ...rest]));
  return all(marinesOn(G, deck, side), marineRoom(G, deck));
}

export const saveMarines = action({
  name: 'saveMarines',
  case: '3.2.9',
  args: [Type.Array(MarineArg, { maxItems: 4, uniqueItems: true })],
  refuse(G, player, saved) {
    if (G.ask?.kind !== 'saveMarines') return violation('notTheQuestion', '3.2.9');
    const aboard = marinesOn(G, G.ask.deck, sideOf(player));
    const wrongUnit = saved.find((unit) => !aboard.includes(unit));
    if (wrongUnit) return violation('notAboard', '3.2.9', { unit: wrongUnit });
    const room = marineRoom(G, G.ask.deck);
    return saved.length === room ? undefined : violation('saveSoMany', '3.3.5', { room });
  },
  choices: (G, player) => (G.ask?.kind === 'saveMarines' ? parties(G, sideOf(player), G.ask.deck).map((saved) => [saved] as const) : []),
  perform(tools, player, saved) {
    const { G, emit } = tools;
    if (G.ask?.kind !== 'saveMarines') return;
    const { deck, side } = G.ask;
    const { hex } = G.squadrons[deck];
    G.ask = null;
    const lost = marinesOn(G, deck, sideOf(player)).filter((unit) => !saved.includes(unit));
    emit({ key: 'drowned', case: '3.2.9', by: seatOf(side), who: lost, ...(hex && { at: [hex] }) });
    for (const unit of lost) eliminate(tools, unit);
  },
});

const SourceArg = Type.Union([Type.Literal('fleet'), ...LEADER_IDS.map((id) => Type.Literal(id))]);

/** Returns the sources of a side's rallies: the fleet and each free leader except the Queen (9.1.2, 13.2). */
const sourcesOf = (G: Sluys, side: Side): string[] => [
  'fleet',
  ...LEADER_IDS.filter(
    (id) => LEADERS[id].side === side && LEADERS[id].rank !== 'queen' && G.leaders[id].status === 'free' && hexOf(G, id) !== null,
  ),
];

function badSource(G: Sluys, side: Side, source: string): Violation | undefined {
  if (G.end?.sources.includes(source)) return violation('rallySpent', '9.1.2', { source });
  if (sourcesOf(G, side).includes(source)) return undefined;
  return violation('rallySource', '9.1.2', { source });
}

function cannotRally(G: Sluys, side: Side, unit: string): Violation | undefined {
  const hex = hexOf(G, unit);
  if (G.options.allTheMarbles && G.morale[side] === 0) return violation('brokenFleet', '13.3');
  if (hex === null) return violation('notOnMap', '9.1.1', { unit });
  if (sideOfUnit(G, unit) !== side) return violation('notYours', '9.1.1', { unit });
  if (G.end?.rallied.includes(unit)) return violation('ralliedAlready', '9.1.1', { unit });
  const top = topAt(G, hex);
  const enemy = opponentOf(side);
  const boarded = marinesOn(G, top, enemy).length > 0;
  if (isMarine(unit)) {
    if (!faceOf(G, unit).rally) return violation('fullFace', '9.1.3', { unit });
    const enemyDeck = top !== undefined && G.squadrons[top].side === enemy;
    return boarded || enemyDeck ? violation('enemyAboard', '9.2.3', { unit }) : undefined;
  }
  const squadron = G.squadrons[unit];
  if (squadron.marker) return violation('prizeRally', '9.2.2', { unit });
  if (!squadron.reduced) return violation('fullFace', '9.1.3', { unit });
  if (boarded) return violation('enemyAboard', '9.2.1', { unit });
  const locked = grappledTo(G, hex).some((beside) => {
    const other = topAt(G, beside);
    return other !== undefined && G.squadrons[other].side === enemy;
  });
  return locked ? violation('lockedInRally', '9.2.1', { unit }) : undefined;
}

export const rally = action({
  name: 'rally',
  case: '9.1.1',
  args: [StepUnitArg, SourceArg],
  refuse(G, player, unit, source) {
    const side = sideOf(player);
    const refused = cannotRally(G, side, unit) ?? badSource(G, side, source);
    if (refused || source === 'fleet') return refused;
    return hexOf(G, source) === hexOf(G, unit) ? undefined : violation('leaderElsewhere', '9.1.2', { unit, leader: source });
  },
  *choices(G, player) {
    const side = sideOf(player);
    const sources = sourcesOf(G, side).filter((source) => !badSource(G, side, source));
    for (const unit of [...SQUADRON_IDS, ...MARINE_IDS]) {
      if (cannotRally(G, side, unit)) continue;
      for (const source of sources) if (source === 'fleet' || hexOf(G, source) === hexOf(G, unit)) yield [unit, source] as const;
    }
  },
  perform({ G, emit }, player, unit, source) {
    const from = meleeFactor(G, unit);
    const hex = hexOf(G, unit);
    if (isMarine(unit)) G.marines[unit].steps += 1;
    else G.squadrons[unit].reduced = false;
    G.end?.rallied.push(unit);
    G.end?.sources.push(source);
    emit({
      key: 'rallied',
      case: '9.1.4',
      by: seatOf(sideOf(player)),
      who: [unit],
      ...(hex && { at: [hex] }),
      values: { source, from, to: meleeFactor(G, unit) },
    });
  },
});
