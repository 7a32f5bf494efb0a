import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { applyStyles } from './app/applyStyles.js';

applyStyles();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Registered after the page has loaded, to not slow it down. Not in development.
if (import.meta.env.PROD)
  addEventListener('load', () => void import('./pwa/serviceWorker.js').then(({ registerServiceWorker }) => registerServiceWorker()));
