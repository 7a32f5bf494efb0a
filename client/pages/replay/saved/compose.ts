/** What the page of a game is put together from: files of the built client, by their names in its folder. */
export interface PageParts {
  /** Begins the replay. */
  readonly entry: string;
  /** It, and every module that it may load. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** By the slug of the game; the built client has it as `pages.json`. */
export interface PagesIndex {
  readonly [slug: string]: PageParts;
}

/** Where the built client says what pages are made of. */
export const PAGES_INDEX = 'pages.json';

/** The id of the element with the match. */
export const MATCH_ID = 'weathergage-match';

/** Nothing comes from anywhere but the file itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' data:",
  "style-src 'unsafe-inline'",
  'font-src data:',
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What Vite lets be fetched before a module that is loaded late; here all of it is in the page. */
const FETCHED_BEFOREHAND = /__vite__mapDeps\(\[[\d,]*\]\)/g;

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** JSON that may stand in a script: nothing in it ends the script, or a line. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`);

const inText = (text: string): string => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/**
 * One page of HTML with a match, its board and all it takes to show them, which opens from a disk without a network. Modules keep
 * their names and are told by an import map where they are: in the page itself.
 * @param file a match file, or what one seat saw; private notes in it stay out of the page, which is there to be given away
 * @param read gives the bytes of a file of the built client
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
      let code = (await text(script)).replace(FETCHED_BEFOREHAND, 'void 0');
      for (const each of scripts) code = code.replaceAll(`./${nameOf(each)}`, nameOf(each));
      return [nameOf(script), `data:text/javascript;charset=utf-8;base64,${base64(new TextEncoder().encode(code))}`] as const;
    }),
  );
  const sheets = await Promise.all(styles.map(async (style) => withLetters(await text(style), read)));
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

/** A style sheet with its letters in it. */
async function withLetters(css: string, read: (file: string) => Promise<Uint8Array>): Promise<string> {
  const letters = [...new Set(css.match(/\/assets\/[\w.-]+\.woff2/g) ?? [])];
  const inlined = await Promise.all(
    letters.map(async (path) => [path, `data:font/woff2;base64,${base64(await read(path.slice(1)))}`] as const),
  );
  return inlined.reduce((sheet, [path, data]) => sheet.replaceAll(path, data), css);
}
