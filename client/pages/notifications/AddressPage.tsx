import { useState } from 'react';
import { inWords, LobbyError, lobby } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import { Layout } from '../../app/Layout.js';
import { NotFound } from '../../app/NotFound.js';
import { Notice } from '../../app/parts/Notice.js';
import { usePageWords } from '../../app/words/index.js';
import { useNotificationWords } from '../../match/features/notifications/words/index.js';

const DEEDS = { confirm: lobby.confirmNotices, stop: lobby.endNotices };
const isDeed = (what: string): what is keyof typeof DEEDS => Object.hasOwn(DEEDS, what);

/** Renders the page opened by links in emails. It confirms the address or stops notifications only after a click. */
export default function AddressPage({ what, token }: { readonly what: string; readonly token: string }) {
  const shared = usePageWords();
  if (isDeed(what)) return <Told what={what} token={token} />;
  return (
    <Layout>
      <NotFound title={shared.noPage} />
    </Layout>
  );
}

function Told({ what, token }: { readonly what: keyof typeof DEEDS; readonly token: string }) {
  const { addressPage } = useNotificationWords();
  const errorWords = useErrorWords();
  const words = addressPage[what];
  const [done, setDone] = useState(false);
  const [error, setError] = useState<unknown>();
  const press = () => DEEDS[what](token).then(() => setDone(true), setError);
  const isGone = error instanceof LobbyError && error.status === 404;
  return (
    <Layout title={words.title}>
      <div className="wg-narrow">
        <div className="wg-sheet" data-testid="told">
          <h1>{words.title}</h1>
          {done ? (
            <Notice tone="good">{words.done}</Notice>
          ) : (
            <>
              <p>{words.about}</p>
              {error !== undefined && <Notice tone="bad">{isGone ? addressPage.gone : inWords(error, errorWords)}</Notice>}
              <div className="wg-buttons">
                <button type="button" className="wg-button wg-primary" onClick={press}>
                  {words.do}
                </button>
              </div>
            </>
          )}
        </div>
      </div>
    </Layout>
  );
}
