// Lucide's icons with what this repository asks of them: a size, a class, and what is said of them to who does not see.
import { fileURLToPath } from 'node:url';

const ICON = fileURLToPath(new URL('../../client/kit/icon.ts', import.meta.url));

/** Keys of React that no list needs, the names that an icon had before, and the size that every icon has. */
const SPARE = /,\s*key: "[^"]*"|,\s*aliases: \[[^\]]*\]|\s*size: 24,/g;

/** An icon is drawn by {@link ICON}: Lucide's own code for it, which reads contexts and many settings, is more than all icons of a board. */
export const lucide = () => ({
  name: 'lucide',
  enforce: 'pre',
  resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => ICON },
  transform: { filter: { id: /lucide-react\/dist\/esm\/icons\// }, handler: (code) => code.replace(SPARE, '') },
});
