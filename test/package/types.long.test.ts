import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { consumer, type Folder, PATIENCE } from './consumer.js';

let host: Folder;
let program: ts.Program;
let entries: readonly string[];
beforeAll(() => {
  host = consumer('@types/react@19', '@types/node@20');
  const root = host.path('node_modules', 'weathergage', 'dist', 'cjs');
  entries = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts') && !path.startsWith('chunks'))
    .map((path) => join(root, path));
  program = ts.createProgram([...entries], { strict: true, skipLibCheck: true, module: ts.ModuleKind.Node16, noEmit: true });
}, PATIENCE);
afterAll(() => host?.remove());

function* exported(): Generator<{ name: string; docs: string; type: string }> {
  const checker = program.getTypeChecker();
  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const docs = [symbol, original].map((each) => ts.displayPartsToString(each.getDocumentationComment(checker))).join('');
      const type = checker.typeToString(checker.getTypeOfSymbol(original), undefined, ts.TypeFormatFlags.NoTruncation);
      yield { name: `${entry.slice(entry.indexOf('cjs') + 4)} ${symbol.name}`, docs, type };
    }
  }
}

describe('the types of the package', () => {
  it('have docs for every export', () => {
    const all = [...exported()];
    expect(all.length).toBeGreaterThan(80);
    expect(all.filter(({ docs }) => docs === '').map(({ name }) => name)).toEqual([]);
  });

  it('name the state of every game instead of any', () => {
    const games = [...exported()].filter(({ name }) => name.endsWith(' game'));
    expect(games).toHaveLength(5);
    for (const { type } of games) expect(type).not.toMatch(/\bany\b/);
  });
});
