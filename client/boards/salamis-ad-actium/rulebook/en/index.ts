import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { campaign, campaignBattles, campaignUpkeep } from './campaign.js';
import { divineIntervention, housekeeping, intermediatePhase } from './intermediatePhase.js';
import { introduction, layingOut, playingArea } from './introduction.js';
import { hazards, movement, sailing, turnSequence } from './movement.js';
import { boarding, raking, ramming } from './ramming.js';
import { chronology, fleetLists, fleets, pointsValues, shipData } from './shipData.js';
import { shooting, specialWeapons } from './shooting.js';

export const en: Rulebook = [
  ...introduction,
  ...fleets,
  ...playingArea,
  ...layingOut,
  ...divineIntervention,
  ...turnSequence,
  ...movement,
  ...sailing,
  ...hazards,
  ...shooting,
  ...ramming,
  ...raking,
  ...boarding,
  ...specialWeapons,
  ...intermediatePhase,
  ...housekeeping,
  ...fleetLists,
  ...campaign,
  ...campaignBattles,
  ...campaignUpkeep,
  ...chronology,
  ...shipData,
  ...pointsValues,
];
