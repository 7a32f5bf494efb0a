import { useId } from 'react';
import { NAME_LENGTH } from '../../../src/api/limits.js';
import { useOnlineWords } from './words/index.js';

export function NameField({ value, onChange }: { readonly value: string; onChange(name: string): void }) {
  const words = useOnlineWords();
  const id = useId();
  return (
    <div className="wg-field">
      <label htmlFor={id}>{words.yourName}</label>
      <input
        id={id}
        className="wg-input"
        value={value}
        maxLength={NAME_LENGTH}
        required
        autoComplete="nickname"
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-hint`} className="wg-small">
        {words.nameHint}
      </span>
    </div>
  );
}

/** Explains why a button is disabled: the name is missing. */
export function MissingName({ name }: { readonly name: string }) {
  const words = useOnlineWords();
  return (
    name.trim() === '' && (
      <span id="missing" className="wg-small">
        {words.nameMissing}
      </span>
    )
  );
}
