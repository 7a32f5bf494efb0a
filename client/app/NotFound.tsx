import { Link } from 'wouter';
import { texts } from './texts.js';

export function NotFound({ title = texts.noPage }: { readonly title?: string }) {
  return (
    <div className="wg-sheet">
      <h1>{title}</h1>
      <p>{texts.noPageAbout}</p>
      <div className="wg-buttons">
        <Link href="/" className="wg-button main">
          {texts.toGames}
        </Link>
      </div>
    </div>
  );
}
