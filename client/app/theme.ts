import { currentTheme, onTheme } from '../kit/theme.js';

export { useTheme } from '../kit/theme.js';

/** Dresses the page in the theme that boards and pages share, now and whenever it changes. */
export function wearTheme(): void {
  const wear = () => {
    document.documentElement.dataset.theme = currentTheme();
  };
  onTheme(wear);
  wear();
}
