/** Imports tariffs: a file, or what was pasted from a spreadsheet, is tried first, and every row is told before anything is written. Rule: SVC-8. */
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TARIFF_COLUMNS } from '#shared/areas/cashier/domain/tariffFile';
import { outcomes, type Outcome, type RowOutcome, type TariffImport as Imported } from '#shared/areas/cashier/domain/tariffImport';
import { BYTE_ORDER_MARK } from '#shared/csv';
import { CsvSource } from '#client/kit/form/CsvSource';
import { pathsOf } from '#client/kit/resource/paths';
import type { FileTicket } from '#client/services/files';
import { inUtf8 } from '#client/services/fileText';
import { ticketFor } from '#client/store/files';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { download } from '#client/ui/download';
import { formatDate, formatMoney, formatNumber } from '#client/ui/formats';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { PlainSelect } from '#client/ui/PlainSelect';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { tariffImport } from '../../flows/tariffs';
import css from './tariffs.module.css';

/** Rows that are shown at first, and with each press. */
const SHOWN = 100;

/** What becomes of a row, in a sentence. */
const useSentence = () => {
  const { t } = useTranslation('tariffs');
  const language = useLanguage();
  return ({ outcome, reason, price = 0, until, other }: RowOutcome): string => {
    if (outcome === 'bad') return t(`reason.${reason ?? 'service'}`, { other });
    const told = { price: formatMoney(price, language, 'IDR'), until: until ? formatDate(until, language) : '' };
    return t(`result.${outcome}`, told);
  };
};

/** The wrong rows as they were written, each with its reason: the file that was sent can be mended with it. */
const useBadFile = () => {
  const { t } = useTranslation('tariffs');
  const sentence = useSentence();
  return ({ names, rows }: Imported): void => {
    const mark = [';', ',', '\t'].find((one) => names.includes(one)) ?? ';';
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const wrong = rows.filter(({ outcome }) => outcome === 'bad').map((row) => `${row.text}${mark}${quoted(sentence(row))}`);
    download(t('badFile'), 'text/csv', BYTE_ORDER_MARK + [`${names}${mark}${t('reasonColumn')}`, ...wrong, ''].join('\r\n'));
  };
};

function Counts({ counts }: Pick<Imported, 'counts'>) {
  const { t } = useTranslation('tariffs');
  const language = useLanguage();
  return (
    <dl className={css.counts}>
      {outcomes.map((name) => (
        <div key={name}>
          <dt>{t(`counts.${name}`)}</dt>
          <dd className="tabular">{formatNumber(counts[name], language)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ found: { rows, counts } }: { found: Imported }) {
  const { t } = useTranslation('tariffs');
  const sentence = useSentence();
  const [only, setOnly] = useState<Outcome | 'all'>(counts.bad ? 'bad' : 'all');
  const [shown, setShown] = useState(SHOWN);
  const chosen = only === 'all' ? rows : rows.filter(({ outcome }) => outcome === only);
  const rest = chosen.length - shown;
  const columns: readonly PlainColumn<RowOutcome>[] = [
    { key: 'row', label: t('row'), cell: ({ row }) => <span className="tabular">{row}</span> },
    { key: 'text', label: t('content'), cell: ({ text }) => <span className={css.content}>{text}</span> },
    { key: 'outcome', label: t('outcome'), cell: sentence },
  ];
  const choices = [{ value: 'all', label: t('all') }, ...outcomes.map((one) => ({ value: one, label: t(`counts.${one}`) }))];
  return (
    <>
      <p>
        <PlainSelect label={t('show')} value={only} choices={choices} onChange={(value) => setOnly(value as Outcome | 'all')} />
      </p>
      <PlainTable label={t('outcome')} columns={columns} rows={chosen.slice(0, shown)} rowKey={({ row }) => String(row)} dense stacked />
      {rest > 0 && (
        <p>
          <Button variant="text" onClick={() => setShown((before) => before + SHOWN)}>
            {t('more', { count: Math.min(rest, SHOWN) })}
          </Button>
        </p>
      )}
    </>
  );
}

/** One of the two steps: what writing would do, or what it did. */
const useStep = (file: FileTicket | null, mode: 'try' | 'write') => {
  const dispatch = useAppDispatch();
  const id = `${file?.ticket}-${mode}`;
  const step = useAppSelector((state) => tariffImport.selectors.at(state, id));
  return { ...step, begin: (given: FileTicket) => dispatch(tariffImport.actions.load(`${given.ticket}-${mode}`, { file: given, mode })) };
};

type Step = ReturnType<typeof useStep>;

function Result({ tried, written, onWrite }: { tried: Step; written: Step; onWrite: () => void }) {
  const { t } = useTranslation('tariffs');
  const saveBad = useBadFile();
  const found = written.answer ?? tried.answer;
  if (!found) return null;
  const { counts } = found;
  const count = counts.new + counts.replaces + counts.changed;
  const title = t(written.answer ? 'done' : count ? 'would' : 'wouldNothing');
  return (
    <section className={css.part} aria-label={title}>
      <div role="status">
        <h2>{title}</h2>
      </div>
      <Counts counts={counts} />
      <div className={css.buttons}>
        {written.answer ? (
          <Button variant="contained" component={Link} to={pathsOf('tariff').list}>
            {t('toTariffs')}
          </Button>
        ) : (
          <Button variant="contained" disabled={!count} loading={written.status === 'loading'} onClick={onWrite}>
            {t('write', { count })}
          </Button>
        )}
        {counts.bad > 0 && (
          <Button variant="outlined" onClick={() => saveBad(found)}>
            {t('downloadBad')}
          </Button>
        )}
      </div>
      <Rows found={found} />
    </section>
  );
}

/** Cells that were copied from a spreadsheet, with tabs between them. */
function Pasted({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation('tariffs');
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className={css.pasted}>
      <label htmlFor={id}>{t('paste')}</label>
      <textarea id={id} className={css.paste} value={text} onChange={({ target }) => setText(target.value)} />
      <Button variant="outlined" disabled={!text.trim()} onClick={() => onText(text)}>
        {t('pasteRead')}
      </Button>
    </div>
  );
}

export function TariffImport() {
  const { t } = useTranslation(['tariffs', 'common']);
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
    drop: t('tariffs:drop'),
    columns: t('tariffs:columns', { columns: TARIFF_COLUMNS.join('; ') }),
    choose: t('tariffs:choose'),
    another: t('tariffs:another'),
  };
  return (
    <>
      <PageHeader title={t('common:page.tariffImport')} purpose={t('tariffs:importPurpose')} />
      <CsvSource id="tariff-file" name={file?.name} busy={isBusy} labels={labels} onFile={(chosen) => void choose(chosen)} />
      <Pasted onText={(text) => void choose(new File([text], t('tariffs:pasted'), { type: 'text/csv' }))} />
      {problem && <PlainAlert>{say(problem)}</PlainAlert>}
      {isBusy && <RowSkeletons rows={4} height={52} />}
      <Result key={file?.ticket} tried={tried} written={written} onWrite={() => written.begin(file!)} />
    </>
  );
}
