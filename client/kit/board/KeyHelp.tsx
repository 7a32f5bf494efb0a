export function KeyHelp({ keys }: { readonly keys: readonly (readonly [key: string, meaning: string])[] }) {
  return (
    <dl className="wg-keys">
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
