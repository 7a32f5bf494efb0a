import type { ScenarioInfo } from '../../kit/definition.js';
import { english } from '../../kit/language.js';
import { setupDataFault } from '../../kit/setupData.js';
import { LENGTHS } from './campaign/data/tables.js';
import { THEATRES } from './campaign/data/theatres.js';
import { setUpCampaign } from './campaign/rules/setup.js';
import { FLEET_LISTS } from './data/fleetLists.js';
import { extentOf, POINTS_BATTLE } from './data/points.js';
import { SCENARIOS, type ScenarioSide } from './data/scenarios.js';
import { meta } from './meta.js';
import { leastPoints } from './rules/points/plainFleet.js';
import type { Terms } from './rules/points/price.js';
import { enterPhase } from './rules/sequenceOfPlay/phase.js';
import { setUpScenario } from './rules/settingUp/scenarioSetup.js';
import { agreed, agreementFault, openLists } from './setup/agreement.js';
import { newMatch, optionsOf } from './setup/newMatch.js';
import { optionsIn, type PointsData, type SetupData } from './setup/setupData.js';
import { SIDES } from './sides.js';
import type { Salamis } from './state.js';
import { type SalamisWords, words } from './words/index.js';

/** Returns a fault, with its key, if the points allow no legal fleet. */
function leastPointsFault(data: SetupData): string | undefined {
  const { points } = data.points ?? {};
  if (points === undefined || data.mode !== 'points') return undefined;
  const terms: Terms = { battle: agreed(data.points ?? {}), options: optionsOf(data) };
  for (const side of SIDES) {
    const list = terms.battle.lists[side];
    const least = Math.min(...(list ? [list] : openLists(terms.battle)).map((each) => leastPoints(terms, side, each)));
    const whose = list ? FLEET_LISTS[list].name : 'any fleet of the era';
    if (points < least) return `setupData.points.points: ${whose} costs at least ${least} points`;
  }
  return undefined;
}

/** Validation schema, the same in every language. */
const schema = optionsIn(english.of(words));

/** Returns the historical battles, a points battle, and a campaign for each theatre. */
export function scenariosIn({ scenarios: w, names }: SalamisWords): readonly ScenarioInfo[] {
  const { sides } = meta;
  const forces = ({ name, squadrons }: ScenarioSide): string =>
    w.forces(
      name,
      Object.values(squadrons).reduce((sum, { ships }) => sum + ships.length, 0),
    );
  return [
    ...SCENARIOS.map(({ id, title, turnLimit, won, sides: [first, second] }) => ({
      id,
      title: w.title(title, w.battles[id].date),
      sides,
      length: w.battleLength(turnLimit),
      about: w.about(forces(first), forces(second), w.battles[id].notes),
      setupData: { mode: 'scenario', scenario: id },
      ...(won !== undefined && { won, oneSided: w.favoured(won > 50 ? first.name : second.name, Math.max(won, 100 - won)) }),
    })),
    { id: 'points', title: w.points, sides, length: w.pointsLength, setupData: { mode: 'points' } },
    ...Object.values(THEATRES).map(({ id }) => ({
      id: `campaign-${id}`,
      title: names.theatres[id],
      sides,
      length: w.campaignLength(LENGTHS.short, LENGTHS.long),
      setupData: { mode: 'campaign', campaign: { theatre: id } },
    })),
  ];
}

/** Returns what is wrong with `setupData`, with its key, or `undefined`. */
export const setupFault = (setupData: unknown): string | undefined =>
  setupDataFault(schema, setupData) ?? pointsFault((setupData ?? {}) as SetupData);

const pointsFault = (data: SetupData): string | undefined => agreementFault(data.points ?? {}) ?? leastPointsFault(data);

/**
 * Sets up a match.
 * @throws Error naming the key if `setupData` is invalid
 */
export function setup(setupData: unknown): Salamis {
  const fault = setupFault(setupData);
  if (fault) throw new Error(fault);
  const data = (setupData ?? {}) as SetupData;
  const G = newMatch(data);
  if (G.mode === 'scenario') setUpScenario(G, data.scenario ?? 'mylae-260');
  else if (G.mode === 'campaign') setUpCampaign(G, data.campaign ?? {});
  else setUpPoints(G, data.points ?? {});
  return G;
}

function setUpPoints(G: Salamis, data: PointsData): void {
  const battle = agreed(data);
  const { w, h } = extentOf(battle.points);
  G.points = battle;
  G.table = { w, h };
  G.turnLimit ||= POINTS_BATTLE.turnLimit;
  G.lists = [battle.lists[0] ?? '', battle.lists[1] ?? ''];
  enterPhase(G, 'muster', { kind: 'muster', sides: [0, 1] });
}
