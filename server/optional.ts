/** Whether a library can be loaded from here. */
export function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * A library that only some servers need, and that is installed with those alone. Throws a sentence for whoever starts a server
 * without it.
 *
 * @param need what needs it, as the beginning of that sentence: "DATABASE_URL"
 */
export function optional<Library>(name: string, need: string): Library {
  if (!isInstalled(name)) throw new Error(`${need} needs the package ${name}: npm install ${name}`);
  return require(name);
}
