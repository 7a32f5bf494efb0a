import type { Action } from '../../../kit/action.js';
import { turned } from '../../../kit/hexGrid.js';
import { memoizing } from '../../../kit/memo.js';
import type { PlayerID } from '../../../kit/seats.js';
import { AFIRE_OUT, SPREADS_ON, WEATHER_ON } from '../data/tables.js';
import { SQUADRON_IDS } from '../data/units.js';
import { sequence } from '../sequence.js';
import { opponentOf, type PhaseName, SIDES, type Side, type Sluys, type Step, seatOf, type Task } from '../state.js';
import { betweenActivations, next } from './activation.js';
import type { Tools } from './args.js';
import { assign, testCapture } from './boarding.js';
import { casualtyCheck } from './casualties.js';
import { checkCollapse, collapseFailed, rollCollapse } from './collapse.js';
import { damage, ripple } from './damage.js';
import { endSegment } from './endSegment.js';
import { flemings } from './flemings.js';
import { ask, beginTurn, endSally, nextEndSegment, nextRally, nextSallyPortion, nextSegment, nextTurn } from './flow.js';
import { topAt } from './forces.js';
import { grappledTo } from './grapples.js';
import { canReroll, freeCaptives, offerMulligan } from './leaders.js';
import { sufferLosses } from './losses.js';
import { meleeStage, rollMelee } from './meleeRound.js';
import { askSaved } from './rally.js';
import { standingRams } from './ramming.js';
import { checkDecisive, checkTurnLimit } from './victory.js';

/** Returns the squadrons that are afire now, English first, then by hex (10.1.2). Fires that spread later this turn are excluded. */
const squadronsAfire = (G: Sluys): string[] =>
  SIDES.flatMap((side) =>
    SQUADRON_IDS.filter((id) => G.squadrons[id].afire && G.squadrons[id].side === side).sort((a, b) =>
      (G.squadrons[a].hex ?? '') < (G.squadrons[b].hex ?? '') ? -1 : 1,
    ),
  );

/** Checks the first fire in the list, and adds a task for the rest (10.1.3 to 10.1.6). */
function checkFires(tools: Tools, { left }: Extract<Task, { do: 'fires' }>): void {
  const { G, dice, emit } = tools;
  const [id, ...rest] = left;
  if (rest.length > 0) next(G, { do: 'fires', left: rest });
  const { hex, side, afire } = G.squadrons[id];
  if (hex === null || !afire) return;
  const die = dice.die(6);
  const out = die <= AFIRE_OUT;
  emit({
    key: out ? 'fireOut' : 'fireBurns',
    case: '10.1.5',
    by: seatOf(side),
    at: [hex],
    who: [id],
    roll: { dice: [die], chart: 'afire', row: out ? 0 : 1 },
  });
  if (out) {
    G.squadrons[id].afire = false;
    return;
  }
  if (damage(tools, id, '10.1.5')) ripple(tools, [hex]);
  else spread(tools, hex);
}

function spread({ G, dice, emit }: Tools, hex: string): void {
  for (const beside of grappledTo(G, hex)) {
    const id = topAt(G, beside);
    if (id === undefined) continue;
    const die = dice.die(6);
    const catches = die >= SPREADS_ON && !G.squadrons[id].afire;
    emit({ key: catches ? 'fireSpreads' : 'fireStays', case: '10.1.6', at: [hex, beside], who: [id], roll: { dice: [die] } });
    if (catches) G.squadrons[id].afire = true;
  }
}

/** Returns the side with the higher roll; null for a tie (4.2.2). */
const higher = ([english, french]: readonly [number, number]): Side | null =>
  english === french ? null : english > french ? 'english' : 'french';

/** Rolls the English die, then the French one (4.2.1). */
function rollInitiative({ G, dice, emit }: Tools): void {
  if (!G.sally) return;
  const rolls: [number, number] = [dice.die(6), dice.die(6)];
  G.sally.rolls = rolls;
  emit({ key: 'initiative', case: '4.2.1', values: { segment: G.sally.segment, first: higher(rolls) }, roll: { dice: [...rolls] } });
}

function openSallySegment(tools: Tools): void {
  const { G } = tools;
  rollInitiative(tools);
  next(G, { do: 'initiative' });
  if (canReroll(G)) offerMulligan(G, 'initiative');
}

/** Gives initiative to the side with the higher roll (4.2.2, 4.2.3). */
function readInitiative({ G, emit }: Tools): void {
  const { sally } = G;
  if (!sally?.rolls) return;
  const first = higher(sally.rolls);
  if (first) {
    sally.first = first;
    return;
  }
  emit({ key: 'sallyEnds', case: '4.2.3' });
  endSally(G);
}

const sallySide = (G: Sluys) => (G.sally?.portion === 1 ? opponentOf(G.sally.first) : (G.sally?.first ?? 'english'));

function changeWeather({ G, dice, emit }: Tools): void {
  for (const what of ['wind', 'current'] as const) {
    const rolled = [dice.die(6)];
    if (rolled[0] === WEATHER_ON) {
      rolled.push(dice.die(6));
      G[what] = turned(G[what], rolled[1] % 2 === 1 ? -1 : 1);
    }
    const key = rolled.length > 1 ? (`${what}Turns` as const) : (`${what}Holds` as const);
    emit({ key, case: '2.3.4', values: { to: G[what] }, roll: { dice: rolled, chart: 'weather', row: rolled.length > 1 ? 0 : 1 } });
  }
}

