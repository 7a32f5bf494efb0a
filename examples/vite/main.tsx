import { type ComponentType, lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogue } from 'weathergage/catalogue';
import grandArmada from 'weathergage/pictures/grand-armada.jpg';
import invincibleArmada from 'weathergage/pictures/invincible-armada.jpg';

/** Games by slug. A game loads when the player chooses it; the list itself loads only the catalogue (10 KB). */
const games: Record<string, { picture: string; Page: ComponentType }> = {
  'grand-armada': { picture: grandArmada, Page: lazy(() => import('./GrandArmada.js')) },
  'invincible-armada': { picture: invincibleArmada, Page: lazy(() => import('./InvincibleArmada.js')) },
};

function App() {
  const [slug, setSlug] = useState<string>();
  const Page = slug === undefined ? undefined : games[slug]?.Page;
  if (Page) {
    return (
      <Suspense fallback={<p>Loading…</p>}>
        <Page />
      </Suspense>
    );
  }
  return catalogue
    .filter((game) => game.slug in games)
    .map((game) => (
      <article key={game.slug} style={{ margin: 16, maxWidth: 640 }}>
        <img src={games[game.slug].picture} alt="" style={{ width: '100%' }} />
        <h2>
          {game.title}, {game.year}
        </h2>
        <p>{game.blurb}</p>
        <button type="button" onClick={() => setSlug(game.slug)}>
          Play {game.title}
        </button>
      </article>
    ));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
