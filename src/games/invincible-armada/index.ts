import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules, type Sequence } from '../../kit/rules.js';
import { captain } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { passBattleChits, playBattleChit } from './rules/battleChits.js';
import { blessingSegment, keepChits } from './rules/blessing.js';
import { attack, holdFire } from './rules/combat.js';
import { applyDeployment, confirmDeployment, deploySegment, placeSquadron, stormSegment } from './rules/deploy.js';
import { drawSegment, eventsSegment, resolveEvent } from './rules/events.js';
import { driftTo, evade, fireshipsSegment } from './rules/fireships.js';
import type { Tools } from './rules/fleet.js';
import { handOfGod, letStand, settleWindows } from './rules/handOfGod.js';
import { sail } from './rules/movement.js';
import { rally, repair, resupply, takeLowAmmo } from './rules/recovery.js';
import { reinforce, reinforceSegment } from './rules/reinforce.js';
import { invasionSegment, rendezvousSegment, testArmada } from './rules/rendezvous.js';
import { anchor, disengage, disengageSegment, reform, reformSegment } from './rules/reorganize.js';
import { advance } from './rules/sequence.js';
import {
  armadaSegment,
  endStrategic,
  enterTactical,
  exitSegment,
  exitTactical,
  moveArmada,
  sailSegment,
  sailStrategic,
} from './rules/strategic.js';
import { endTactical, tacticalPhase } from './rules/tactical.js';
import { chooseTactic } from './rules/tactics.js';
import { concede } from './rules/victory.js';
import { weatherSegment } from './rules/weather.js';
import { acceptBattle, withdraw } from './rules/withdrawal.js';
import { options, scenarios, setup } from './setup.js';
import { type Armada, awaiting, phaseOf, type SegmentId, type Step, view } from './state.js';
import { texts } from './texts.js';

export type { Armada } from './state.js';

const reaction = [handOfGod, letStand];
const battle = {
  attackChoice: [attack, holdFire],
  tactic: [chooseTactic],
  battleChits: [playBattleChit, passBattleChits],
  reaction,
};

/** The sequence of play [5.0], with the set-up before it: what may be decided in each phase. */
const sequence = {
  deploy: {
    title: 'Spanish Deployment',
    case: '4.3',
    steps: { deploy: [applyDeployment, placeSquadron, confirmDeployment] },
  },
  blessing: {
    title: 'Blessing',
    case: '17.1.7',
    steps: { blessing: [keepChits], resolve: [resolveEvent], reaction },
  },
  englishTactical: {
    title: 'English Tactical Move Phase',
    case: '6.0',
    steps: { act: [sail, repair, rally, resupply, endTactical], ...battle },
  },
  spanishTactical: {
    title: 'Spanish Tactical Move Phase',
    case: '6.0',
    steps: { act: [sail, repair, rally, resupply, takeLowAmmo, endTactical], withdrawal: [withdraw, acceptBattle], ...battle },
  },
  reorganize: {
    title: 'Reorganize and Reinforce Phase',
    case: '9.0',
    steps: { disengage: [disengage], reform: [reform], anchor: [anchor], test: [testArmada], reinforce: [reinforce], reaction },
  },
  crisis: {
    title: 'Fireships and Rendezvous',
    case: '13.0',
    steps: { evade: [evade], drift: [driftTo], test: [testArmada] },
  },
  strategic: {
    title: 'Weather and Strategic Move Phase',
    case: '12.0',
    steps: { exit: [exitTactical], armada: [moveArmada], sail: [sailStrategic, enterTactical, endStrategic] },
  },
  events: {
    title: 'Event Chit Draw Phase',
    case: '16.0',
    steps: { resolve: [resolveEvent], reaction },
  },
} as const satisfies Sequence<Armada>;

/** Carries a segment on: to a decision, or a bit further ('again'), or to its end (nothing). */
type Segment = (table: Tools) => Step | 'again' | undefined;

/** The segments of the sequence of play in order. */
const segments: { readonly [id in SegmentId]: Segment } = {
  storm: stormSegment,
  deploy: deploySegment,
  spanishBlessing: (table) => blessingSegment(table, 'spanish'),
  spanishGifts: eventsSegment,
  englishBlessing: (table) => blessingSegment(table, 'english'),
  englishGifts: eventsSegment,

  englishTactical: tacticalPhase,
  spanishTactical: tacticalPhase,
  disengage: disengageSegment,
  reform: reformSegment,
  invasion: invasionSegment,
  reinforce: reinforceSegment,
  fireships: fireshipsSegment,
  rendezvous: rendezvousSegment,
  weather: weatherSegment,
  exit: exitSegment,
  armada: armadaSegment,
  sail: sailSegment,
  spanishDraw: (table) => drawSegment(table, 'spanish'),
  spanishEvents: eventsSegment,
  englishDraw: (table) => drawSegment(table, 'english'),
  englishEvents: eventsSegment,
};

function proceed(table: Tools): void {
  const { G } = table;
  while (!G.result) {
    const step = settleWindows(table) ?? (G.result ? undefined : segments[G.segment](table));
    if (step === 'again') continue;
    if (step) {
      G.step = step;
      return;
    }
    if (!G.result) advance(table);
  }
}

const rules = makeRules({
  sequence,
  always: [concede],
  texts,
  setup,
  proceed,
  phase: phaseOf,
  awaiting,
  view,
  result: (G) => G.result ?? undefined,
});

/** The game in a language. */
const present = (language: Language): Presentation => ({ ...titleOf(meta, language), scenarios, options, charts, texts });

export const invincibleArmada: GameDefinition<Armada> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always: [concede],
  fault,
  captain,
};
