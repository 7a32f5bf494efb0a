/** Values that could not be stored, because local storage is full or disabled. They are kept until the page closes. */
const unsaved = new Map<string, unknown>();

/** Whether any value is kept only until the page closes. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Reads a value, or undefined if it is missing or damaged. */
export function read(key: string): unknown {
  if (unsaved.has(key)) return unsaved.get(key);
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value. @returns false if it is kept only until the page closes */
export function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    unsaved.delete(key);
    return true;
  } catch {
    unsaved.set(key, value);
    return false;
  }
}

export function forget(...keys: readonly string[]): void {
  for (const key of keys) unsaved.delete(key);
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Without storage, no value needs to be removed.
  }
}
