/** What the PDF of an invoice says, as a page: on paper it looks like the PDF. Rules: INV-5, INV-10. */
import { useEffect } from 'react';
import type { Paper } from '#shared/documents/paper';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { paper, paperKey } from '../../flows/invoicePage';
import { ErrorState } from '#client/ui/ErrorState';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import css from './paper.module.css';

function Head({ sheet: { brand, letterhead, title, number, status, parties, facts } }: { sheet: Paper }) {
  return (
    <>
      <header className={css.head}>
        {letterhead ? <img className={css.letterhead} src={letterhead} alt={brand} /> : <strong className={css.brand}>{brand}</strong>}
        <div className={css.title}>
          <h2>{title}</h2>
          <span className="tabular">{number}</span>
          {status && <span className={css.status}>{status}</span>}
        </div>
      </header>
      <div className={css.parties}>
        {parties.map(({ label, name, lines }) => (
          <div key={label}>
            <small>{label}</small>
            <strong>{name}</strong>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </div>
        ))}
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function Lines({ table: { columns, rows } }: { table: NonNullable<Paper['table']> }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ description, note, qty, price, amount }, at) => (
          <tr key={at}>
            <td>{at + 1}</td>
            <td>
              {description}
              {note && <small>{note}</small>}
            </td>
            <td data-label={columns[2]}>{qty}</td>
            <td data-label={columns[3]}>{price}</td>
            <td data-label={columns[4]}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Foot({ sheet: { sums, words, notes, signature } }: { sheet: Paper }) {
  return (
    <>
      <dl className={css.sums}>
        {sums.map(({ label, value, strong }) => (
          <div key={label} className={strong ? css.strong : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {words && (
        <p className={css.words}>
          <small>{words.label}</small>
          {words.value}
        </p>
      )}
      {notes.map(({ heading, lines }) => (
        <section key={heading} className={css.note}>
          <h3>{heading}</h3>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      {signature && (
        <section className={css.signature}>
          <small>{signature.greeting}</small>
          {signature.picture && <img src={signature.picture} alt={signature.name} />}
          <strong>{signature.name}</strong>
        </section>
      )}
    </>
  );
}

/** @param invoice read anew with each version of it */
export function PaperSheet({ invoice: { id, version } }: { invoice: Pick<Invoice, 'id' | 'version'> }) {
  const dispatch = useAppDispatch();
  const say = useErrorText();
  const key = paperKey(id, useLanguage());
  useEffect(() => void dispatch(paper.actions.load(key)), [dispatch, key, version]);
  const { answer, status, errors } = useAppSelector((state) => paper.selectors.at(state, key));
  const waiting = useSteadyLoading(!answer && status !== 'failed');
  if (answer)
    return (
      <article className={css.sheet}>
        <Head sheet={answer} />
        {answer.table && <Lines table={answer.table} />}
        <Foot sheet={answer} />
      </article>
    );
  if (waiting || !errors[0]) return <RowSkeletons rows={8} height={52} />;
  return (
    <ErrorState message={say(errors[0])} offline={errors[0].code === 'network'} onRetry={() => void dispatch(paper.actions.load(key))} />
  );
}