/** Repeats the rolls chosen for the English re-roll (3.5.1). */
function rollAgain(tools: Tools, { of }: Extract<Task, { do: 'again' }>): void {
  if (of === 'melee') rollMelee(tools);
  else if (of === 'initiative') rollInitiative(tools);
  else if (rollCollapse(tools, 'english')) tools.G.agenda.shift(); // removes the failed check
}

/** Carries out tasks and phases until a player must decide or the match ends. */
export function proceed(tools: Tools): void {
  const { G } = tools;
  for (;;) {
    freeCaptives(tools);
    if (G.over || G.ask) return;
    const task = G.agenda.shift();
    if (task) {
      carryOut(tools, task);
      continue;
    }
    if (G.phase !== 'deploy') checkDecisive(tools);
    if (G.over || ADVANCE[G.phase](tools)) return;
  }
}

const TASKS: { readonly [K in Task['do']]: (tools: Tools, task: Extract<Task, { do: K }>) => void } = {
  losses: sufferLosses,
  casualty: casualtyCheck,
  captures: testCapture,
  assign,
  melee: meleeStage,
  initiative: readInitiative,
  again: rollAgain,
  collapse: collapseFailed,
  fires: checkFires,
  saving: askSaved,
};

function carryOut<K extends Task['do']>(tools: Tools, task: Extract<Task, { do: K }>): void {
  TASKS[task.do as K](tools, task);
}

/** Advance a phase by one step (2.0), and return whether a player must decide. */
const ADVANCE: { readonly [phase in PhaseName]: (tools: Tools) => boolean } = {
  deploy,
  activation: (tools) => (tools.G.act ? segment(tools) : betweenActivations(tools)),
  sally,
  endTurn,
};

function deploy(tools: Tools): boolean {
  if (!tools.G.options.byTheBook) return true;
  beginTurn(tools);
  return false;
}

/** Whether a side has a choice at a step besides ending the segment. */
function canAct(G: Sluys, side: Side, actions: readonly Action<Sluys>[]): boolean {
  return memoizing(() => {
    for (const each of actions) if (each !== endSegment) for (const _ of each.choices(G, seatOf(side))) return true;
    return false;
  });
}

/** Runs a segment, or skips it if its side cannot act. */
function segment(tools: Tools): boolean {
  const { G } = tools;
  const { act } = G;
  if (!act) return false;
  if (act.segment === 'ram') dropImpossibleRams(tools);
  if (!canAct(G, act.side, sequence.activation.steps[act.segment])) {
    nextSegment(G);
    return false;
  }
  return ask(G, act.side, act.segment);
}

function dropImpossibleRams({ G, emit }: Tools): void {
  if (!G.act) return;
  const standing = standingRams(G);
  for (const ram of G.act.rams) if (!standing.includes(ram)) emit({ key: 'ramVoid', case: '8.1.2', who: [ram.by, ram.target] });
  G.act.rams = [...standing];
}

const SALLY_STEPS = { archery: 'sallyArchery', boarding: 'sallyBoarding', melee: 'sallyMelee' } as const;

/** Whether neither side can act in any Sally segment. If so, initiative is not rolled. */
const neitherSideActs = (G: Sluys): boolean =>
  memoizing(() => !SIDES.some((side) => Object.values(SALLY_STEPS).some((step) => canAct(G, side, sequence.sally.steps[step]))));

function sally(tools: Tools): boolean {
  const { G } = tools;
  const { sally: now } = G;
  if (!now) return false;
  if (!now.rolls && now.segment === 'archery' && neitherSideActs(G)) {
    tools.emit({ key: 'sallyEmpty', case: '2.2' });
    endSally(G);
    return false;
  }
  if (!now.rolls) {
    openSallySegment(tools);
    return false;
  }
  const side = sallySide(G);
  const step = SALLY_STEPS[now.segment];
  if (!canAct(G, side, sequence.sally.steps[step])) {
    nextSallyPortion(G);
    return false;
  }
  return ask(G, side, step);
}

/** Advances the End Phase (2.3). */
function endTurn(tools: Tools): boolean {
  const { G } = tools;
  const { end } = G;
  if (!end) return false;
  switch (end.segment) {
    case 'collapse':
      nextEndSegment(G);
      checkCollapse(tools);
      return false;
    case 'flemings':
      nextEndSegment(G);
      flemings(tools);
      return false;
    case 'rally':
      if (canAct(G, end.side, sequence.endTurn.steps.rally)) return ask(G, end.side, 'rally');
      nextRally(G);
      return false;
    case 'fires': {
      nextEndSegment(G);
      const left = squadronsAfire(G);
      if (left.length > 0) next(G, { do: 'fires', left });
      return false;
    }
    case 'weather':
      changeWeather(tools);
      checkTurnLimit(tools);
      if (!G.over) nextTurn(tools);
      return false;
  }
}

/** Returns the side that must decide, and its step; empty after the match. */
export function awaiting(G: Sluys): Record<PlayerID, Step> {
  if (G.over) return {};
  return { [seatOf(G.ask ? G.ask.side : G.toAct)]: G.ask ? 'decide' : G.step };
}
