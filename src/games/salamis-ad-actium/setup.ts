import type { ScenarioInfo } from '../../kit/definition.js';
import type { Dice } from '../../kit/dice.js';
import { setupDataFault } from '../../kit/setupData.js';
import { LENGTHS } from './campaign/data/tables.js';
import { THEATRES } from './campaign/data/theatres.js';
import { setUpCampaign } from './campaign/rules/setup.js';
import { POINTS_BATTLE, SIZE } from './data/pointsBattle.js';
import { SCENARIOS, type ScenarioSide } from './data/scenarios.js';
import { meta } from './meta.js';
import { enterPhase } from './rules/sequenceOfPlay/phase.js';
import { setUpScenario } from './rules/settingUp/scenarioSetup.js';
import { agreed, agreementFault } from './setup/agreement.js';
import { newMatch } from './setup/newMatch.js';
import { options, type PointsData, type SetupData } from './setup/setupData.js';
import type { Salamis } from './state.js';

export { options } from './setup/setupData.js';

const forces = ({ name, squadrons }: ScenarioSide): string =>
  `${name}, ${Object.values(squadrons).reduce((sum, { ships }) => sum + ships.length, 0)} ships`;

/** Everything that can be played: the battles of history, a battle by points, and a campaign for each theatre. */
export const scenarios: readonly ScenarioInfo[] = [
  ...SCENARIOS.map(({ id, title, date, turnLimit, sides, notes }) => ({
    id,
    title: `${title}, ${date}`,
    sides: meta.sides,
    length: `45 to 120 minutes, at most ${turnLimit} turns`,
    about: `${sides.map(forces).join(' against ')}. ${notes}`,
    setupData: { mode: 'scenario', scenario: id },
  })),
  { id: 'points', title: 'Battle by points', sides: meta.sides, length: '60 to 150 minutes', setupData: { mode: 'points' } },
  ...Object.values(THEATRES).map(({ id, title }) => ({
    id: `campaign-${id}`,
    title,
    sides: meta.sides,
    length: `an evening or more, ${LENGTHS.short} to ${LENGTHS.long} months`,
    setupData: { mode: 'campaign', campaign: { theatre: id } },
  })),
];

/** What is wrong with setupData, naming the key, or nothing. */
export const setupFault = (setupData: unknown): string | undefined =>
  setupDataFault(options, setupData) ?? agreementFault(((setupData ?? {}) as SetupData).points ?? {});

/**
 * A match before its first decision.
 * @throws Error naming the key when `setupData` is not valid
 */
export function setup(setupData: unknown, dice: Dice): Salamis {
  const fault = setupFault(setupData);
  if (fault) throw new Error(fault);
  const data = (setupData ?? {}) as SetupData;
  const G = newMatch(data);
  if (G.mode === 'scenario') setUpScenario(G, data.scenario ?? 'mylae-260');
  else if (G.mode === 'campaign') setUpCampaign(G, data.campaign ?? {}, dice);
  else setUpPoints(G, data.points ?? {});
  return G;
}

/** A battle by points waits for two fleets. */
function setUpPoints(G: Salamis, data: PointsData): void {
  const battle = agreed(data);
  const { w, h } = SIZE[battle.size];
  G.points = battle;
  G.table = { w, h };
  G.turnLimit ||= POINTS_BATTLE.turnLimit;
  G.lists = [battle.lists[0] ?? '', battle.lists[1] ?? ''];
  enterPhase(G, 'muster', { kind: 'muster', sides: [0, 1] });
}
