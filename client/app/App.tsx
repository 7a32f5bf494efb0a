import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { HistoryContext } from '../kit/history/historyContext.js';
import { RulesAddress } from '../kit/host/RulesAddress.js';
import { Layout } from './Layout.js';
import { loadFonts } from './loadFonts.js';
import { NotFound } from './NotFound.js';
import { ErrorBoundary } from './parts/ErrorBoundary.js';
import { Waiting } from './parts/Waiting.js';
import { rulesPath } from './rulesPath.js';
import { usePageWords } from './words/index.js';

/** Loads a page on demand, after its fonts, so that the layout does not shift. */
const page = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const [loaded] = await Promise.all([load(), loadFonts()]);
    return loaded;
  });

const FrontPage = page(() => import('../pages/front/FrontPage.js'));
const LobbyPage = page(() => import('../pages/lobby/LobbyPage.js'));
const CreatePage = page(() => import('../pages/lobby/CreatePage.js'));
const PlayPage = page(() => import('../pages/play/PlayPage.js'));
const PlayerPage = page(() => import('../pages/player/PlayerPage.js'));
const MatchPage = page(() => import('../pages/lobby/MatchPage.js'));
const HotseatSetup = page(() => import('../pages/hotseat/HotseatSetup.js'));
const HotseatPage = page(() => import('../pages/hotseat/HotseatPage.js'));
const CaptainSetup = page(() => import('../pages/bot/BotSetup.js'));
const CaptainPage = page(() => import('../pages/bot/BotPage.js'));
const LearnPage = page(() => import('../pages/learn/LearnPage.js'));
const CheckPage = page(() => import('../pages/dice/CheckPage.js'));
const RulesList = page(() => import('../pages/rules/RulesList.js'));
const RulesPage = page(() => import('../pages/rules/RulesPage.js'));
const ToldPage = page(() => import('../pages/notifications/AddressPage.js'));
const MePage = page(() => import('../pages/devices/DevicesPage.js'));
const AddPage = page(() => import('../pages/devices/AddPage.js'));
const ReplayPage = page(() => import('../pages/replay/ReplayPage.js'));

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
    <RulesAddress.Provider value={rulesPath}>
      {/* Pages with a match provide their own history. */}
      <HistoryContext value={null}>
        <ErrorBoundary>
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
              <Route path="/lobby">
                <LobbyPage />
              </Route>
              <Route path="/lobby/:game">{({ game }) => <LobbyPage slug={game} />}</Route>
              <Route path="/create/:game">{({ game }) => <CreatePage slug={game} />}</Route>
              <Route path="/play/:game">{({ game }) => <PlayPage key={game} slug={game} />}</Route>
              <Route path="/player/:id">{({ id }) => <PlayerPage key={id} id={id} />}</Route>
              <Route path="/match/:game/:id">{({ game, id }) => <MatchPage key={id} slug={game} id={id} />}</Route>
              <Route path="/hotseat/:game">{({ game }) => <HotseatSetup slug={game} />}</Route>
              <Route path="/hotseat/:game/:id">{({ game, id }) => <HotseatPage key={id} slug={game} id={id} />}</Route>
              <Route path="/captain/:game">{({ game }) => <CaptainSetup slug={game} />}</Route>
              <Route path="/captain/:game/:id">{({ game, id }) => <CaptainPage key={id} slug={game} id={id} />}</Route>
              <Route path="/learn/:game">{({ game }) => <LearnPage key={game} slug={game} />}</Route>
              <Route path="/told/:what/:token">{({ what, token }) => <ToldPage what={what} token={token} />}</Route>
              <Route path="/me">
                <MePage />
              </Route>
              <Route path="/me/add">
                <AddPage />
              </Route>
              <Route path="/dice">
                <CheckPage />
              </Route>
              <Route path="/rules">
                <RulesList />
              </Route>
              <Route path="/rules/:game">{({ game }) => <RulesPage key={game} slug={game} />}</Route>
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
        </ErrorBoundary>
      </HistoryContext>
    </RulesAddress.Provider>
  );
}
