// Writes the style sheets of boards and set-up form as files, for pages whose Content-Security-Policy allows no inline styles.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { slugs } from './entries.mjs';

const DIR = 'dist/css';
/** Folder of the style sheets as modules, built as the boards build them. */
const MODULES = resolve('dist/styles');

const entry = {
  form: 'client/setup-form/styles.ts',
  whole: 'client/boards/styleSheet.ts',
  ...Object.fromEntries(slugs.map((slug) => [slug, `client/boards/${slug}/styles.ts`])),
};

export async function buildStyles() {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: MODULES, target: 'es2022', cssMinify: true, lib: { entry, formats: ['es'], fileName: (_, name) => `${name}.mjs` } },
  });
  const load = (name) => import(`${MODULES}/${name}.mjs`);
  const { styleSheet } = await load('whole');
  mkdirSync(`${DIR}/boards`, { recursive: true });
  for (const slug of slugs) writeFileSync(`${DIR}/boards/${slug}.css`, styleSheet((await load(slug)).styles));
  writeFileSync(`${DIR}/setup-form.css`, (await load('form')).styles);
  // TypeScript looks here for the types of `import '….css'`.
  writeFileSync(`${DIR}/css.d.ts`, 'export {};\n');
  rmSync(MODULES, { recursive: true });
}
