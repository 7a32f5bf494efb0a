import type { GameModule } from '../../src/boardgame/module.js';
import type { Slug } from '../../src/games/index.js';
import { manifests } from '../../src/games/index.js';
import { modules } from '../../src/index.js';
import { matchDice } from '../../src/kit/dice.js';
import { verifyMatch } from '../../src/verification.js';
import { branchOf, openingOf, statesOf } from './branches.js';
import { asRead, SEED } from './matchFiles.js';

const games = Object.values(modules) as unknown as GameModule[];
const game = (slug: Slug) => modules[slug] as unknown as GameModule;

type Fields = { [key: string]: never };

/** Returns the state with another value at a path. Without a value, removes the path. */
function changed(state: unknown, path: string, ...value: readonly unknown[]): unknown {
  const copy = asRead(state);
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = copy as Fields;
  for (const key of keys) at = at[key];
  if (value.length) Object.defineProperty(at, last, { value: value[0], enumerable: true, configurable: true, writable: true });
  else delete at[last];
  return copy;
}

describe('a branch that starts from an impossible state is refused, and the rules never see it', () => {
  it('Salamis ad Actium without a turn started one turn later', async () => {
    const module = game('salamis-ad-actium');
    const setupData = { mode: 'scenario', scenario: 'mylae-260' };
    const seizing = { await: { kind: 'seize', sides: [0, 1] }, seizing: true, seizeRound: 1, acting: null, step: null };
    const state = changed({ ...(openingOf(module, setupData) as object), ...seizing }, 'turn');
    const log = ['0', '1'].map((playerID) => ({ playerID, move: 'seize', args: [playerID === '0'] }));
    expect(await verifyMatch(module, branchOf(module, setupData, state, log))).toMatchObject({
      ok: false,
      about: 'file',
      why: 'The set-up is not valid: G.turn: expected a value',
    });
  });

  it('The War with Spain with an assault by name never ended its phase', async () => {
    const module = game('war-with-spain');
    const opening = changed(openingOf(module, null), 'treasure.month', 'June');
    const state = changed(opening, 'assault', 'constructor');
    const log = ['1', '0'].map((playerID) => ({ playerID, move: 'finishActivation', args: [] }));
    expect(await verifyMatch(module, branchOf(module, null, state, log))).toMatchObject({
      ok: false,
      about: 'file',
      why: 'The set-up is not valid: G.assault: expected an object',
    });
  });

  it('Right Fierce & Terrible with a wind change of 1 000 000 ran out of memory', async () => {
    const module = game('right-fierce-and-terrible');
    const setupData = { scenario: 's3', deployment: 'standard' };
    const { rules } = module;
    const { play } = matchDice(SEED);
    let G = openingOf(module, setupData);
    const sails = () => rules.choices(G, '0').find(({ move }) => move === 'moveSquadron');
    for (let i = 0; i < 10 && !sails(); i++) {
      const [first] = rules.choices(G, '0');
      G = rules.play(G, '0', first.move, first.args, play).G;
    }
    const move = { playerID: '0', ...(sails() ?? { move: '', args: [] }) };
    const finding = await verifyMatch(module, branchOf(module, setupData, changed(G, 'wind', 1e6), [move]));
    expect(finding).toMatchObject({
      ok: false,
      about: 'file',
      why: 'The set-up is not valid: G.wind: expected one of 0, 1, 2, 3, 4, 5',
    });
  });
});

