import { currentTheme, onTheme } from '../kit/theme.js';

export { useTheme } from '../kit/theme.js';

/** Applies the theme to the page and the browser's toolbar, now and on each change. */
export function applyTheme(): void {
  const apply = () => {
    document.documentElement.dataset.theme = currentTheme();
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--wg-paper');
    for (const frame of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) frame.content = paper;
  };
  onTheme(apply);
  apply();
}
