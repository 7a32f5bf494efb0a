import { lazy, Suspense } from 'react';
import { ShareLink } from '../lobby/ShareLink.js';
import { useDeviceWords } from './words/index.js';

const QrCode = lazy(() => import('./QrCode.js'));

/** The link that adds another device. Its code follows the #, which browsers do not send. */
export function AddingLink({ code }: { readonly code: string }) {
  const words = useDeviceWords();
  const href = `${window.location.origin}/me/add#${code}`;
  return (
    <section className="wg-me-link" aria-labelledby="me-link">
      <h3 id="me-link">{words.linkTitle}</h3>
      <p className="wg-small">{words.linkAbout}</p>
      <Suspense>
        <QrCode text={href} label={words.code} />
      </Suspense>
      <ShareLink href={href} label={words.link} />
    </section>
  );
}
