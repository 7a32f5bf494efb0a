import { lazy } from 'react';
import { LatePart } from '../../app/parts/LatePart.js';
import { ShareLink } from '../../match/online/ShareLink.js';
import { useDeviceWords } from './words/index.js';

const QrCode = lazy(() => import('./QrCode.js'));

/** Shows the link that adds another device. Its code follows the #, and browsers do not send that part. */
export function AddingLink({ code }: { readonly code: string }) {
  const words = useDeviceWords();
  const href = `${window.location.origin}/me/add#${code}`;
  return (
    <section className="wg-device-link" aria-labelledby="me-link">
      <h3 id="me-link">{words.linkTitle}</h3>
      <p className="wg-small">{words.linkAbout}</p>
      <LatePart>
        <QrCode text={href} label={words.code} />
      </LatePart>
      <ShareLink href={href} label={words.link} />
    </section>
  );
}
