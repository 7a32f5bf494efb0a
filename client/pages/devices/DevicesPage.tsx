import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { inWords } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import { ago } from '../../app/ago.js';
import { Layout } from '../../app/Layout.js';
import type { OnlineMatch } from '../../app/matches.js';
import Ask from '../../app/parts/Ask.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { usePageWords } from '../../app/words/index.js';
import { useLanguage } from '../../kit/language.js';
import { seats, titleOf } from '../../match/MatchList.js';
import { MyMatches } from '../../match/MyMatches.js';
import '../lobby/lobby.css';
import { canHaveKey } from '../../match/identity/keys.js';
import { isKnown, known } from '../../match/identity/known.js';
import { AddingLink } from './AddingLink.js';
import { deviceName } from './deviceName.js';
import './devices.css';
import { type Device, type Identity, identity, isStatus, onlineMatches } from '../../match/identity/identity.js';
import { removeSeats, share, sync } from '../../match/identity/sync.js';
import { usePlayerWords } from '../player/words/index.js';
import { Passkeys } from './Passkeys.js';
import { canHavePasskey, isDeclined, makePasskey, recoverWithPasskey } from './webauthn.js';
import { useDeviceWords } from './words/index.js';

function DeviceRow({ device, onRemove }: { readonly device: Device; onRemove(): void }) {
  const words = useDeviceWords();
  const shared = usePageWords();
  return (
    <li data-testid="device">
      <div className="wg-what">
        <strong>{device.name}</strong>
        <span className="wg-small">{words.lastUsed(ago(device.usedAt, Date.now(), shared))}</span>
      </div>
      {device.here && <span className="wg-chip">{words.here}</span>}
      <Ask
        trigger={
          <button type="button" className="wg-button wg-quiet">
            {words.remove}
          </button>
        }
        title={words.removeAsk(device.name)}
        about={device.here ? words.removeHere : words.removeAbout}
        yes={words.remove}
        no={words.cancel}
        onYes={onRemove}
      />
    </li>
  );
}

