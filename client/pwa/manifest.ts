import { english } from '../../src/kit/language.js';
import { metas } from '../app/metas.js';
import { words } from './words/index.js';

/** Background of the pages in light and dark mode, as `--wg-paper`. */
export const PAPER = { light: '#f4ead3', dark: '#1a1510' } as const;

/** Made from the project's logo by `tools/icons.mjs`. Devices may crop a maskable icon to any shape. */
const ICONS = [
  { src: '/icons/mark-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icons/mark-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

const language = english;
const { name, shortName, description } = language.of(words);

/** The web app manifest: https://www.w3.org/TR/appmanifest. A game's shortcut opens a match against a bot. */
export const webManifest = {
  id: '/',
  name,
  short_name: shortName,
  description,
  lang: language.tag,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAPER.light,
  theme_color: PAPER.light,
  categories: ['games'],
  icons: ICONS.map((icon) => ({ ...icon, type: 'image/png' })),
  shortcuts: metas.map((meta) => ({ name: language.of(meta.words).title, url: `/captain/${meta.slug}` })),
};
