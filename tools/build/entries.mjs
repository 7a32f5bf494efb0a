// The package's entry points, by path below dist/esm and dist/cjs.
import { readdirSync } from 'node:fs';

const byName = (paths) => Object.fromEntries(paths.map((path) => [path.replace(/\.tsx?$/, ''), path]));

export const slugs = readdirSync('src/modules').map((file) => file.replace('.ts', ''));

/** Games and boards. */
export const libraryEntries = byName([
  'src/index.ts',
  ...slugs.map((slug) => `src/modules/${slug}.ts`),
  ...slugs.map((slug) => `client/boards/${slug}/index.tsx`),
]);

/** The server; `main` is the command `weathergage`, `worker` what its captains’ threads run. */
export const serverEntries = byName(['server/index.ts', 'server/main.ts', 'server/bots/worker.ts']);
