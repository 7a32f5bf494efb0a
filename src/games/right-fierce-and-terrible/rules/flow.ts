import type { Sluys, Task } from '../state.js';
import { beginTurn, nextActivation } from './activation.js';
import type { Tools } from './args.js';
import { checkCollapse, checkDecisive, checkTurnLimit, collapseFailed } from './collapse.js';
import { assign, testCapture } from './commands.js';
import { burning, checkFires } from './fire.js';
import { flemings } from './flemings.js';
import { casualtyCheck, freeCaptives } from './leaders.js';
import { sufferLosses } from './losses.js';
import { meleeStage } from './melee.js';
import { standingRams } from './ramming.js';
import { beginSally, nextSallyPortion, openSallySegment, readInitiative, sallySide } from './sally.js';
import { hasChoice, nextRally, nextSegment, RALLY_ACTIONS, SALLY_ACTIONS, SALLY_STEPS, SEGMENT_ACTIONS } from './segments.js';
import { changeWeather } from './weather.js';

/** Carries out everything that needs no decision, up to the next one or the end. */
export function proceed(table: Tools): void {
  const { G } = table;
  for (;;) {
    freeCaptives(table);
    if (G.over || G.ask) return;
    const task = G.agenda.pop();
    if (task) {
      perform(table, task);
      continue;
    }
    if (G.phase !== 'deploy') checkDecisive(table);
    if (G.over || advance(table)) return;
  }
}

/** What carries out each kind of task. */
const CARRY_OUT: { readonly [K in Task['do']]: (table: Tools, task: Extract<Task, { do: K }>) => void } = {
  losses: sufferLosses,
  casualty: casualtyCheck,
  captures: testCapture,
  assign,
  melee: meleeStage,
  initiative: readInitiative,
  collapse: collapseFailed,
  fires: checkFires,
};

function perform<K extends Task['do']>(table: Tools, task: Extract<Task, { do: K }>): void {
  CARRY_OUT[task.do as K](table, task);
}

/** One step along the sequence of play (2.0). @returns whether somebody is awaited now */
function advance(table: Tools): boolean {
  const { G } = table;
  switch (G.phase) {
    case 'deploy':
      if (!G.options.byTheBook) return true;
      beginTurn(table);
      return false;
    case 'activation':
      return G.act ? segment(table) : betweenActivations(table);
    case 'sally':
      return sally(table);
    case 'endTurn':
      return endPhase(table);
  }
}

function betweenActivations(table: Tools): boolean {
  const next = nextActivation(table);
  if (next === 'none') beginSally(table);
  return next === true;
}

/**
 * A segment in which its owner can do nothing is passed over. Sails and Oars and Boarding, which throw no dice, are closed by
 * the player once he has been asked, so that his last move there can still be taken back.
 */
function segment(table: Tools): boolean {
  const { G } = table;
  const { act } = G;
  if (!act) return false;
  if (act.segment === 'ram') dropVoidRams(table);
  const closes = act.asked && (act.segment === 'sailsOars' || act.segment === 'boarding');
  if (!closes && !hasChoice(G, act.side, SEGMENT_ACTIONS[act.segment])) {
    nextSegment(G);
    return false;
  }
  act.asked = true;
  G.toAct = act.side;
  G.step = act.segment;
  return true;
}

function dropVoidRams({ G, tell }: Tools): void {
  if (!G.act) return;
  const standing = standingRams(G);
  for (const ram of G.act.rams) if (!standing.includes(ram)) tell({ key: 'ramVoid', case: '8.1.2', who: [ram.by, ram.target] });
  G.act.rams = [...standing];
}

function sally(table: Tools): boolean {
  const { G } = table;
  const { sally: now } = G;
  if (!now) return false;
  if (!now.rolls) {
    openSallySegment(table);
    return false;
  }
  const side = sallySide(G);
  const closes = now.asked && now.segment === 'boarding';
  if (!closes && !hasChoice(G, side, SALLY_ACTIONS[now.segment])) {
    nextSallyPortion(G);
    return false;
  }
  now.asked = true;
  G.toAct = side;
  G.step = SALLY_STEPS[now.segment];
  return true;
}

/** 2.3: collapse, (Flemings,) rally, fires, wind and current; then the next turn. */
function endPhase(table: Tools): boolean {
  const { G } = table;
  const { end } = G;
  if (!end) return false;
  switch (end.segment) {
    case 'collapse':
      end.segment = 'flemings';
      checkCollapse(table);
      return false;
    case 'flemings':
      end.segment = 'rally';
      flemings(table);
      return false;
    case 'rally':
      if (!hasChoice(G, end.side, RALLY_ACTIONS)) {
        nextRally(G);
        return false;
      }
      G.toAct = end.side;
      G.step = 'rally';
      return true;
    case 'fires': {
      end.segment = 'weather';
      const left = burning(G);
      if (left.length > 0) G.agenda.push({ do: 'fires', left });
      return false;
    }
    case 'weather':
      changeWeather(table);
      checkTurnLimit(table);
      if (!G.over) nextTurn(table);
      return false;
  }
}

function nextTurn(table: Tools): void {
  const { G } = table;
  G.end = null;
  G.turn += 1;
  beginTurn(table);
}

/** Who must decide, and at which step; nobody once the match is over. */
export function awaiting(G: Sluys): Record<string, string> {
  if (G.over) return {};
  const side = G.ask ? G.ask.side : G.toAct;
  return { [side === 'english' ? '0' : '1']: G.ask ? 'decide' : G.step };
}
