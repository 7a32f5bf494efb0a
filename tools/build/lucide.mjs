// Lucide's icons, reduced to the parts this project uses: size, class and accessible label.
import { fileURLToPath } from 'node:url';

const ICON = fileURLToPath(new URL('../../client/kit/icon.ts', import.meta.url));

/** Unused parts of an icon: React keys, former names and the default size. */
const SPARE = /,\s*key: "[^"]*"|,\s*aliases: \[[^\]]*\]|\s*size: 24,/g;

/** Draws icons with {@link ICON}, because Lucide's own component is larger than all icons of a board. */
export const lucide = () => ({
  name: 'lucide',
  enforce: 'pre',
  resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => ICON },
  transform: { filter: { id: /lucide-react\/dist\/esm\/icons\// }, handler: (code) => code.replace(SPARE, '') },
});
