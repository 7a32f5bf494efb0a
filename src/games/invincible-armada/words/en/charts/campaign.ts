import type { Weather, Wind } from '../../../ids.js';
import { common } from './common.js';

/** The charts of modules 10.0 to 15.0. */

const weathers: { readonly [weather in Weather]: string } = { normal: 'Normal', calm: 'Calm', fog: 'Fog', gales: 'Gales' };

export const reinforce = {
  title: 'Reinforce',
  columns: [common.die, common.result],
  gain: 'one Hit less, or one strength more',
};

const gauge: { readonly [result in Wind | 'badWeather']: string } = {
  west: 'Westerly wind',
  east: 'Easterly wind',
  badWeather: 'Wind unchanged; roll for bad weather',
};

export const weatherGauge = { title: 'Weather Gauge', columns: ['Two dice', common.result], results: gauge };

export const badWeather = { title: 'Bad Weather', columns: [common.die, 'Weather'], results: weathers };

export const weatherEffects = {
  title: 'Weather Effects',
  columns: ['', weathers.normal, weathers.calm, weathers.fog, weathers.gales],
  rows: {
    act: ['Move and attack', 'all', 'Moncada', 'none', 'none'],
    recover: ['Rally, Repair, Resupply', 'yes', 'yes', 'yes', 'no'],
    reinforce: ['Reinforce', 'off the map', 'in port', 'off the map', 'off the map'],
    armada: ['Armada', '1 box', 'lies still', '1 box', '1 or 2 boxes'],
    strategic: ['English, strategic', '2 with the wind, 1 against', 'none', '1 box', 'as normal, then 1 more'],
    exit: ['Exit and entry', 'yes', 'no', 'yes', 'yes'],
    test: ['Rendezvous, invasion', 'yes', 'postponed', 'postponed', 'postponed'],
    fireships: ['Fireships', 'yes', 'yes', 'yes', 'yes'],
  },
};

export const galeDamage = {
  title: 'Storm Damage',
  columns: ['Die for each squadron not in port', common.result],
  hit: 'one Hit, then Morale',
  note: 'Also read, without Morale, for the storm in Biscay (17.2.5).',
};

export const strategicMoves = {
  title: 'English Strategic Movement',
  columns: ['Weather', 'A squadron may sail'],
  rows: [
    [weathers.normal, 'one step of any kind; or out of port and one box with the wind; or two boxes with it, or one and into port'],
    [weathers.fog, 'one step of any kind'],
    [weathers.gales, 'as in normal weather, then one step of any kind, unless it has put into port'],
    [weathers.calm, 'nothing'],
  ],
};

export const fireshipMorale = {
  title: 'Fireships: Morale',
  columns: ['English squadrons on the tactical map', 'Modifier'],
  note: (hellburners: number) => `Hellburners (17.2.1): +${hellburners} more.`,
};

export const fireshipDiagram = {
  title: 'Fireships Attack Move Diagram',
  columns: ['Two dice', 'Carried', 'Columns east', 'Rows south'],
};

export const condition = {
  title: 'Condition of the Armada',
  columns: ['Added to one die', 'Modifier'],
  warship: 'each unbroken squadron other than the Medinas',
  medina: 'each unbroken Medina squadron',
  flagship: 'the flagship unbroken, besides',
  powder: (squadrons: number) => `${squadrons} squadrons or more with Low Ammo`,
};

export const conditionTest = {
  title: 'Condition of the Armada: Result',
  columns: ['Die with modifiers', common.result],
  unfit: 'unfit: the English win',
  fit: 'fit',
};

export const armyArrival = {
  title: 'Arrival of the Army',
  columns: ['Attempt', 'Needed on one die with modifiers'],
  attempts: ['first', 'second', 'third and later'],
  certain: (blockaded: string) => `certain (Dutch blockade: ${blockaded})`,
  note: (add: { ready: string; delayed: string; parmaPrepared: string; dutchBlockade: string }) =>
    `Parma Ready ${add.ready} each, Parma Delayed ${add.delayed} each (values reconstructed); Parma prepared ${add.parmaPrepared}; Dutch blockade ${add.dutchBlockade}.`,
};
