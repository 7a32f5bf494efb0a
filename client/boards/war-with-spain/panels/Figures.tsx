/** Figures by name, in a line. */
export function Figures({ figures }: { readonly figures: readonly (readonly [name: string, value: string | number, strong?: boolean])[] }) {
  return (
    <dl className="figures">
      {figures.map(([name, value, strong]) => (
        <div key={name} className={strong ? 'strong' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
