import type { MovesIn, Phase, Sequence } from '../../kit/rules.js';
import type { RuleCase } from './keys.js';
import { deactivateNaval } from './rules/activation/layingUp.js';
import { buildLand, musterFree } from './rules/activation/levies.js';
import { cancelOrder, finishActivation } from './rules/activation/orders.js';
import { deactivateLand, placeLand, setHold } from './rules/activation/placing.js';
import { buildNaval, repairNaval } from './rules/activation/shipbuilding.js';
import { assault } from './rules/landCombat/assault.js';
import { takeLandLosses } from './rules/landCombat/losses.js';
import { advance, retreat } from './rules/landCombat/retreat.js';
import { march } from './rules/landMovement/marching.js';
import { assignLeader } from './rules/leaders/assignment.js';
import { settlePenalty } from './rules/money/bankruptcy.js';
import { buyMunitions } from './rules/money/munitions.js';
import { chooseTreasureMonth, placeTreasureFleet } from './rules/money/treasureFleet.js';
import { attackFleet } from './rules/navalCombat/attack.js';
import { breakOff, fightRound, standFast, tryDisengage } from './rules/navalCombat/battle.js';
import { takeNavalLosses } from './rules/navalCombat/losses.js';
import { addToFleet, formFleet, mergeFleets, removeFromFleet } from './rules/navalMovement/grouping/fleets.js';
import { intercept, passIntercept, setPassing, setStanding } from './rules/navalMovement/interception/interception.js';
import { coast, sail, sailOn } from './rules/navalMovement/sailing.js';
import { dropCargo, embark } from './rules/navalMovement/transport/embarking.js';
import { debark } from './rules/navalMovement/transport/landing.js';
import { finishAllies, placeAlly } from './rules/politics/risings.js';
import { answerSiege } from './rules/sieges/answer.js';
import { finishAdministration } from './rules/turn/administration.js';
import { finishLandCombat, finishLandMovement } from './rules/turn/landPhase.js';
import { finishNavalCombat, finishNavalMovement } from './rules/turn/navalPhase.js';
import { concede } from './rules/victory/victory.js';
import type { PhaseId, WarWithSpain } from './state.js';

/** Actions that form and change fleets [6.1, 13.16]. */
const grouping = [formFleet, addToFleet, removeFromFleet, mergeFleets, assignLeader] as const;

/** Action that settles a penalty, in any phase [11.3]. */
const penalty = [settlePenalty] as const;

const navalSteps = {
  navalMove: [...grouping, embark, debark, sail, coast, setStanding, setPassing, finishNavalMovement],
  sailOn: [sailOn],
  intercept: [intercept, passIntercept],
  navalLosses: [takeNavalLosses],
  dropCargo: [dropCargo],
  navalAttack: [attackFleet, finishNavalCombat],
  answerSiege: [answerSiege],
  round: [fightRound, breakOff],
  disengage: [tryDisengage, standFast],
  penalty,
} as const satisfies Phase<WarWithSpain>['steps'];

const landSteps = {
  march: [march, finishLandMovement],
  assault: [assault, finishLandCombat],
  answerSiege: [answerSiege],
  landLosses: [takeLandLosses],
  retreat: [retreat],
  advance: [advance],
  penalty,
} as const satisfies Phase<WarWithSpain>['steps'];

/** Actions that place rebels and loyal allies [15.22, 15.24, 15.34]. */
const allies = { placeAllies: [placeAlly, finishAllies] } as const satisfies Phase<WarWithSpain>['steps'];

/** The sequence of play [4.2]. */
export const sequence = {
  activation: {
    title: 'Joint Activation',
    case: '4.2',
    steps: {
      activate: [
        buildNaval,
        buildLand,
        repairNaval,
        musterFree,
        setHold,
        placeLand,
        cancelOrder,
        finishActivation,
        setPassing,
        chooseTreasureMonth,
        placeTreasureFleet,
      ],
    },
  },
  navalEnglish: { title: 'English Naval Phase', case: '4.2', steps: navalSteps },
  navalSpanish: { title: 'Spanish Naval Phase', case: '4.2', steps: { ...navalSteps, ...allies } },
  landEnglish: { title: 'English Land Phase', case: '4.2', steps: { ...allies, ...landSteps } },
  landSpanish: { title: 'Spanish Land Phase', case: '4.2', steps: landSteps },
  administration: {
    title: 'Joint Administration',
    case: '4.2',
    steps: { penalty, administer: [...grouping, buyMunitions, deactivateNaval, deactivateLand, setPassing, finishAdministration] },
  },
} as const satisfies Sequence<WarWithSpain, RuleCase> & { readonly [phase in PhaseId]: object };

export const always = [concede] as const;

export type WarMove = MovesIn<typeof sequence, typeof always>;
