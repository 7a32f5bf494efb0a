import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { PageParts } from './compose.js';

const { module: compose } = await runnerImport<typeof import('./compose.js')>(join(import.meta.dirname, 'compose.ts'), {
  configFile: false,
  logLevel: 'warn',
});

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

const GAME = /\/src\/modules\/([\w-]+)\.ts$/;

/** Returns the chunks that can be loaded from others. @param isLate whether to follow a chunk's dynamic imports */
function reach(bundle: Rolldown.OutputBundle, from: readonly Chunk[], isLate: (chunk: Chunk) => boolean): Chunk[] {
  const reached = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of [...chunk.imports, ...(isLate(chunk) ? chunk.dynamicImports : [])]) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
  };
  for (const chunk of from) visit(chunk);
  return [...reached];
}

/** A Vite plug-in that lists the files of each game's replay, for saved replay pages. */
export function pages(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    // Runs after Vite has assigned styles to chunks.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const made = (path: string) => {
          const chunk = chunks.find(
            ({ facadeModuleId, moduleIds }) => facadeModuleId?.endsWith(path) ?? moduleIds.some((id) => id.endsWith(path)),
          );
          if (!chunk) throw new Error(`no chunk was built from ${path}`);
          return chunk;
        };
        const player = made('/client/pages/replay/saved/begin.tsx');
        const slugs = chunks.flatMap(({ facadeModuleId }) => GAME.exec(facadeModuleId ?? '')?.[1] ?? []);
        const index = Object.fromEntries(
          slugs.map((slug): [string, PageParts] => {
            const game = [`/src/modules/${slug}.ts`, `/client/boards/${slug}/index.tsx`, `/src/games/${slug}/stateShape.ts`].map(made);
            const early = reach(bundle, [player], () => false);
            const parts = [...new Set([...early, ...reach(bundle, game, (chunk) => !early.includes(chunk))])];
            const stranger = parts.find((chunk) => chunk.isEntry && chunk !== player);
            if (stranger) throw new Error(`the page of ${slug} would open ${stranger.fileName}`);
            const styles = [...new Set(parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
            return [slug, { entry: player.fileName, scripts: parts.map(({ fileName }) => fileName), styles }];
          }),
        );
        this.emitFile({ type: 'asset', fileName: compose.PAGES_INDEX, source: JSON.stringify(index) });
      },
    },
  };
}
