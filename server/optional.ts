export function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads an optional library. If it is missing, throws an error for the operator.
 * @param need the setting that needs the library, such as "DATABASE_URL"
 */
export function optional<Library>(name: string, need: string): Library {
  if (!isInstalled(name)) throw new Error(`${need} needs the package ${name}: npm install ${name}`);
  return require(name);
}
