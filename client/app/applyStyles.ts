import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-600.css';
import '@fontsource/eb-garamond/greek-400.css';
import '@fontsource/eb-garamond/greek-600.css';
import './styles/inter.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/forms.css';
import './styles/table.css';
import { applyTheme } from './theme.js';

/** Loads the fonts and style sheets of the pages, and applies the theme. Boards load their own. */
export function applyStyles(): void {
  applyTheme();
}
