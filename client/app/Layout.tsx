import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useEffect } from 'react';
import { Link, useRoute } from 'wouter';
import { Rose } from '../kit/map/Rose.js';
import { NewVersion } from '../pwa/NewVersion.js';
import { useTheme } from './theme.js';
import { useArrival } from './useArrival.js';
import { usePageWords } from './words/index.js';

export function ThemeButton() {
  const words = usePageWords();
  const [theme, choose] = useTheme();
  const isDark = theme === 'dark';
  const label = isDark ? words.toLight : words.toDark;
  return (
    <button
      type="button"
      className="wg-button wg-quiet wg-icon"
      aria-label={label}
      title={label}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </button>
  );
}

export function Brand() {
  const words = usePageWords();
  return (
    <Link href="/" className="wg-brand" aria-label={words.siteName}>
      <Rose />
      <span>{words.siteName}</span>
    </Link>
  );
}

function NavLink({ href, children }: { readonly href: string; readonly children: string }) {
  const [here] = useRoute(href);
  return (
    <Link href={href} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** Renders a page with a header and footer. Match pages have a strip instead. */
export function Layout({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const words = usePageWords();
  const main = useArrival<HTMLElement>();
  usePageTitle(title);
  return (
    <div className="wg-shell">
      <button type="button" className="wg-skip" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <header className="wg-header">
        <Brand />
        <NewVersion />
        <nav aria-label={words.nav}>
          <NavLink href="/">{words.games}</NavLink>
          <NavLink href="/lobby">{words.lobby}</NavLink>
          <NavLink href="/rules">{words.rules}</NavLink>
          <NavLink href="/replay">{words.replay}</NavLink>
          <NavLink href="/dice">{words.dice}</NavLink>
        </nav>
        <Link href="/me" className="wg-button wg-quiet wg-icon" aria-label={words.me} title={words.me}>
          <UserRound aria-hidden="true" />
        </Link>
        <ThemeButton />
      </header>
      <main id="page" className="wg-main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer className="wg-footer">{words.footer}</footer>
    </div>
  );
}

export function usePageTitle(title: string | undefined): void {
  const words = usePageWords();
  useEffect(() => {
    document.title = title ? `${title} · ${words.siteName}` : words.siteName;
  }, [title]);
}