/** Invalid values in a state of each game: path, value and message. */
const WRONG: { readonly [slug in Slug]: readonly (readonly [path: string, value: unknown, fault: string])[] } = {
  'salamis-ad-actium': [
    ['turn', -1, 'G.turn: expected an integer from 0 to 1000'],
    ['ships.ro-1-1.port', 9, 'G.ships.ro-1-1.port: expected one of 0, 1, 2, 3, 4'],
    ['ships.ro-1-1.sq', 'nobody', 'G.squadrons.nobody: expected a squadron, since another part of the state names it'],
    ['ships.ro-1-1.at', { x: 1e308, y: 0, h: 0 }, 'G.ships.ro-1-1.at.x: expected an integer from -10000 to 10000'],
    ['order', ['__proto__'], 'G.order[0]: expected an id'],
    ['land.cape.poly', [[0, 0]], 'G.land.cape.poly: expected a list of 3 to 40 entries'],
    ['phase', 'deploy', 'G.await.kind: expected a step of the phase deploy'],
  ],
  'right-fierce-and-terrible': [
    ['squadrons.E01.chain', { with: 'E01', top: true }, 'the chain of E01 is broken'],
    ['squadrons.E01.hex', '9999', 'G.squadrons.E01.hex: expected a hex with water'],
    ['morale.english', -0, 'G.morale.english: expected an integer from 0 to 20'],
    ['marines.__proto__', {}, 'G.marines.__proto__: expected no such key'],
    ['phase', 'sally', 'G.sally: expected in the phase "sally" only'],
    ['grapples', Array(9999).fill('0101|0102'), 'G.grapples: expected a list of at most'],
  ],
  'invincible-armada': [
    ['squadrons.drake.hits', 1e308, 'G.squadrons.drake.hits: expected an integer from 0 to 20'],
    ['squadrons.drake.loc', { t: 'box', n: 13 }, 'G.squadrons.drake.loc.n: expected one of 1, 2, 3'],
    ['pool.fever', 5, '51 chits, not 48'],
    ['armadaBox', null, 'G.armadaBox: expected one of 1, 2, 3'],
  ],
  'grand-armada': [
    ['ships.ark.towing', 'ark', 'G.ships.ark.towing: expected null, since the ship is towed'],
    ['ships.ark.heading', 7, 'G.ships.ark.heading: expected one of 1, 2, 3, 4, 5, 6'],
    ['fleeing', ['grifon'], 'G.ships.grifon: expected a ship, since another part of the state names it'],
    ['options.ammoE', 0, 'G.options.ammoE: expected an integer from 1 to 30'],
  ],
  'war-with-spain': [
    ['naval.EG1.fleet', 7, 'G.naval.EG1.fleet: expected one of 1, 2, 3, 4, 5, 6'],
    ['naval.EG1.at', 'EG1', 'G.naval.EG1.at: expected a hex, a box of a track or a fleet'],
    ['treasury.E', -1, 'G.treasury.E: expected an integer from 0 to 100000'],
    ['stage', 'marching', 'G.stage: expected a stage of the phase activation'],
    ['land.constructor', {}, 'G.land.constructor: expected no such key'],
  ],
};

describe.each(Object.keys(WRONG) as Slug[])('a state of %s', (slug) => {
  const module = game(slug);
  const setupData = slug === 'salamis-ad-actium' ? { mode: 'scenario', scenario: 'mylae-260' } : module.scenarios[0].setupData;

  it.each(WRONG[slug])('with %s = %j is refused with path and expectation', async (path, value, fault) => {
    const stateFault = await manifests[slug].stateFault();
    expect(stateFault(changed(openingOf(module, setupData), path, value))).toContain(fault);
  });

  it('reached by play or a hint is accepted', async () => {
    const stateFault = await manifests[slug].stateFault();
    for (const scenario of module.scenarios) {
      for (const G of statesOf(module, scenario.setupData, 11, 60, 4)) expect(stateFault(G)).toBeUndefined();
    }
  });

  it('with a missing or additional key is refused', async () => {
    const stateFault = await manifests[slug].stateFault();
    const G = openingOf(module, setupData) as object;
    for (const key of Object.keys(G)) expect(stateFault(changed(G, key))).toContain(`G.${key}`);
    expect(stateFault({ ...G, added: 1 })).toBe('G.added: expected no such key');
  });
});

it('a file that is not an object, or is nested deeper than a match, is refused', async () => {
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  for (const module of games) {
    for (const state of [null, 7, 'x', [], {}, deep]) {
      expect(await verifyMatch(module, branchOf(module, null, state))).toMatchObject({ ok: false, about: 'file' });
    }
  }
});
