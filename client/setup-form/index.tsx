import { useState } from 'react';
import type { Chosen } from '../app/options/fields.js';
import { faultIn, GameSetup, type SetupModule, setupDataOf, useSetup } from '../app/options/GameSetup.js';
import { useSetUpWords } from '../app/options/words/index.js';
import { type StyleProps, Styles, StylesFrom } from '../kit/Styles.js';
import { styles } from './styles.js';

/** boardgame.io's `setupData` of a match: the scenario and the options that differ from their defaults. */
export type SetupData = Chosen;

export type { SetupModule };

/** Props of {@link SetupForm}. */
export interface SetupFormProps extends StyleProps {
  /** The `module` export of `weathergage/<slug>`. */
  readonly module: SetupModule;
  /** Called with setupData that the game accepts, for `LobbyClient.createMatch` or `withSetup`. */
  onSubmit(setupData: SetupData): void;
  readonly submitLabel?: string;
  /** Colour theme; `light` by default. */
  readonly theme?: 'light' | 'dark';
}

/** Form for choosing a match's scenario and options. */
export function SetupForm({ module, onSubmit, submitLabel, theme, ...style }: SetupFormProps) {
  const words = useSetUpWords();
  const [choice, setChoice] = useSetup(module);
  const [fault, setFault] = useState<string>();
  const submit = () => {
    const setupData = setupDataOf(module, choice);
    const found = faultIn(module, setupData);
    setFault(found);
    if (found === undefined) onSubmit(setupData);
  };
  return (
    <StylesFrom {...style}>
      <form
        className="wg-setup-form wg-form"
        data-theme={theme}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Styles css={styles} />
        <GameSetup module={module} choice={choice} onChange={setChoice} />
        {fault !== undefined && <p role="alert">{fault}</p>}
        <div className="wg-buttons">
          <button type="submit" className="wg-button wg-primary">
            {submitLabel ?? words.create}
          </button>
        </div>
      </form>
    </StylesFrom>
  );
}
