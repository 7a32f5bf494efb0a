import type { Value } from '../../../../../kit/events.js';
import type { Texts } from '../../../../../kit/texts.js';
import { seaName, windName } from '../wording.js';

/** Texts of divine intervention [3]. */

const ANSWERS: { readonly [answer: string]: string } = {
  offended: 'offended',
  silence: 'silent',
  favour: 'well disposed',
  great: 'moved to do much',
};
const GODS: { readonly [god: string]: string } = { sea: 'sea', wind: 'winds', war: 'war', craft: 'craft', healing: 'healing' };
const god = (id: Value | undefined): string => GODS[String(id)] ?? 'heaven';

export const godsTexts: Texts = {
  'refusal.noLibations': 'Nobody pours libations in this match.',
  'refusal.libationsPoured': 'You have no libation left.',
  'refusal.libationThisTurn': 'You have called on the gods this turn.',
  'refusal.libationFirst': 'A libation comes before anything else in an Action Phase.',
  'refusal.wrongWish': (v) => `That is not what the god of ${god(v.god)} is asked for.`,
  'chronicle.libation': (v) => `The god of ${god(v.god)} is ${ANSWERS[String(v.answer)]}.`,
  'chronicle.godsSea': (v) => `The sea is ${seaName(v.sea)} now.`,
  'chronicle.godsWind': (v) => `${windName(v.strength, v.from)}: so the gods will it.`,
  'chronicle.godsShake': 'Dread takes hold of a squadron.',
  'chronicle.godsInspire': (v) => `A squadron fights the better for it: ${v.by} more when boarding this turn.`,
  'chronicle.godsInitiative': (v) => `Tactical Initiative: ${Number(v.by) < 0 ? `${-Number(v.by)} lost` : `${v.by} regained`}.`,
  'chronicle.godsDisorder': 'A crew falls into disorder.',
  'chronicle.godsSteady': 'A squadron takes heart again.',
  'chronicle.godsHeal': 'Fires go out.',
  'modifier.poured': 'libations before this one',
};
