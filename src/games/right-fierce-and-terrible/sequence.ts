import type { MovesIn, Sequence } from '../../kit/rules.js';
import type { RuleCase } from './keys.js';
import { activateCommand, drawChit, passChoice } from './rules/activation.js';
import { shoot } from './rules/archery.js';
import { assignCommand, board } from './rules/boarding.js';
import { heroism, sacrifice } from './rules/casualties.js';
import { cutLoose } from './rules/chains.js';
import { avertCollapse } from './rules/collapse.js';
import { chainSquadrons, load, placeSquadron } from './rules/deployment/berths.js';
import { confirmDeployment, unplace, useStandardDeployment } from './rules/deployment/standard.js';
import { endSegment } from './rules/endSegment.js';
import { placeEntry } from './rules/entry.js';
import { executeLeader } from './rules/execution.js';
import { flemishTarget } from './rules/flemings.js';
import { disengage, grapple } from './rules/grappling.js';
import { reroll } from './rules/leaders.js';
import { takeLoss } from './rules/losses.js';
import { melee } from './rules/melee.js';
import { moveSquadron } from './rules/movement.js';
import { rally, saveMarines } from './rules/rally.js';
import { declareRam, resolveRam } from './rules/ramming.js';
import { concede } from './rules/victory.js';
import type { PhaseName, Sluys } from './state.js';

/** Actions that answer decisions during a phase. */
const decide = [assignCommand, takeLoss, sacrifice, reroll, heroism, avertCollapse, flemishTarget, saveMarines] as const;

export const sequence = {
  deploy: {
    title: 'Preparation for Play',
    case: '12.1',
    steps: { deploy: [placeSquadron, chainSquadrons, load, useStandardDeployment, confirmDeployment, unplace] },
  },
  activation: {
    title: 'Activation Phase',
    case: '2.1',
    steps: {
      drawChit: [drawChit],
      chooseCommand: [activateCommand, passChoice],
      sailsOars: [placeEntry, moveSquadron, cutLoose, declareRam, executeLeader, endSegment],
      ram: [resolveRam],
      archery: [shoot, endSegment],
      grapple: [grapple, disengage, endSegment],
      boarding: [board, endSegment],
      melee: [melee, endSegment],
      maneuver: [moveSquadron, declareRam, grapple, disengage, cutLoose, endSegment],
      decide,
    },
  },
  sally: {
    title: 'Sally Phase',
    case: '2.2',
    steps: {
      sallyArchery: [shoot, endSegment],
      sallyBoarding: [board, endSegment],
      sallyMelee: [melee, endSegment],
      decide,
    },
  },
  endTurn: { title: 'End Phase', case: '2.3', steps: { rally: [rally, endSegment], decide } },
} as const satisfies Sequence<Sluys, RuleCase> & { readonly [phase in PhaseName]: unknown };

export const always = [concede] as const;

export type SluysMove = MovesIn<typeof sequence, typeof always>;
