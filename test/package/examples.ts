import { readFileSync } from 'node:fs';
import { Folder, tarball } from './consumer.js';

/** A code block of the README or docs/package.md that has a file name. */
export interface Example {
  readonly file: string;
  readonly source: string;
  /** The packages in the install line above the block. */
  readonly packages: readonly string[];
}

const BLOCK = /```(?:\w+(?: (?<file>\S+))?)?\n(?<source>.*?)```/gs;

function examplesOf(page: string): Example[] {
  const examples: Example[] = [];
  for (const section of readFileSync(page, 'utf8').split(/^## /m)) {
    let packages: string[] | undefined;
    for (const { groups: { file, source = '' } = {} } of section.matchAll(BLOCK)) {
      packages = /^npm install (.+)$/m.exec(source)?.[1].split(' ') ?? packages;
      if (!file) continue;
      if (!packages) throw new Error(`${page}: no install line above ${file} in its section`);
      examples.push({ file, source, packages });
    }
  }
  return examples;
}

export const examples = ['README.md', 'docs/package.md'].flatMap(examplesOf);

/** Creates a folder with an example and the packages of its install line, with the packed package as `weathergage`. */
export function installed({ file, source, packages }: Example, ...tools: readonly string[]): Folder {
  const folder = new Folder({});
  const named = packages.map((name) => (name === 'weathergage' ? tarball() : name));
  folder.install(...named, ...tools);
  folder.write(file, source);
  return folder;
}
