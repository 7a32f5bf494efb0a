import type { Action } from '../../kit/action.js';
import type { MovesIn, Phase } from '../../kit/rules.js';
import type { PhaseId, SEGMENTS } from './data/tables.js';
import { attack, holdFire } from './rules/combat/attack.js';
import { chooseTactic, passBattleChits, playBattleChit } from './rules/combat/battleChits.js';
import { acceptBattle, withdraw, withdrawTo } from './rules/combat/withdrawal.js';
import { driftTo, evade, invasionSegment, rendezvousSegment, testArmada } from './rules/crisis/condition.js';
import { fireshipsSegment } from './rules/crisis/fireships.js';
import { applyDeployment, confirmDeployment, deploySegment, placeSquadron } from './rules/deployment.js';
import { drawSegment, eventsSegment } from './rules/events/draw.js';
import { handOfGod, letStand } from './rules/events/handOfGod.js';
import { resolveEvent, settleWindows } from './rules/events/settle.js';
import { rally } from './rules/recovery/rally.js';
import { leaveRepair, repair, repairAgain } from './rules/recovery/repair.js';
import { resupply, takeLowAmmo } from './rules/recovery/resupply.js';
import { anchor, disengage, disengageSegment, reform, reformSegment } from './rules/reorganize/regroup.js';
import { reinforce, reinforceSegment } from './rules/reorganize/reinforce.js';
import { armadaSegment, moveArmada } from './rules/strategic/courses.js';
import { endStrategic, enterTactical, exitSegment, exitTactical, sailSegment, sailStrategic } from './rules/strategic/sail.js';
import { weatherSegment } from './rules/strategic/weather.js';
import { endTactical, tacticalPhase } from './rules/tactical/phase.js';
import { sail, sailOn } from './rules/tactical/sailing.js';
import type { Tools } from './rules/tools.js';
import { endSegment, phaseOf } from './rules/turn.js';
import { concede } from './rules/victory.js';
import { blessingSegment, keepChits, resupplyFleet, stormSegment } from './rules/whatIf/whatIf.js';
import type { Armada, Step } from './state.js';

const reaction = [handOfGod, letStand] as const;
const battle = {
  attackChoice: [attack, holdFire],
  tactic: [chooseTactic],
  battleChits: [playBattleChit, passBattleChits],
  reaction,
} as const;

/** Runs a segment. Returns the next decision, `again` if it must be called again, or undefined at its end. */
type Segment = (tools: Tools) => Step | 'again' | undefined;

type ArmadaSequence = {
  readonly [phase in PhaseId]: Phase<Armada> & {
    readonly segments: { readonly [id in (typeof SEGMENTS)[phase][number]]: Segment };
    readonly steps: { readonly [step in Step]?: readonly Action<Armada>[] };
  };
};

export const sequence = {
  deploy: {
    title: 'Spanish Deployment',
    case: '4.3',
    segments: { storm: stormSegment, deploy: deploySegment },
    steps: { deploy: [applyDeployment, placeSquadron, confirmDeployment] },
  },
  blessing: {
    title: 'Blessing',
    case: '17.1.7',
    segments: {
      spanishBlessing: (tools) => blessingSegment(tools, 'spanish'),
      spanishGifts: eventsSegment,
      englishBlessing: (tools) => blessingSegment(tools, 'english'),
      englishGifts: eventsSegment,
    },
    steps: { blessing: [keepChits], resolve: [resolveEvent], reaction },
  },
  englishTactical: {
    title: 'English Tactical Move Phase',
    case: '6.0',
    segments: { englishTactical: tacticalPhase },
    steps: { act: [sail, repair, rally, resupply, endTactical], sailOn: [sailOn], repairAgain: [repairAgain, leaveRepair], ...battle },
  },
  spanishTactical: {
    title: 'Spanish Tactical Move Phase',
    case: '6.0',
    segments: { spanishTactical: tacticalPhase },
    steps: {
      act: [sail, repair, rally, resupply, takeLowAmmo, endTactical],
      withdrawal: [withdraw, acceptBattle],
      withdrawTo: [withdrawTo],
      ...battle,
    },
  },
  reorganize: {
    title: 'Reorganize and Reinforce Phase',
    case: '9.0',
    segments: { disengage: disengageSegment, reform: reformSegment, invasion: invasionSegment, reinforce: reinforceSegment },
    steps: { disengage: [disengage], reform: [reform], anchor: [anchor], test: [testArmada], reinforce: [reinforce], reaction },
  },
  crisis: {
    title: 'Fireships and Rendezvous',
    case: '13.0',
    segments: { fireships: fireshipsSegment, rendezvous: rendezvousSegment },
    steps: { evade: [evade], drift: [driftTo], test: [testArmada], resupplyFleet: [resupplyFleet] },
  },
  strategic: {
    title: 'Weather and Strategic Move Phase',
    case: '12.0',
    segments: { weather: weatherSegment, exit: exitSegment, armada: armadaSegment, sail: sailSegment },
    steps: { exit: [exitTactical], armada: [moveArmada], sail: [sailStrategic, enterTactical, endStrategic] },
  },
  events: {
    title: 'Event Chit Draw Phase',
    case: '16.0',
    segments: {
      spanishDraw: (tools) => drawSegment(tools, 'spanish'),
      spanishEvents: eventsSegment,
      englishDraw: (tools) => drawSegment(tools, 'english'),
      englishEvents: eventsSegment,
    },
    steps: { resolve: [resolveEvent], reaction },
  },
} as const satisfies ArmadaSequence;

export const always = [concede] as const;

export type ArmadaMove = MovesIn<typeof sequence, typeof always>;

/** Runs the current segment, unless the segment or the match is over. */
function onward(tools: Tools): ReturnType<Segment> {
  const { G } = tools;
  const segments: { readonly [id: string]: Segment } = sequence[phaseOf(G)].segments;
  return G.result || G.concluded ? undefined : segments[G.segment](tools);
}

export function proceed(tools: Tools): void {
  const { G } = tools;
  while (!G.result) {
    const step = settleWindows(tools) ?? G.mayStill?.kind ?? onward(tools);
    if (step === 'again') continue;
    if (step) {
      G.step = step;
      return;
    }
    if (!G.result) endSegment(tools);
  }
}