/** Lists matches that were in this browser before it was added to the player's devices. */
function UnsharedMatches({
  matches,
  busy,
  onShare,
}: {
  readonly matches: readonly OnlineMatch[];
  readonly busy: boolean;
  onShare(match: OnlineMatch): void;
}) {
  const words = useDeviceWords();
  const shared = usePageWords();
  const language = useLanguage();
  return (
    <section className="wg-sheet" aria-labelledby="me-unshared">
      <h2 id="me-unshared">{words.unshared}</h2>
      <p>{words.unsharedAbout}</p>
      <ul className="wg-list">
        {matches.map((match) => (
          <li key={match.id} data-testid="unshared-match">
            <div className="wg-what">
              <strong>{titleOf(match.game, language)}</strong>, {seats(match, shared, language)}
              <span className="wg-small">{match.over ?? match.stands}</span>
            </div>
            <button type="button" className="wg-button" disabled={busy} onClick={() => onShare(match)}>
              {words.share}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnPage() {
  const words = usePlayerWords();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await identity.profile().then(
      ({ id }) => navigate(`/player/${id}`),
      () => setBusy(false),
    );
  };
  return (
    <section className="wg-sheet" aria-labelledby="me-player">
      <h2 id="me-player">{words.own}</h2>
      <p>{words.ownAbout}</p>
      <div className="wg-buttons">
        <button type="button" className="wg-button" disabled={busy} onClick={() => void open()}>
          {words.own}
        </button>
      </div>
    </section>
  );
}

function Kept({ me, onForget }: { readonly me: Identity; onForget(): void }) {
  const words = useDeviceWords();
  return (
    <section className="wg-sheet" aria-labelledby="me-kept">
      <h2 id="me-kept">{words.kept}</h2>
      <dl className="wg-device-kept">
        <dt>{words.name}</dt>
        <dd>{me.name ?? words.noName}</dd>
        <dt>{words.seats}</dt>
        <dd>{words.seatsHeld(me.seats)}</dd>
        <dt>{words.keys}</dt>
        <dd>{words.keysAbout}</dd>
        <dt>{words.settings}</dt>
        <dd>{words.settingsAbout}</dd>
      </dl>
      <p className="wg-small">{words.keptAbout}</p>
      <div className="wg-buttons">
        <Ask
          trigger={
            <button type="button" className="wg-button">
              {words.forget}
            </button>
          }
          title={words.forgetAsk}
          about={words.forgetAbout}
          yes={words.forget}
          no={words.cancel}
          onYes={onForget}
        />
      </div>
    </section>
  );
}

/** Lifetime of a link, and interval between checks of its use, in ms. */
const [LASTS, EVERY] = [10 * 60_000, 4000];

export default function DevicesPage() {
  const words = useDeviceWords();
  const errorWords = useErrorWords();
  const language = useLanguage();
  const [me, setMe] = useState<Identity>();
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(isKnown);
  const [error, setError] = useState<unknown>();
  const [forgotten, setForgotten] = useState(false);
  const [unknown, setUnknown] = useState(false);

  const attempt = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    setError(undefined);
    setUnknown(false);
    await deed().catch(setError);
    if (!isKnown()) setMe(undefined);
    setBusy(false);
  };
  const look = async () => {
    await sync(language);
    setMe(await identity.me());
  };
  useEffect(() => {
    if (isKnown()) void attempt(look);
  }, []);

  // Hide the link when it is used or has expired.
  useEffect(() => {
    if (!code) return;
    const had = me?.devices.length ?? 0;
    const over = setTimeout(() => setCode(undefined), LASTS);
    const timer = setInterval(async () => {
      const now = await identity.me().catch(() => undefined);
      if (!now || now.devices.length <= had) return;
      setMe(now);
      setCode(undefined);
    }, EVERY);
    return () => {
      clearTimeout(over);
      clearInterval(timer);
    };
  }, [code]);

  const add = () =>
    attempt(async () => {
      if (!isKnown()) {
        await identity.create(deviceName(words));
        await look();
      }
      setCode((await identity.link()).code);
    });
  const remove = ({ id, here }: Device) =>
    attempt(async () => {
      setCode(undefined);
      const left = await identity.remove(id);
      if (here) {
        removeSeats();
        await identity.forgetBrowser();
      } else if ('devices' in left) setMe(left);
    });
  const shareMatch = (match: OnlineMatch) => attempt(() => share(match));
  const passkey = () => attempt(async () => setMe(await makePasskey(deviceName(words))));
  const dropPasskey = (id: string) => attempt(async () => setMe(await identity.passkeyDrop(id)));
  const back = () =>
    attempt(async () => {
      try {
        await recoverWithPasskey(deviceName(words));
      } catch (thrown) {
        setUnknown(isStatus(thrown, 404));
        throw thrown;
      }
      await look();
    });
  const forget = () =>
    attempt(async () => {
      setCode(undefined);
      await identity.forget();
      setForgotten(true);
    });

  const why = () => {
    if (isDeclined(error)) return words.declined;
    if (!isStatus(error, 404)) return inWords(error, errorWords);
    return unknown ? words.unknownPasskey : words.removed;
  };
  const unshared = onlineMatches().filter(({ id }) => known()?.unshared?.includes(id));
  const canAdd = canHaveKey();
  return (
    <Layout title={words.title}>
      <div className="wg-narrow">
        <div className="wg-titled">
          <h1>{words.title}</h1>
          <p className="wg-lead">{words.lead}</p>
        </div>
        {forgotten && <Notice tone="good">{words.forgotten}</Notice>}
        {error !== undefined && <Notice tone="bad">{why()}</Notice>}
        {!canAdd && <Notice>{words.noKey}</Notice>}
        {canAdd && (
          <section className="wg-sheet" aria-labelledby="me-devices">
            <h2 id="me-devices">{words.devices}</h2>
            {me ? (
              <ul className="wg-list">
                {me.devices.map((device) => (
                  <DeviceRow key={device.id} device={device} onRemove={() => void remove(device)} />
                ))}
              </ul>
            ) : (
              !busy && (
                <>
                  <p>{words.alone}</p>
                  <p className="wg-small">{words.aloneAbout}</p>
                  {canHavePasskey() && <p className="wg-small">{words.recoverAbout}</p>}
                </>
              )
            )}
            {busy && <Waiting>{words.asking}</Waiting>}
            {code ? (
              <AddingLink code={code} />
            ) : (
              <div className="wg-buttons">
                <button type="button" className="wg-button wg-primary" disabled={busy} onClick={add}>
                  {words.add}
                </button>
                {!me && canHavePasskey() && (
                  <button type="button" className="wg-button" disabled={busy} onClick={back}>
                    {words.recover}
                  </button>
                )}
              </div>
            )}
            {me?.passkeys && canHavePasskey() && (
              <Passkeys passkeys={me.passkeys} busy={busy} onMake={passkey} onRemove={(id) => void dropPasskey(id)} />
            )}
          </section>
        )}
        {me && unshared.length > 0 && <UnsharedMatches matches={unshared} busy={busy} onShare={(match) => void shareMatch(match)} />}
        {me && <OwnPage />}
        <MyMatches />
        {me && <Kept me={me} onForget={() => void forget()} />}
      </div>
    </Layout>
  );
}
