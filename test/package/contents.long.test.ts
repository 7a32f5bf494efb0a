import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { consumer, type Folder, PATIENCE, tarball } from './consumer.js';

let host: Folder;
let root: string;
beforeAll(() => {
  host = consumer('typescript@6', '@types/react@19', '@types/react-dom@19', '@types/node@20');
  root = host.path('node_modules', 'weathergage');
}, PATIENCE);
afterAll(() => host?.remove());

const bin = (name: string) => join('node_modules', '.bin', name);
const manifest = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const filesBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(dir, path)).isFile());

const texts = (json: unknown): string[] =>
  typeof json === 'string' ? [json] : typeof json === 'object' && json ? Object.values(json).flatMap(texts) : [];

describe('the packed package', () => {
  it('satisfies publint, and are-the-types-wrong for every way of resolving', () => {
    expect(execFileSync(bin('publint'), [tarball(), '--strict'], { encoding: 'utf8' })).toContain('All good');
    execFileSync(bin('attw'), [tarball()], { encoding: 'utf8' });
  });

  it('has no unreachable scripts or types', () => {
    const { exports, bin: commands } = manifest();
    const reached = new Set<string>();
    const reach = (path: string) => {
      if (reached.has(path) || !existsSync(join(root, path))) return;
      reached.add(path);
      const source = readFileSync(join(root, path), 'utf8');
      for (const [, name] of source.matchAll(/["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)) {
        const target = join(dirname(path), name);
        reach(path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
      }
    };
    for (const path of texts([exports, commands])) reach(join(path));
    const scripts = filesBelow(root).filter((path) => /^dist\/(esm|cjs)\/.*\.(js|d\.ts)$/.test(path));
    expect(scripts.length).toBeGreaterThan(30);
    expect(scripts.filter((path) => !reached.has(path))).toEqual([]);
  });

  it('has every target that its pages link to', () => {
    for (const page of filesBelow(root).filter((path) => path.endsWith('.md') && !path.startsWith('dist'))) {
      const links = [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) =>
        join(dirname(page), link),
      );
      expect([page, links.filter((link) => !existsSync(join(root, link)))]).toEqual([page, []]);
    }
  });

  it('names the licence of every bundled package', () => {
    for (const dir of ['cjs', 'esm', 'client'])
      expect(readFileSync(join(root, 'dist', dir, 'licenses.md'), 'utf8')).toContain('@noble/hashes');
    expect(readFileSync(join(root, 'dist/client/sw.licenses.md'), 'utf8')).toContain('workbox-precaching');
  });

  it('has a worker without page code', () => {
    const assets = join(root, 'dist/client/assets');
    const loaded = new Set<string>();
    const load = (name: string) => {
      if (loaded.has(name)) return;
      loaded.add(name);
      const source = readFileSync(join(assets, name), 'utf8');
      for (const [, next] of source.matchAll(/(?:\bfrom|\bimport)\s*\(?["'`]\.\/([^"'`]+\.js)["'`]/g)) load(next);
    };
    for (const name of readdirSync(assets).filter((each) => /\.worker-.*\.js$/.test(each))) load(name);
    // Loaded are the worker, its rules, and the code shared by both.
    expect(loaded.size).toBeGreaterThan(10);
    expect([...loaded].filter((name) => /^(react|applyStyles|index)-/.test(name))).toEqual([]);
  });

  it('is a production build; React server rendering leaves its boards to the browser', () => {
    for (const format of ['esm', 'cjs']) {
      for (const slug of readdirSync(join(root, 'dist', format, 'client', 'boards'))) {
        const board = readFileSync(join(root, 'dist', format, 'client', 'boards', slug, 'index.js'), 'utf8');
        expect(board).toMatch(/^["']use client["'];/);
        expect(board).toContain('react/jsx-runtime');
        expect(board).not.toContain('jsx-dev-runtime');
      }
    }
  });

  it('has complete types', () => {
    const { exports } = manifest();
    const entries = Object.keys(exports).filter((path) => !/\.(json|jpg)$/.test(path));
    const names = entries.map((path, i) => `import * as entry${i} from '${join('weathergage', path)}';`);
    host.write('types.ts', `${names.join('\n')}\nexport default [${entries.map((_, i) => `entry${i}`)}];\n`);
    for (const options of [
      ['--module', 'nodenext'],
      ['--module', 'esnext', '--moduleResolution', 'bundler'],
      ['--module', 'commonjs', '--moduleResolution', 'node10', '--ignoreDeprecations', '6.0'],
    ]) {
      const { faults } = typeCheck(['--noEmit', '--strict', '--target', 'es2022', '--types', 'node', ...options, 'types.ts']);
      expect([options.join(' '), faults.filter((line) => /^(types\.ts|node_modules\/weathergage\/)/.test(line))]).toEqual([
        options.join(' '),
        [],
      ]);
    }
  });
});

/** Returns TypeScript’s errors in the folder and in libraries, one a line. */
function typeCheck(options: readonly string[]): { faults: string[] } {
  try {
    host.run(process.execPath, 'node_modules/typescript/bin/tsc', ...options);
    return { faults: [] };
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return { faults: stdout.split('\n').filter((line) => /^\S.*error TS/.test(line)) };
  }
}
