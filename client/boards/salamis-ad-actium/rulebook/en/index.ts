import type { Rulebook } from '../../../../kit/rules/rulebook.js';
import { boarding } from './boarding.js';
import { campaign } from './campaign.js';
import { campaignBattles } from './campaignBattles.js';
import { campaignUpkeep } from './campaignUpkeep.js';
import { chronology } from './chronology.js';
import { divineIntervention } from './divineIntervention.js';
import { fleetLists } from './fleetLists.js';
import { fleets } from './fleets.js';
import { hazards } from './hazards.js';
import { housekeeping } from './housekeeping.js';
import { intermediatePhase } from './intermediatePhase.js';
import { introduction } from './introduction.js';
import { layingOut } from './layingOut.js';
import { movement } from './movement.js';
import { playingArea } from './playingArea.js';
import { pointsValues } from './pointsValues.js';
import { raking } from './raking.js';
import { ramming } from './ramming.js';
import { sailing } from './sailing.js';
import { shipData } from './shipData.js';
import { shooting } from './shooting.js';
import { specialWeapons } from './specialWeapons.js';
import { turnSequence } from './turnSequence.js';

/** Chapter after chapter, as the printed rulebook has them. */
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
