import { modulesNamed } from '../../tools/arguments.js';
import { openScene, type SceneOptions } from '../../tools/torture/scene.js';
import { type TortureOptions, torture } from '../../tools/torture/torture.js';
import { needs } from '../kit/needs.js';
import { seed } from '../kit/seed.js';
import { afterwards } from './testServer.js';

/** Additional tasks of the server during play. */
const ALL = { captains: true, clocks: true } as const;

const nothing = { lost: 0, doubled: 0, shownButNotStored: 0, misseen: 0, misplayed: 0, wronged: 0, differing: 0, stuck: 0 };

async function tortured(scene: SceneOptions, options: Pick<TortureOptions, 'matches' | 'most' | 'kills' | 'captains' | 'clocks'>) {
  const { close, ...opened } = await openScene(scene);
  afterwards(close);
  return torture({ modules: modulesNamed('all'), ...opened, seed: seed(1588), pause: 400, ...options });
}

/** `npm run torture` does the same with more kills. */
describe('players play while the server is killed', () => {
  const itSurvives = async (store: 'embedded' | 'postgres') => {
    const report = await tortured({ store, bus: 'notify', processes: 1 }, { matches: 6, kills: 3 });
    expect(report).toMatchObject({ ...nothing, kills: 3 });
    expect(report.moves).toBeGreaterThan(12);
  };
  it('embedded: every acknowledged move is stored once, and every shown move is stored', () => itSurvives('embedded'));
  needs('postgresql').it('PostgreSQL: the same', () => itSurvives('postgres'));

  needs('postgresql', 'redis').it(
    'Redis between two servers on one PostgreSQL: players at different servers end on the same state',
    async () => {
      const report = await tortured({ store: 'postgres', bus: 'redis', processes: 2 }, { matches: 40, most: 30, kills: 3 });
      expect(report).toMatchObject({ ...nothing, kills: 3, matches: 40 });
      expect(report.moves).toBeGreaterThan(200);
    },
  );

  const notifies = async (store: 'embedded' | 'postgres', processes: number) => {
    const report = await tortured({ store, bus: 'notify', processes, notices: true }, { ...ALL, matches: 5, most: 60, kills: 2 });
    expect(report).toMatchObject({ ...nothing, kills: 2, toldAgain: 0 });
    expect(report.told).toBeGreaterThan(0);
  };
  it('embedded: with bots, clocks and notifications no player is notified of a turn twice', () => notifies('embedded', 1));
  needs('postgresql').it('PostgreSQL, two processes: the same', () => notifies('postgres', 2));
});
