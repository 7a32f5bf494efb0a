import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { inWords } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import { Layout } from '../../app/Layout.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { useLanguage } from '../../kit/language.js';
import { identity, isStatus } from '../../match/identity/identity.js';
import { canHaveKey } from '../../match/identity/keys.js';
import { isKnown } from '../../match/identity/known.js';
import { sync } from '../../match/identity/sync.js';
import { deviceName } from './deviceName.js';
import { useDeviceWords } from './words/index.js';

/** Adds a device after a click. Opening the link alone adds no device, because email programs also open links. */
export default function AddPage() {
  const words = useDeviceWords();
  const errorWords = useErrorWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [code] = useState(() => window.location.hash.slice(1));
  const [already] = useState(isKnown);
  const [adding, setAdding] = useState(false);
  const [error, setError] = useState<unknown>();
  // Remove the code from the address and the browser's history.
  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);

  const add = async () => {
    setAdding(true);
    setError(undefined);
    try {
      await identity.add(deviceName(words), code);
      await sync(language).catch(() => undefined);
      navigate('/me');
    } catch (thrown) {
      setError(thrown);
      setAdding(false);
    }
  };

  const why = isStatus(error, 404) ? words.usedUp : isStatus(error, 409) ? words.tooMany : inWords(error, errorWords);
  const no = already ? words.already : !canHaveKey() ? words.noKey : code ? undefined : words.noCode;
  return (
    <Layout title={words.addTitle}>
      <div className="wg-narrow">
        <div className="wg-sheet">
          <h1>{words.addTitle}</h1>
          {no ? (
            <Notice>{no}</Notice>
          ) : (
            <>
              <p>{words.addAbout}</p>
              <p>{words.addSeats}</p>
            </>
          )}
          {error !== undefined && <Notice tone="bad">{why}</Notice>}
          {adding ? (
            <Waiting>{words.adding}</Waiting>
          ) : (
            <div className="wg-buttons">
              {!no && (
                <button type="button" className="wg-button wg-primary" onClick={add}>
                  {words.addDo}
                </button>
              )}
              <Link href="/me" className="wg-button">
                {words.toMe}
              </Link>
            </div>
          )}
        </div>
      </div>
    </Layout>
  );
}
