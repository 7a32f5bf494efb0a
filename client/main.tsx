import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { dress } from './app/dress.js';

dress();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// After the page itself, so that nothing it waits for is slower; while it is worked on nothing is kept.
if (import.meta.env.PROD)
  addEventListener('load', () => void import('./pwa/serviceWorker.js').then(({ registerServiceWorker }) => registerServiceWorker()));
