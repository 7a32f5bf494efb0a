/** Files of the built client needed for a saved replay of a game, by name. */
export interface PageParts {
  /** Module that starts the replay. */
  readonly entry: string;
  /** The entry and all modules that it may load. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Pages by slug of the game, stored in the built client as `pages.json`. */
export interface PagesIndex {
  readonly [slug: string]: PageParts;
}

/** Path of the index in the built client. */
export const PAGES_INDEX = 'pages.json';

/** Id of the element that contains the match. */
export const MATCH_ID = 'weathergage-match';

/** Content security policy that permits nothing outside the file. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' data:",
  "style-src 'unsafe-inline'",
  'font-src data:',
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Vite's preload list. The saved page does not need it, because it contains all modules. */
const PRELOAD_LIST = /__vite__mapDeps\(\[[\d,]*\]\)/g;

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Returns JSON escaped for a script element. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

const inText = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/**
 * Returns an HTML page that contains a match and its board and works offline. An import map names the embedded modules.
 * @param file a match file, or one seat's views; private notes are left out
 * @param read reads a file of the built client
 */
export async function composePage(
  file: object & { readonly notes?: unknown },
  title: string,
  { entry, scripts, styles }: PageParts,
  read: (file: string) => Promise<Uint8Array>,
): Promise<string> {
  const { notes, ...shared } = file;
  const text = async (name: string) => new TextDecoder().decode(await read(name));
  const modules = await Promise.all(
    scripts.map(async (script) => {
      let code = (await text(script)).replace(PRELOAD_LIST, 'void 0');
      for (const each of scripts) code = code.replaceAll(`./${nameOf(each)}`, nameOf(each));
      return [nameOf(script), `data:text/javascript;charset=utf-8;base64,${base64(new TextEncoder().encode(code))}`] as const;
    }),
  );
  const sheets = await Promise.all(styles.map(async (style) => withFonts(await text(style), read)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${inText(title)}</title>
${sheets.map((sheet) => `<style>${sheet.replaceAll('</', '<\\/')}</style>`).join('\n')}
<script type="importmap">${inScript({ imports: Object.fromEntries(modules) })}</script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${MATCH_ID}">${inScript(shared)}</script>
<script type="module">import ${inScript(nameOf(entry))};</script>
</body>
</html>
`;
}

/** Returns a style sheet with its fonts embedded. */
async function withFonts(css: string, read: (file: string) => Promise<Uint8Array>): Promise<string> {
  const letters = [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g) ?? [])];
  const inlined = await Promise.all(
    letters.map(async (path) => [path, `data:font/woff2;base64,${base64(await read(path.slice(1)))}`] as const),
  );
  return inlined.reduce((sheet, [path, data]) => sheet.replaceAll(path, data), css);
}
