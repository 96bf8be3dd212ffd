/** A chart's numbers as a table: a row for each place, a column for each series. */
import css from './charts.module.css';

export type TableOf = {
  /** What the rows are of, then the series. */
  readonly head: readonly string[];
  /** Each row's name, then its values as they are read. */
  readonly rows: readonly (readonly string[])[];
};

/** @param height pixels beyond which the rows scroll, by the keyboard too */
export function ChartTable({ label, head, rows, height }: TableOf & { label: string; height: number }) {
  return (
    <div className={css.scroll} style={{ maxHeight: height }} role="region" aria-label={label} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              {values.map((value, place) => (
                <td key={place}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
