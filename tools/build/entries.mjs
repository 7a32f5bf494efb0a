// The package's entry points, by their paths in dist/esm and dist/cjs.
import { readdirSync } from 'node:fs';

const byName = (paths) => Object.fromEntries(paths.map((path) => [path.replace(/\.tsx?$/, ''), path]));

export const slugs = readdirSync('src/modules').map((file) => file.replace('.ts', ''));

/** Games, their catalogue, boards, and the set-up form. */
export const libraryEntries = byName([
  'src/index.ts',
  'src/catalogue.ts',
  'client/setup-form/index.tsx',
  ...slugs.map((slug) => `src/modules/${slug}.ts`),
  ...slugs.map((slug) => `client/boards/${slug}/index.tsx`),
]);

/** Entries of the server. `main` is the command `weathergage`. `worker` runs in the bot threads. */
export const serverEntries = byName(['server/index.ts', 'server/main.ts', 'server/bots/worker.ts']);
