// Kills servers and their services during play, then compares the players' history with the store. Exits 1 if it finds a fault.
import { count, modulesNamed, options, usage } from './arguments.js';
import { BUSES, openScene, STORES } from './torture/scene.js';
import { isClean, torture } from './torture/torture.js';

const { values } = options({
  kills: { type: 'string', default: '10' },
  store: { type: 'string', default: 'all' },
  bus: { type: 'string', default: 'notify' },
  processes: { type: 'string', default: '1' },
  matches: { type: 'string', default: '8' },
  moves: { type: 'string' },
  game: { type: 'string', default: 'all' },
  seed: { type: 'string', default: '1' },
  history: { type: 'string' },
  captains: { type: 'boolean', default: false },
  clocks: { type: 'boolean', default: false },
  notices: { type: 'boolean', default: false },
});
const stores = STORES.filter((name) => values.store === 'all' || values.store === name);
const bus = BUSES.find((name) => name === values.bus);
if (!stores.length) usage(`--store must be one of ${STORES.join(', ')}, all`);
if (!bus) usage(`--bus must be one of ${BUSES.join(', ')}`);
const kills = values.kills === '0' ? 0 : count('kills', values.kills);
const processes = count('processes', values.processes);
const matches = count('matches', values.matches);
const most = values.moves === undefined ? undefined : count('moves', values.moves);
const seed = count('seed', values.seed);
const modules = modulesNamed(values.game);

async function main(): Promise<void> {
  for (const store of stores) {
    const scene = await openScene({ store, bus: bus ?? 'notify', processes, notices: values.notices });
    try {
      const progress = (text: string) => console.error(text);
      const report = await torture({
        modules,
        ...scene,
        matches,
        most,
        kills,
        seed,
        historyFile: values.history,
        captains: values.captains,
        clocks: values.clocks,
        progress,
      });
      console.log(JSON.stringify({ store, bus: processes > 1 ? bus : null, processes, ...report }));
      if (!isClean(report)) process.exitCode = 1;
    } finally {
      await scene.close();
    }
  }
}

// Exit normally, so that child processes end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
