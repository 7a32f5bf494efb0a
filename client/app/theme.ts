import { currentTheme, onTheme } from '../kit/theme.js';

export { useTheme } from '../kit/theme.js';

/** Dresses the page, and the device's frame round it, in the theme that boards and pages share, now and whenever it changes. */
export function wearTheme(): void {
  const wear = () => {
    document.documentElement.dataset.theme = currentTheme();
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--wg-paper');
    for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) frame.content = paper;
  };
  onTheme(wear);
  wear();
}
