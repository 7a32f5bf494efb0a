import { Link } from 'wouter';
import { usePageWords } from './words/index.js';

export function NotFound({ title }: { readonly title?: string }) {
  const words = usePageWords();
  return (
    <div className="wg-sheet">
      <h1>{title ?? words.noPage}</h1>
      <p>{words.noPageAbout}</p>
      <div className="wg-buttons">
        <Link href="/" className="wg-button wg-primary">
          {words.toGames}
        </Link>
      </div>
    </div>
  );
}
