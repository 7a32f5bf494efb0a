// Draws the app icons (client/pwa/icons) from the logo, in Chromium. Run it after the logo changes.
//
// node tools/icons.mjs
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const at = (path) => fileURLToPath(new URL(`../client/${path}`, import.meta.url));
const mark = `data:image/svg+xml;base64,${readFileSync(at('app/favicon.svg')).toString('base64')}`;

/** Background of maskable and Apple icons. Other icons are transparent. */
const PAPER = '#f3e8cf';

// Devices may crop a maskable icon to a circle of four fifths: https://www.w3.org/TR/appmanifest/#icon-masks
const ICONS = [
  { name: 'mark-192', size: 192, part: 1, ground: 'none' },
  { name: 'mark-512', size: 512, part: 1, ground: 'none' },
  { name: 'maskable-512', size: 512, part: 0.76, ground: PAPER },
  { name: 'apple-180', size: 180, part: 0.86, ground: PAPER },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROME ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, size, part, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;background:${ground}"><img src="${mark}" style="display:block;
    width:${size * part}px;height:${size * part}px;margin:${(size * (1 - part)) / 2}px">`);
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: at(`pwa/icons/${name}.png`), omitBackground: ground === 'none' });
  await page.close();
}
await browser.close();
