import type { Dice } from '../../kit/dice.js';
import type { HexDirection } from '../../kit/hexGrid.js';
import { english } from '../../kit/language.js';
import { setupDataFault } from '../../kit/setupData.js';
import { SCENARIOS } from './data/scenarios.js';
import { MARBLES_LIMIT, MORALE } from './data/tables.js';
import { COMMAND_IDS, commandsOf, fullSteps, LEADER_IDS, MARINE_IDS, MARINES, SQUADRON_IDS, SQUADRONS } from './data/units.js';
import { HEADINGS, type Heading, optionsIn, type SetupData } from './options.js';
import { deployByTheBook } from './rules/deployment/standard.js';
import type { Command, Options, ScenarioId, Side, Sluys, Zone } from './state.js';
import { words } from './words/index.js';

const FREE_ZONES: Record<'NW' | 'NE' | 'both', Zone[]> = { NW: ['redNW'], NE: ['redNE'], both: ['redNW', 'redNE'] };

/** Converts the name of a heading to a direction. For "random", rolls a die: 1 is north, and higher rolls follow clockwise. */
function heading(name: Heading, dice: Dice): HexDirection {
  return (name === 'random' ? dice.die(6) - 1 : HEADINGS.indexOf(name)) as HexDirection;
}

function squadronsOf(): Sluys['squadrons'] {
  const squadrons: Sluys['squadrons'] = {};
  for (const id of SQUADRON_IDS) {
    const { side, command } = SQUADRONS[id];
    const status = side === 'english' ? 'reserve' : 'undeployed';
    squadrons[id] = { hex: null, status, side, command, reduced: false, damage: 0, afire: false, marker: null, chain: null };
  }
  return squadrons;
}

/** Validation schema, the same in every language. */
const schema = optionsIn(english.of(words));

/**
 * Returns the state before deployment.
 * @throws Error with the key of invalid setupData
 */
export function setup(setupData: unknown, dice: Dice): Sluys {
  const fault = setupDataFault(schema, setupData);
  if (fault) throw new Error(fault);
  const data: SetupData = (setupData ?? {}) as SetupData;
  const id: ScenarioId = data.scenario ?? 's5';
  const scenario = SCENARIOS[id];
  const wind = scenario.wind ?? heading(data.freeSetup?.wind ?? 'random', dice);
  const current = scenario.current ?? heading(data.freeSetup?.current ?? 'random', dice);
  const start = data.shortGame ? MORALE.short : MORALE.start;
  const moraleOf = (side: Side) => Math.max(1, Math.min(MORALE.max, start + (data.handicap?.[side] ?? 0)));
  const chosen: Options = {
    turnLimit: data.turnLimit ?? 0,
    zones: scenario.zones ? [...scenario.zones] : [...FREE_ZONES[data.freeSetup?.zone ?? 'NW']],
    byTheBook: data.deployment === 'standard',
    squadronCommand: data.squadronCommand ?? false,
    queen: data.queen ?? false,
    allTheMarbles: data.allTheMarbles ?? false,
  };
  if (chosen.allTheMarbles && chosen.turnLimit === 0) chosen.turnLimit = MARBLES_LIMIT;
  const mariners = MARINE_IDS.filter((marine) => MARINES[marine].type === 'mariners');
  const notLoaded = mariners.slice(0, scenario.marinersReduced ?? 0);
  const stepsAtStart = (marine: string) => fullSteps(marine) - (notLoaded.includes(marine) ? 1 : 0);
  const G: Sluys = {
    scenario: id,
    options: chosen,
    turn: 1,
    phase: 'deploy',
    toAct: 'french',
    step: 'deploy',
    wind,
    current,
    morale: { english: moraleOf('english'), french: moraleOf('french') },
    squadrons: squadronsOf(),
    marines: Object.fromEntries(MARINE_IDS.map((marine) => [marine, { steps: stepsAtStart(marine), aboard: null }])),
    leaders: Object.fromEntries(
      LEADER_IDS.map((leader) => [leader, { aboard: null, status: leader === 'queen' && !chosen.queen ? 'unused' : 'free' }]),
    ),
    grapples: [],
    cup: { english: 0, french: 0, any: 0 },
    nextDrawer: 'english',
    chit: null,
    boxes: Object.fromEntries(COMMAND_IDS.map((command) => [command, null])) as Record<Command, null>,
    dormant: scenario.dormancy ? [...commandsOf('french')] : [],
    act: null,
    sally: null,
    end: null,
    melee: null,
    agenda: [],
    ask: null,
    used: { mulligan: false, bestowed: false, avert: { english: false, french: false } },
    over: null,
  };
  if (chosen.byTheBook) {
    deployByTheBook(G, 'french');
    deployByTheBook(G, 'english');
  }
  return G;
}
