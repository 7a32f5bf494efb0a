import type { Action } from '../../../kit/action.js';
import { memoizing } from '../../../kit/memo.js';
import type { PlayerID } from '../../../kit/seats.js';
import { sequence } from '../sequence.js';
import { type PhaseName, SIDES, type Side, type Sluys, type Step, seatOf, type Task } from '../state.js';
import { betweenActivations } from './activation.js';
import { throwAgain } from './again.js';
import { next } from './agenda.js';
import type { Tools } from './args.js';
import { testCapture } from './capture.js';
import { casualtyCheck } from './casualties.js';
import { checkCollapse, collapseFailed } from './collapse.js';
import { endSegment } from './endSegment.js';
import { burning, checkFires } from './fire.js';
import { flemings } from './flemings.js';
import { ask, beginTurn, endSally, nextEndSegment, nextRally, nextSallyPortion, nextSegment, nextTurn } from './flow.js';
import { openSallySegment, readInitiative, sallySide } from './initiative.js';
import { freeCaptives } from './leaders.js';
import { sufferLosses } from './losses.js';
import { meleeStage } from './meleeRound.js';
import { assign } from './prizes.js';
import { standingRams } from './ramming.js';
import { crowded } from './saving.js';
import { checkDecisive, checkTurnLimit } from './victory.js';
import { changeWeather } from './weather.js';

/** Carries out everything that needs no decision, up to the next one or the end. */
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

/** What carries out each kind of task. */
const TASKS: { readonly [K in Task['do']]: (tools: Tools, task: Extract<Task, { do: K }>) => void } = {
  losses: sufferLosses,
  casualty: casualtyCheck,
  captures: testCapture,
  assign,
  melee: meleeStage,
  initiative: readInitiative,
  again: throwAgain,
  collapse: collapseFailed,
  fires: checkFires,
  saving: crowded,
};

function carryOut<K extends Task['do']>(tools: Tools, task: Extract<Task, { do: K }>): void {
  TASKS[task.do as K](tools, task);
}

/** One step along each phase of the sequence of play (2.0). They return whether somebody is awaited now. */
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

/** Whether a side has anything to do at a step but to end it. */
function canAct(G: Sluys, side: Side, actions: readonly Action<Sluys>[]): boolean {
  return memoizing(() => {
    for (const each of actions) if (each !== endSegment) for (const _ of each.choices(G, seatOf(side))) return true;
    return false;
  });
}

/** A segment in which its owner can do nothing, or nothing more, is over without a question. */
function segment(tools: Tools): boolean {
  const { G } = tools;
  const { act } = G;
  if (!act) return false;
  if (act.segment === 'ram') dropVoidRams(tools);
  if (!canAct(G, act.side, sequence.activation.steps[act.segment])) {
    nextSegment(G);
    return false;
  }
  return ask(G, act.side, act.segment);
}

function dropVoidRams({ G, emit }: Tools): void {
  if (!G.act) return;
  const standing = standingRams(G);
  for (const ram of G.act.rams) if (!standing.includes(ram)) emit({ key: 'ramVoid', case: '8.1.2', who: [ram.by, ram.target] });
  G.act.rams = [...standing];
}

/** The step that each segment of the Sally is decided at. */
const SALLY_STEPS = { archery: 'sallyArchery', boarding: 'sallyBoarding', melee: 'sallyMelee' } as const;

/** Whether nobody could do anything in any segment of the Sally: then no initiative is thrown. */
const nobodySallies = (G: Sluys): boolean =>
  memoizing(() => !SIDES.some((side) => Object.values(SALLY_STEPS).some((step) => canAct(G, side, sequence.sally.steps[step]))));

function sally(tools: Tools): boolean {
  const { G } = tools;
  const { sally: now } = G;
  if (!now) return false;
  if (!now.rolls && now.segment === 'archery' && nobodySallies(G)) {
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

/** 2.3: collapse, (Flemings,) rally, fires, wind and current; then the next turn. */
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
      const left = burning(G);
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

/** Who must decide, and at which step; nobody once the match is over. */
export function awaiting(G: Sluys): Record<PlayerID, Step> {
  if (G.over) return {};
  return { [seatOf(G.ask ? G.ask.side : G.toAct)]: G.ask ? 'decide' : G.step };
}
