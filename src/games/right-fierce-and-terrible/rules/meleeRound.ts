import { MELEE, meleeRow } from '../data/tables.js';
import { opponentOf, type Side, type Sluys, seatOf, type Task } from '../state.js';
import { next } from './activation.js';
import type { Tools } from './args.js';
import { askHeroism, casualtiesIn } from './casualties.js';
import { freeLeadersOn, marinesOn, sceneAt, topAt } from './forces.js';
import { canReroll, captureLeader, edwardInvolved, offerMulligan } from './leaders.js';
import { loseStep } from './losses.js';
import { attackersIn, fighters, meleeModifiers, meleeTotals } from './melee.js';
import { allReduced, stackCanLose } from './steps.js';

/** Performs one stage of a melee (8.3.18). */
export function meleeStage(tools: Tools, { stage }: Extract<Task, { do: 'melee' }>): void {
  const { G } = tools;
  const { melee: fight } = G;
  if (!fight) return;
  if (stage === 'roll') {
    fight.reducedAtStart = hexReduced(G, fight.hex);
    rollMelee(tools);
    next(G, { do: 'melee', stage: 'attackerHeroism' });
    if (canReroll(G) && edwardInvolved(G)) offerMulligan(G, 'melee');
  } else if (stage === 'attackerHeroism') {
    next(G, { do: 'melee', stage: 'defenderHeroism' });
    askHeroism(G, fight.side);
  } else if (stage === 'defenderHeroism') {
    next(G, { do: 'melee', stage: 'result' });
    askHeroism(G, opponentOf(fight.side));
  } else if (stage === 'result') applyResult(tools);
  else applyCaptures(tools);
}

/** Whether every squadron in a hex is reduced (5.2.2). Checked in each round (8.3.21d). */
function hexReduced(G: Sluys, hex: string): boolean {
  const top = topAt(G, hex);
  return top !== undefined && allReduced(G, top);
}

/** Rolls the attacker's dice, then the defender's (8.3.18c). */
export function rollMelee(tools: Tools): void {
  const { G, dice, emit } = tools;
  const { melee: fight } = G;
  if (!fight) return;
  fight.dice = [dice.die(6), dice.die(6), dice.die(6), dice.die(6)];
  fight.hero = null;
  const [attacker, defender] = roundTotals(G);
  const row = meleeRow(attacker, defender);
  for (const side of [fight.side, opponentOf(fight.side)]) {
    const first = side === fight.side;
    const modifiers = meleeModifiers(G, fight, side);
    const rolled = first ? fight.dice.slice(0, 2) : fight.dice.slice(2);
    const total = first ? attacker : defender;
    emit({
      key: 'meleeDice',
      case: '8.3.18',
      by: seatOf(side),
      at: [fight.hex],
      values: sceneAt(G, fight.hex),
      roll: { dice: rolled, modifiers, total, ...(!first && { chart: 'melee', row }) },
    });
  }
}

/** Returns modified totals, the attacker's first. */
export function roundTotals(G: Sluys): [number, number] {
  const { melee: fight } = G;
  if (!fight || fight.dice.length === 0) return [0, 0];
  const [a, b, c, d] = fight.dice;
  const { attacker, defender } = meleeTotals(G, fight);
  return [a + b + attacker, c + d + defender];
}

/** Returns the result of the current round for a side; undefined between rounds. */
export function meleeStands(G: Sluys, side: Side): 'won' | 'lost' | 'tied' | undefined {
  if (!G.melee?.dice.length) return undefined;
  const [attacker, defender] = roundTotals(G);
  if (attacker === defender) return 'tied';
  return attacker > defender === (G.melee.side === side) ? 'won' : 'lost';
}

/** Applies step losses and fire (8.3.19, 8.3.20). Automatic losses precede those that an owner chooses. */
function applyResult(tools: Tools): void {
  const { G, emit } = tools;
  const { melee: fight } = G;
  if (!fight) return;
  const [attacker, defender] = roundTotals(G);
  const row = MELEE[meleeRow(attacker, defender)];
  const [a, b, c, d] = fight.dice;
  if (attacker === defender || a + b === c + d) catchFire(tools, fight.hex);
  const after: Task[] = [...casualtiesIn(G, fight.hex), { do: 'melee', stage: 'aftermath' }];
  const standing = { ...sceneAt(G, fight.hex), totals: [Math.max(attacker, defender), Math.min(attacker, defender)] };
  const due = (side: Side): Task => ({ do: 'losses', side, hex: fight.hex, steps: 1, case: '8.3.19', melee: true });
  if (row.id === 'tie') {
    emit({ key: 'meleeTied', case: '8.3.19', at: [fight.hex], values: standing });
    next(G, due(fight.side), due(opponentOf(fight.side)), ...after);
    return;
  }
  const victor = attacker > defender ? fight.side : opponentOf(fight.side);
  fight.loser = opponentOf(victor);
  emit({
    key: 'meleeWon',
    case: '8.3.19',
    by: seatOf(victor),
    at: [fight.hex],
    values: { ...standing, result: row.id, held: victor !== fight.side },
  });
  next(G, ...(row.victor > 0 && !fight.lastMen ? [due(victor)] : []), ...after);
  const { tops, marines } = fighters(G, fight, fight.loser);
  for (const top of tops) for (const id of stackCanLose(G, top)) loseStep(tools, id, '8.3.19');
  for (const id of marines) for (let lost = 0; lost < row.marines && G.marines[id].steps > 0; lost++) loseStep(tools, id, '8.3.19');
}

/** Sets the squadron in a hex afire (8.3.20). */
function catchFire({ G, emit }: Tools, hex: string): void {
  const top = topAt(G, hex);
  if (top === undefined || G.squadrons[top].afire) return;
  G.squadrons[top].afire = true;
  emit({ key: 'afire', case: '8.3.20', at: [hex], who: [top] });
}

/** Captures leaders (3.4.8), then squadrons (5.2.1, 5.2.2), after the Casualty Checks, in ascending order of hex. */
function applyCaptures(tools: Tools): void {
  const { G } = tools;
  const { melee: fight } = G;
  if (!fight) return;
  const { hex, loser } = fight;
  G.act?.fought.push(...attackersIn(G, fight));
  const top = topAt(G, hex);
  if (top !== undefined && loser !== null && marinesOn(G, top, loser).length === 0) {
    const overrun = G.squadrons[top].side !== loser || marinesOn(G, top, opponentOf(loser)).length > 0;
    if (overrun) for (const leader of freeLeadersOn(G, top, loser)) captureLeader(tools, leader);
  }
  const assault = loser === opponentOf(fight.side) && fight.reducedAtStart && fight.supporters.length > 0;
  const others = fight.supporters.map((id) => G.squadrons[id].hex).filter((at) => at !== null);
  next(G, ...[hex, ...others].sort().map((at): Task => ({ do: 'captures', hex: at, ...(at === hex && assault && { assault }) })));
  G.melee = null;
}
