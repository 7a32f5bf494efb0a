/** Figures by name, in a line. */
export function Figures({ figures }: { readonly figures: readonly (readonly [name: string, value: string | number, strong?: boolean])[] }) {
  return (
    <dl className="wg-figures">
      {figures.map(([name, value, strong]) => (
        <div key={name} className={strong ? 'wg-strong' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
