/** Books a bank statement: its rows are matched with open invoices, checked by a dry run, and booked. Rules: INV-13, INV-16, INV-25. */
import Button from '@mui/material/Button';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BookedRow, StatementAnswer } from '#shared/areas/billing/bankStatements';
import { chosenAtFirst } from '#shared/areas/billing/domain/statementChoice';
import type { Problem } from '#shared/errors';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { statement, type Choice } from '../../flows/statement';
import { ticketFor } from '#client/store/files';
import { formatMoney } from '#client/ui/formats';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { pathsOf } from '#client/kit/resource/paths';
import { BookedRows } from './BookedRows';
import { DateOrderQuestion } from './DateOrderQuestion';
import css from './statement.module.css';
import { StatementRows, type Chosen } from './StatementRows';
import { StatementSource } from './StatementSource';
import { UnreadRows } from './UnreadRows';

const chosenIn = ({ rows }: StatementAnswer): Chosen =>
  Object.fromEntries(rows.map(({ row, suggestion }) => [row, chosenAtFirst(suggestion)]));

const choicesOf = (chosen: Chosen): Choice[] =>
  Object.entries(chosen).flatMap(([row, invoice]) => (invoice === null ? [] : [{ row: Number(row), invoice }]));

/** What is chosen for each row; a change makes the dry run out of date. */
function useChoices(answer: StatementAnswer) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState(() => chosenIn(answer));
  const choices = useMemo(() => choicesOf(chosen), [chosen]);
  const sum = answer.rows.reduce((all, { row, amount }) => all + (chosen[row] ? Math.floor(amount) : 0), 0);
  const choose = (row: number, invoice: string | null) => {
    setChosen((before) => ({ ...before, [row]: invoice }));
    dispatch(statement.actions.reconsider());
  };
  return { chosen, choices, sum, choose };
}

/** What booking would do, and the button that does it. */
function DryRun({ rows, busy, onBook }: { rows: readonly BookedRow[]; busy: boolean; onBook: () => void }) {
  const { t } = useTranslation('statement');
  const book = (
    <Button variant="contained" loading={busy} onClick={onBook}>
      {t('book', { count: rows.length })}
    </Button>
  );
  return <BookedRows title={t('would')} hint={t('wouldHint')} rows={rows} action={book} />;
}

function Matching({ answer }: { answer: StatementAnswer }) {
  const { t } = useTranslation('statement');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const title = useId();
  const { file, busy, tried } = useAppSelector(statement.selectors.all);
  const { chosen, choices, sum, choose } = useChoices(answer);
  const left = [answer.out && t('out', { count: answer.out }), answer.sums && t('sums', { count: answer.sums })].filter(Boolean).join(', ');
  const order = { file: file!, choices };
  if (!answer.rows.length) return <UnreadRows answer={answer} />;
  return (
    <>
      <UnreadRows answer={answer} />
      <section className={css.part} aria-labelledby={title}>
        <div className={css.head}>
          <h2 id={title}>{t('incoming', { count: answer.rows.length })}</h2>
          <span className={css.muted}>{answer.account ? t('ofAccount', answer.account) : t(`bank.${answer.bank}`)}</span>
        </div>
        {left && <p className={css.muted}>{t('left', { left })}</p>}
        <StatementRows rows={answer.rows} open={answer.open} chosen={chosen} onChoose={choose} />
        <div className={css.foot}>
          <p role="status">
            {choices.length ? t('chosen', { count: choices.length, sum: formatMoney(sum, language, 'IDR') }) : t('noneChosen')}
          </p>
          <Button
            variant="contained"
            disabled={!choices.length || tried !== null}
            loading={busy === 'trying'}
            onClick={() => dispatch(statement.actions.tryOut(order))}
          >
            {t('check')}
          </Button>
        </div>
      </section>
      {tried && <DryRun rows={tried} busy={busy === 'booking'} onBook={() => dispatch(statement.actions.book(order))} />}
    </>
  );
}

/** Why a file could not be read, or its rows could not be booked. */
function StatementProblem({ problem }: { problem: Problem }) {
  const { t } = useTranslation('statement');
  const say = useErrorText();
  const isEmptyFile = problem.code === 'required' && problem.pointer === '/data/attributes/csv';
  return <PlainAlert>{isEmptyFile ? t('emptyFile') : say(problem)}</PlainAlert>;
}

export function BankStatement() {
  const { t } = useTranslation(['statement', 'common']);
  const dispatch = useAppDispatch();
  const { file, busy, answer, booked, errors } = useAppSelector(statement.selectors.all);
  useEffect(() => () => void dispatch(statement.actions.leave()), [dispatch]);
  const [problem] = errors;
  return (
    <>
      <PageHeader title={t('common:page.bankStatement')} purpose={t('statement:purpose')} />
      <StatementSource name={file?.name} busy={busy === 'reading'} onFile={(one) => dispatch(statement.actions.read(ticketFor(one)))} />
      {problem && <StatementProblem problem={problem} />}
      {busy === 'reading' && <RowSkeletons rows={6} height={52} />}
      {answer?.unsure_dates && <DateOrderQuestion file={file!} dates={answer.unsure_dates} />}
      {answer && !answer.unsure_dates && !booked && <Matching key={`${file?.ticket}-${file?.dateOrder}`} answer={answer} />}
      {booked && (
        <BookedRows
          title={t('statement:done')}
          rows={booked}
          action={
            <Button variant="contained" component={Link} to={pathsOf('payment').list}>
              {t('statement:toPayments')}
            </Button>
          }
        />
      )}
    </>
  );
}
