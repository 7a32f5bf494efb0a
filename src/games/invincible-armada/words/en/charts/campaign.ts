import type { Weather, Wind } from '../../../ids.js';
import { common } from './common.js';

const weathers: { readonly [weather in Weather]: string } = { normal: 'Normal', calm: 'Calm', fog: 'Fog', gales: 'Gales' };

export const reinforce = {
  title: 'Reinforce',
  columns: [common.die, common.result],
  gain: 'remove 1 Hit, or +1 strength',
};

const gauge: { readonly [result in Wind | 'badWeather']: string } = {
  west: 'Westerly wind',
  east: 'Easterly wind',
  badWeather: 'Wind unchanged; roll for bad weather',
};

export const weatherGauge = { title: 'Weather Gauge', columns: ['2 dice', common.result], results: gauge };

export const badWeather = { title: 'Bad Weather', columns: [common.die, 'Weather'], results: weathers };

export const weatherEffects = {
  title: 'Weather Effects',
  columns: ['', weathers.normal, weathers.calm, weathers.fog, weathers.gales],
  rows: {
    act: ['Move and attack', 'all', 'Moncada', 'none', 'none'],
    recover: ['Repair, Rally, Resupply', 'yes', 'yes', 'yes', 'no'],
    reinforce: ['Reinforce', 'off the Tactical Map', 'in port', 'off the Tactical Map', 'off the Tactical Map'],
    armada: ['Armada', '1 box', 'no move', '1 box', '1 or 2 boxes'],
    strategic: ['English on the Strategic Map', '2 boxes with the wind, 1 against', 'no move', '1 box', 'normal move, then 1 box'],
    exit: ['Exit and entry, Tactical Map', 'yes', 'no', 'yes', 'yes'],
    test: ['Rendezvous and invasion', 'yes', 'postponed', 'postponed', 'postponed'],
    fireships: ['Fireships', 'yes', 'yes', 'yes', 'yes'],
  },
};

export const galeDamage = {
  title: 'Gale Damage',
  columns: ['Die for each squadron not in port', common.result],
  hit: '1 Hit, then a Morale Roll',
  note: 'Also used for the storm in Biscay (17.2.5), without a Morale Roll.',
};

export const strategicMoves = {
  title: 'English Strategic Movement',
  columns: ['Weather', 'Move of a squadron'],
  rows: [
    [
      weathers.normal,
      '1 step of any kind; or 2 boxes with the wind; or out of port and 1 box with the wind; or 1 box with the wind and into port',
    ],
    [weathers.fog, '1 step of any kind'],
    [weathers.gales, 'a normal move, then 1 step of any kind unless the squadron has entered port'],
    [weathers.calm, 'none'],
  ],
};

export const fireshipMorale = {
  title: 'Fireships: Morale Modifier',
  columns: ['English squadrons on the Tactical Map', 'Modifier'],
  note: (hellburners: number) => `Hellburners (17.2.1): +${hellburners} more.`,
};

export const fireshipDiagram = {
  title: 'Fireships Attack Move Diagram',
  columns: ['2 dice', 'Drift', 'Columns east', 'Rows south'],
};

export const condition = {
  title: 'Condition of the Armada',
  columns: ['Added to the die', 'Modifier'],
  warship: 'each unbroken squadron except the Medina squadrons',
  medina: 'each unbroken Medina squadron',
  flagship: 'unbroken flagship, in addition',
  powder: (squadrons: number) => `${squadrons} or more squadrons with Low Ammo`,
};

export const conditionTest = {
  title: 'Condition of the Armada: Result',
  columns: ['Modified die', common.result],
  unfit: 'unfit: the English win',
  fit: 'fit',
};

export const armyArrival = {
  title: 'Arrival of the Army',
  columns: ['Attempt', 'Needed on the modified die'],
  attempts: ['first', 'second', 'third and later'],
  certain: (blockaded: string) => `automatic (Dutch blockade: ${blockaded})`,
  note: (add: { ready: string; delayed: string; parmaPrepared: string; dutchBlockade: string }) =>
    `Parma Ready ${add.ready} each, Parma Delayed ${add.delayed} each (values reconstructed); Parma prepared ${add.parmaPrepared}; Dutch blockade ${add.dutchBlockade}.`,
};
