import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules, type Rules, type Sequence } from '../../kit/rules.js';
import { captainOf } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { activateCommand, drawChit, passChoice } from './rules/activation.js';
import { avertCollapse } from './rules/collapse.js';
import { assignCommand } from './rules/commands.js';
import { concede, setPreference } from './rules/concession.js';
import { chainSquadrons, confirmDeployment, load, placeSquadron, unplace, useStandardDeployment } from './rules/deployment.js';
import { reroll } from './rules/edward.js';
import { flemishTarget } from './rules/flemings.js';
import { awaiting, proceed } from './rules/flow.js';
import { heroism } from './rules/heroism.js';
import { sacrifice } from './rules/leaders.js';
import { takeLoss } from './rules/losses.js';
import { rally } from './rules/rally.js';
import { endSegment, SALLY_ACTIONS, SEGMENT_ACTIONS } from './rules/segments.js';
import { options, scenarios, setup } from './setup.js';
import { type Sluys, view } from './state.js';
import { texts } from './texts.js';

/** Decisions that interrupt a phase: a prize's command, a step to lose, an act of heroism (3.0, 5.2.5, 8.3.21, 11.2.5). */
const decisions = [assignCommand, takeLoss, sacrifice, reroll, heroism, avertCollapse, flemishTarget];

const sequence = {
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
      sailsOars: [...SEGMENT_ACTIONS.sailsOars, endSegment],
      ram: SEGMENT_ACTIONS.ram,
      archery: [...SEGMENT_ACTIONS.archery, endSegment],
      grapple: [...SEGMENT_ACTIONS.grapple, endSegment],
      boarding: [...SEGMENT_ACTIONS.boarding, endSegment],
      melee: [...SEGMENT_ACTIONS.melee, endSegment],
      maneuver: [...SEGMENT_ACTIONS.maneuver, endSegment],
      decide: decisions,
    },
  },
  sally: {
    title: 'Sally Phase',
    case: '2.2',
    steps: {
      sallyArchery: [...SALLY_ACTIONS.archery, endSegment],
      sallyBoarding: [...SALLY_ACTIONS.boarding, endSegment],
      sallyMelee: [...SALLY_ACTIONS.melee, endSegment],
      decide: decisions,
    },
  },
  endTurn: { title: 'End Phase', case: '2.3', steps: { rally: [rally, endSegment], decide: decisions } },
} as const satisfies Sequence<Sluys>;

const always = [concede, setPreference] as const;

const rules: Rules<Sluys> = makeRules({
  sequence,
  always,
  texts,
  setup,
  proceed,
  phase: (G) => G.phase,
  awaiting,
  view,
  result: (G) => G.over ?? undefined,
});

/** The game in a language. */
const present = (language: Language): Presentation => ({ ...titleOf(meta, language), scenarios, options, charts, texts });

export const rightFierceAndTerrible: GameDefinition<Sluys> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always,
  fault,
  captain: captainOf(rules),
};
