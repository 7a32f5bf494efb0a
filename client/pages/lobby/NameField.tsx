import { useId } from 'react';
import { useLobbyWords } from './words/index.js';

/** Longest name that the server accepts. */
export const NAME_LENGTH = 40;

export function NameField({ value, onChange }: { readonly value: string; onChange(name: string): void }) {
  const words = useLobbyWords();
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

/** Explains a disabled button. */
export function MissingName({ name }: { readonly name: string }) {
  const words = useLobbyWords();
  return (
    name.trim() === '' && (
      <span id="missing" className="wg-small">
        {words.nameMissing}
      </span>
    )
  );
}
