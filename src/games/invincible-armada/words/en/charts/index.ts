import type { RulingId } from '../../../data/tables.js';
import { reasons, sources } from '../names.js';
import * as battle from './battle.js';
import * as campaign from './campaign.js';
import { common } from './common.js';
import * as counters from './counters.js';

const readings: { readonly [ruleCase in RulingId]: string } = {
  '7.1':
    'A squadron is fought once from each side in a phase: nobody strikes through a side from which it has been fought, whoever did it.',
  '8.4.2': 'Taking over a Low Ammo marker is the action of the Medina squadron; distance and the state of either do not matter.',
  '9.3':
    'The anchorage is for the turn of the fireships; then every English squadron keeps off rows 8 and 9. Later turns in box 10 are like any other.',
  '12.1': 'The English leave, sail and enter in boxes 10 to 12 as well; nobody leaves in Calm.',
  '13.1': 'A squadron without sea room takes its Hit and a Morale Roll, which may break it; it does not drift.',
  '16.0':
    'A Hand of God answers a chit while it lies open: a Bonus Draw before its draws, any other in the order drawn, and only if the Hand was held by then.',
};

const rulings = { title: 'Open Readings', columns: ['Case', 'As it is played here'], readings };

/** The words of the charts, in English, and where their figures come from. */
export const en = { charts: { common, ...battle, ...campaign, ...counters, rulings }, reasons, sources };
