import BookOpen from 'lucide-react/icons/book-open';
import { Link } from 'wouter';
import { rulesPath } from '../rulesPath.js';
import { usePageWords } from '../words/index.js';

export function RulesLink({ slug }: { readonly slug: string }) {
  const words = usePageWords();
  return (
    <Link href={rulesPath(slug)} className="wg-aside">
      <BookOpen aria-hidden="true" />
      {words.rulesOf}
    </Link>
  );
}
