import type { RulingId } from '../../../data/tables.js';
import { reasons, sources } from '../names.js';
import * as battle from './battle.js';
import * as campaign from './campaign.js';
import { common } from './common.js';
import * as counters from './counters.js';

const readings: { readonly [ruleCase in RulingId]: string } = {
  '7.1': 'In a phase a squadron may be attacked once from each of its four sides, even if different squadrons attack.',
  '8.4.2':
    'Taking over a Low Ammo marker is the action of the Medina squadron. The distance does not matter, and either squadron may be Broken.',
  '9.3':
    'The anchorage applies only on the turn of the fireship attack. On that turn no English squadron may end on rows 8 and 9. Later turns in box 10 are normal.',
  '12.1': 'English squadrons also leave, move and enter while the Armada is in boxes 10 to 12. They may not leave in Calm.',
  '13.1': 'A squadron without a vacant adjacent square takes 1 Hit and makes a Morale Roll. If it breaks, it does not drift.',
  '16.0':
    'Hand of God may cancel a Bonus Draw before its draws, and any other chit when it takes effect, in the order drawn. The side must already hold Hand of God.',
};

const rulings = { title: 'Rulings', columns: ['Case', 'Reading used here'], readings };

export const en = { charts: { common, ...battle, ...campaign, ...counters, rulings }, reasons, sources };
