import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { FrontPage } from './front/FrontPage.js';
import { Layout } from './Layout.js';
import { NotFound } from './NotFound.js';
import { Mishap } from './parts/Mishap.js';
import { Waiting } from './parts/Waiting.js';
import { usePageWords } from './words/index.js';

const LobbyPage = lazy(() => import('../lobby/LobbyPage.js'));
const CreatePage = lazy(() => import('../lobby/CreatePage.js'));
const MatchPage = lazy(() => import('../lobby/MatchPage.js'));
const HotseatSetup = lazy(() => import('../hotseat/HotseatSetup.js'));
const HotseatPage = lazy(() => import('../hotseat/HotseatPage.js'));
const CaptainSetup = lazy(() => import('../captain/CaptainSetup.js'));
const CaptainPage = lazy(() => import('../captain/CaptainPage.js'));
const CheckPage = lazy(() => import('../dice/CheckPage.js'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.js'));

/** A new page starts at its top. */
function ScrollUp() {
  const [location] = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [location]);
  return null;
}

export function App() {
  const words = usePageWords();
  return (
    <Mishap>
      <ScrollUp />
      <Suspense
        fallback={
          <div className="wg-shell">
            <div className="wg-centred">
              <Waiting>{words.loadingPage}</Waiting>
            </div>
          </div>
        }
      >
        <Switch>
          <Route path="/" component={FrontPage} />
          <Route path="/lobby/:game">{({ game }) => <LobbyPage slug={game} />}</Route>
          <Route path="/create/:game">{({ game }) => <CreatePage slug={game} />}</Route>
          <Route path="/match/:game/:id">{({ game, id }) => <MatchPage key={id} slug={game} id={id} />}</Route>
          <Route path="/hotseat/:game">{({ game }) => <HotseatSetup slug={game} />}</Route>
          <Route path="/hotseat/:game/:id">{({ game, id }) => <HotseatPage key={id} slug={game} id={id} />}</Route>
          <Route path="/captain/:game">{({ game }) => <CaptainSetup slug={game} />}</Route>
          <Route path="/captain/:game/:id">{({ game, id }) => <CaptainPage key={id} slug={game} id={id} />}</Route>
          <Route path="/dice">
            <CheckPage />
          </Route>
          <Route path="/replay">
            <ReplayPage />
          </Route>
          <Route>
            <Layout title={words.noPage}>
              <NotFound />
            </Layout>
          </Route>
        </Switch>
      </Suspense>
    </Mishap>
  );
}
