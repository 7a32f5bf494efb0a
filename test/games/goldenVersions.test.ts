import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../../src/index.js';
import { type Golden, hashOf } from '../kit/golden.js';

/** What the golden matches of a game came to under each version of its rules. Entries are added, never changed. */
const KNOWN: { readonly [slug: string]: { readonly [version: string]: string } } = JSON.parse(
  readFileSync(join(__dirname, 'goldenVersions.json'), 'utf8'),
);

function digestOf(slug: string): string {
  const folder = join(__dirname, slug, 'golden');
  const files = readdirSync(folder).sort();
  return hashOf(files.map((name) => [name, (JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden).states]));
}

describe('golden matches and the version of the rules', () => {
  it.each(Object.values(modules).map(({ slug, meta }) => ({ slug, version: meta.version })))(
    '$slug: matches that go another way raise the version in meta.ts, and add a line to goldenVersions.json',
    ({ slug, version }) => {
      expect({ slug, [version]: digestOf(slug) }).toEqual({ slug, [version]: KNOWN[slug]?.[version] });
    },
  );
});
