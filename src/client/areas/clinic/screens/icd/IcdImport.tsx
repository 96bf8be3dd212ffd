/** Imports the list of ICD codes: the file is tried first, and what would change is shown before anything is written. Rule: ICD-3. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ICD_COLUMNS, type IcdImport as Imported } from '#shared/areas/clinic/domain/icdFile';
import { CsvSource } from '#client/kit/form/CsvSource';
import { pathsOf } from '#client/kit/resource/paths';
import type { FileTicket } from '#client/services/files';
import { inUtf8 } from '#client/services/fileText';
import { ticketFor } from '#client/store/files';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { formatNumber } from '#client/ui/formats';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { icdImport } from '../../flows/icd';
import css from './icdImport.module.css';

type BadRow = Imported['bad'][number];

/** The rows that are left out, with their numbers in the file. */
function BadRows({ found: { bad, bad_count: count } }: { found: Imported }) {
  const { t } = useTranslation('icd');
  const title = t('bad', { count });
  const columns: readonly PlainColumn<BadRow>[] = [
    { key: 'row', label: t('row'), cell: ({ row }) => <span className="tabular">{row}</span> },
    { key: 'text', label: t('content'), cell: ({ text }) => <span className={css.content}>{text}</span> },
    { key: 'reason', label: t('because'), cell: ({ reason }) => t(`reason.${reason}`) },
  ];
  if (!count) return null;
  return (
    <>
      <h3>{title}</h3>
      <PlainTable label={title} columns={columns} rows={bad} rowKey={({ row }) => String(row)} stacked />
      {count > bad.length && <p className={css.muted}>{t('badMore', { count: count - bad.length })}</p>}
    </>
  );
}

function Counts({ found: { added, changed, skipped, bad_count } }: { found: Imported }) {
  const { t } = useTranslation('icd');
  const language = useLanguage();
  const counts = { added, changed, skipped, faulty: bad_count };
  return (
    <dl className={css.counts}>
      {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
        <div key={name}>
          <dt>{t(`count.${name}`)}</dt>
          <dd className="tabular">{formatNumber(counts[name], language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One of the two steps: what writing would do, or what it did. */
const useStep = (file: FileTicket | null, mode: 'try' | 'write') => {
  const dispatch = useAppDispatch();
  const id = `${file?.ticket}-${mode}`;
  const step = useAppSelector((state) => icdImport.selectors.at(state, id));
  return { ...step, begin: (given: FileTicket) => dispatch(icdImport.actions.load(`${given.ticket}-${mode}`, { file: given, mode })) };
};

type Step = ReturnType<typeof useStep>;

/** What writing would do, with the button that does it; or what it did. */
function Result({ tried, written, onWrite }: { tried: Step; written: Step; onWrite: () => void }) {
  const { t } = useTranslation('icd');
  const found = written.answer ?? tried.answer;
  if (!found) return null;
  const isNothing = found.added + found.changed === 0;
  const title = t(written.answer ? 'done' : isNothing ? 'wouldNothing' : 'would');
  return (
    <section className={css.part} aria-label={title}>
      <div role="status">
        <h2>{title}</h2>
      </div>
      <Counts found={found} />
      {written.answer ? (
        <Button variant="contained" component={Link} to={pathsOf('icdCode').list}>
          {t('toList')}
        </Button>
      ) : (
        <Button variant="contained" disabled={isNothing} loading={written.status === 'loading'} onClick={onWrite}>
          {t('write')}
        </Button>
      )}
      <BadRows found={found} />
    </section>
  );
}

export function IcdImport() {
  const { t } = useTranslation(['icd', 'common']);
  const say = useErrorText();
  const [file, setFile] = useState<FileTicket | null>(null);
  const [tried, written] = [useStep(file, 'try'), useStep(file, 'write')];
  const choose = async (chosen: File) => {
    const ticket = ticketFor(await inUtf8(chosen));
    setFile(ticket);
    tried.begin(ticket);
  };
  const [problem] = [...tried.errors, ...written.errors];
  const isBusy = tried.status === 'loading';
  const labels = {
    drop: t('icd:drop'),
    columns: t('icd:columns', { columns: ICD_COLUMNS.join(';') }),
    choose: t('icd:choose'),
    another: t('icd:another'),
  };
  return (
    <>
      <PageHeader title={t('common:page.icdImport')} purpose={t('icd:importPurpose')} />
      <CsvSource id="icd-file" name={file?.name} busy={isBusy} labels={labels} onFile={(chosen) => void choose(chosen)} />
      {problem && <PlainAlert>{say(problem)}</PlainAlert>}
      {isBusy && <RowSkeletons rows={4} height={52} />}
      <Result tried={tried} written={written} onWrite={() => written.begin(file!)} />
    </>
  );
}
