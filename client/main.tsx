import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import '@fontsource/eb-garamond/latin-400.css';
import '@fontsource/eb-garamond/latin-400-italic.css';
import '@fontsource/eb-garamond/latin-600.css';
import '@fontsource/eb-garamond/greek-400.css';
import '@fontsource/eb-garamond/greek-600.css';
import '@fontsource-variable/inter/wght.css';
import './app/styles/tokens.css';
import './app/styles/base.css';
import './app/styles/parts.css';
import './app/styles/forms.css';
import './app/styles/table.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { wearTheme } from './app/theme.js';
import { keepForOffline } from './offline/kept.js';

wearTheme();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// After the page itself, so that nothing it waits for is slower; while it is worked on nothing is kept.
if (import.meta.env.PROD) addEventListener('load', () => void keepForOffline());
