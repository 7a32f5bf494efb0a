// Replaces the built `weathergage/catalogue` with its data, so that a page can list the games without loading any.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const BUILT = 'src/catalogue.js';

export function buildCatalogue() {
  const { catalogue } = createRequire(import.meta.url)(resolve('dist/cjs', BUILT));
  const data = JSON.stringify(catalogue);
  writeFileSync(`dist/esm/${BUILT}`, `export const catalogue = ${data};\n`);
  writeFileSync(`dist/cjs/${BUILT}`, `exports.catalogue = ${data};\n`);
}
