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

// Register after the page has loaded, so that loading is not delayed. Not in development.
if (import.meta.env.PROD)
  addEventListener('load', () => void import('./pwa/serviceWorker.js').then(({ registerServiceWorker }) => registerServiceWorker()));
