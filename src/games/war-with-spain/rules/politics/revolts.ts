import { nationOf } from '../../data/map.js';
import { ENGLISH_REVOLT, IRISH_COLUMNS, IRISH_REVOLT, SCOTTISH_REVOLT } from '../../data/tables.js';
import { seatOf } from '../../ids.js';
import type { Tools } from '../tools.js';
import { isHex, ownerOf, strengthOf } from '../units.js';
import { callToArms, canPlace, type Rising } from './risings.js';

/**
 * Rolls on the revolt tables after first landings.
 * @returns whether a decision is pending
 */
export function readRevolts(tools: Tools): boolean {
  const { G } = tools;
  const { landed } = G;
  if (landed.fresh.includes('ireland')) raiseIreland(tools);
  if (landed.fresh.includes('britain')) raiseBritain(tools);
  landed.fresh = [];
  for (let due = landed.risings.shift(); due; due = landed.risings.shift()) {
    const { revolt, strength } = due;
    const rising: Rising = { step: 'placeAllies', side: 'S', revolt, left: strength, placed: [] };
    if (!canPlace(G, rising)) continue;
    callToArms(tools, rising);
    return true;
  }
  return false;
}

function raiseIreland({ G, dice, emit }: Tools): void {
  const army = Object.keys(G.land).filter((id) => ownerOf(G, id) === 'S' && isHex(G.land[id].at) && nationOf(G.land[id].at) === 'IRE');
  const landedStrength = strengthOf(G, army);
  const column = Math.max(0, IRISH_COLUMNS.filter((least) => least <= landedStrength).length - 1);
  const die = dice.die(6);
  const strength = IRISH_REVOLT[die - 1][column];
  G.landed.ireland = true;
  emit({
    key: 'irishRevolt',
    case: '15.21',
    by: seatOf('S'),
    values: { landed: landedStrength, strength },
    roll: { dice: [die], chart: 'irish', row: die - 1 },
  });
  if (strength) G.landed.risings.push({ revolt: 'irish', strength });
}

function raiseBritain({ G, dice, emit }: Tools): void {
  const tables = [
    { revolt: 'engcath', chart: 'english', key: 'englishRevolt', case: '15.32', results: ENGLISH_REVOLT },
    { revolt: 'scotcath', chart: 'scottish', key: 'scottishRevolt', case: '15.33', results: SCOTTISH_REVOLT },
  ] as const;
  G.landed.britain = true;
  G.landed.musterDue = true;
  for (const { revolt, chart, key, case: ruleCase, results } of tables) {
    const die = dice.die(6);
    const strength = results[die - 1];
    emit({ key, case: ruleCase, by: seatOf('S'), values: { strength }, roll: { dice: [die], chart, row: die - 1 } });
    if (strength) G.landed.risings.push({ revolt, strength });
  }
}

/**
 * Places Loyal Irish and Scottish Protestants. Units for which no hex is free wait.
 * @returns whether any can be placed
 */
export function placeLoyalists(tools: Tools): boolean {
  const { G } = tools;
  for (const revolt of ['loyalirish', 'scotprot'] as const) {
    const left = revolt === 'loyalirish' ? G.landed.loyalIrish.length : G.landed.scotProt.length;
    const rising: Rising = { step: 'placeAllies', side: 'E', revolt, left, placed: [] };
    if (!canPlace(G, rising)) continue;
    callToArms(tools, rising);
    return true;
  }
  return false;
}
