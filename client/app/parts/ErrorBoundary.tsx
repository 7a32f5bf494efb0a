import { Component, type ReactNode } from 'react';
import { usePageWords } from '../words/index.js';
import { Notice } from './Notice.js';

/** Shows a message instead of an empty page after a rendering error. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Broken />;
  }
}

function Broken() {
  const words = usePageWords();
  return (
    <div className="wg-shell">
      <div className="wg-centred">
        <Notice tone="bad">
          <strong>{words.broken}</strong>
          <p>{words.brokenAbout}</p>
          <div className="wg-buttons">
            <button type="button" className="wg-button wg-primary" onClick={() => window.location.reload()}>
              {words.reload}
            </button>
            <a className="wg-button" href="/">
              {words.toGames}
            </a>
          </div>
        </Notice>
      </div>
    </div>
  );
}
