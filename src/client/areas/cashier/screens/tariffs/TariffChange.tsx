/** Changes or copies many tariffs: the preview comes first, and exactly that is applied. Rule: SVC-8. */
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ChangeRow, TariffChange as Change } from '#shared/areas/cashier/domain/tariffChange';
import { tariffChange as declared } from '#shared/areas/cashier/endpoints/tariffs';
import { service } from '#shared/areas/cashier/resources/service';
import { tariff } from '#shared/areas/cashier/resources/tariff';
import { initialValues, type ValuesOf } from '#shared/kit/resource';
import { check, fieldAt, normaliseValues } from '#shared/validate';
import type { AnyModule } from '#client/kit/anyModule';
import { FieldList } from '#client/kit/form/FieldList';
import { byField, type FormField } from '#client/kit/form/fields';
import { pathsOf } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import { newId } from '#client/storeKit/ids';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { useToday } from '#client/store/session/useToday';
import { formatDate, formatNumber } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { modules as clinic } from '../../../clinic';
import { tariffChange } from '../../flows/tariffs';
import * as modules from '../../modules';
import css from './tariffs.module.css';

type Wish = ValuesOf<typeof declared>;

/** Rows that are shown at first, and with each press. */
const SHOWN = 100;

const useFields = (): readonly FormField[] => {
  const { t } = useTranslation('tariffs');
  const { choices: ofService } = useWords(service);
  const { choices: ofTariff } = useWords(tariff);
  return useMemo((): readonly FormField[] => {
    const field = (name: keyof Wish & string, more: Partial<FormField> = {}): FormField => ({
      name,
      label: t(`fields.${name as 'payer'}`),
      ...more,
    });
    const onCopy = (values: Readonly<Record<string, unknown>>) => (values['copy'] === true ? 'required' : 'hidden');
    return [
      field('payer', { module: clinic.payer as unknown as AnyModule }),
      field('copy'),
      field('target', { module: clinic.payer as unknown as AnyModule, asks: onCopy }),
      field('categories', { options: ofService.category, help: t('help.categories') }),
      field('services', { module: modules.service as unknown as AnyModule }),
      field('class', { options: ofTariff.class, help: t('help.class') }),
      field('percent', { help: t('help.percent') }),
      field('amount', { help: t('help.amount') }),
      field('rounding', { options: t('roundings', { returnObjects: true }) }),
      field('direction', { options: t('directions', { returnObjects: true }) }),
      field('from', { help: t('help.from') }),
    ];
  }, [t, ofService, ofTariff]);
};

function Sums({ change: { written, left_out, sum_before, sum_after } }: { change: Change }) {
  const { t } = useTranslation('tariffs');
  const language = useLanguage();
  return (
    <dl className={css.counts}>
      {(['written', 'leftOut'] as const).map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd className="tabular">{formatNumber(name === 'written' ? written : left_out, language)}</dd>
        </div>
      ))}
      {Object.entries({ sumBefore: sum_before, sumAfter: sum_after, difference: sum_after - sum_before }).map(([name, amount]) => (
        <div key={name}>
          <dt>{t(name as 'sumBefore')}</dt>
          <dd>
            <Money amount={amount} currency="IDR" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What becomes of a row, in a sentence. */
const useNote = () => {
  const { t } = useTranslation('tariffs');
  const language = useLanguage();
  return ({ reason, blocked, until }: ChangeRow): string => {
    if (reason) return t(`leftReason.${reason}`, { from: blocked ? formatDate(blocked.valid_from, language) : '' });
    return until ? t('ends', { day: formatDate(until, language) }) : t('fresh');
  };
};

function Rows({ rows, label }: { rows: readonly ChangeRow[]; label: string }) {
  const { t } = useTranslation('tariffs');
  const { fields, choices } = useWords(tariff);
  const language = useLanguage();
  const note = useNote();
  const [shown, setShown] = useState(SHOWN);
  const money = (amount: number | null) => (amount === null ? '—' : <Money amount={amount} currency="IDR" />);
  const columns: readonly PlainColumn<ChangeRow>[] = [
    {
      key: 'service',
      label: t('service'),
      cell: ({ code, name, name_en }) => `${code} · ${language === 'en' && name_en ? name_en : name}`,
    },
    { key: 'class', label: fields.class, cell: ({ class: of }) => (of ? choices.class[of] : '—') },
    { key: 'was', label: t('was'), align: 'right', cell: ({ was }) => money(was) },
    { key: 'price', label: t('becomes'), align: 'right', cell: ({ price, reason }) => money(reason === 'none' ? null : price) },
    {
      key: 'difference',
      label: t('difference'),
      align: 'right',
      cell: ({ was, price, reason }) => money(reason || was === null || price === null ? null : price - was),
    },
    { key: 'note', label: t('note'), cell: note },
  ];
  const rest = rows.length - shown;
  return (
    <>
      <PlainTable
        label={label}
        columns={columns}
        rows={rows.slice(0, shown)}
        rowKey={({ service: id, class: of }) => `${id} ${of}`}
        dense
        stacked
      />
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

/** A preview, or what was done. */
const useStep = (id: string) => {
  const dispatch = useAppDispatch();
  const step = useAppSelector((state) => tariffChange.selectors.at(state, id));
  return { ...step, begin: (key: string, values: Wish) => dispatch(tariffChange.actions.load(key, { values })) };
};

type Previewed = { readonly key: string; readonly values: Wish };

/** The preview with the button that applies it; or what was written. */
function Result({
  previewed,
  isStale,
  change,
  onFailed,
}: {
  previewed: Previewed;
  isStale: boolean;
  change: Change;
  onFailed: () => void;
}) {
  const { t } = useTranslation('tariffs');
  const say = useErrorText();
  const key = `${previewed.key}-done`;
  const done = useStep(key);
  const title = done.answer ? t('appliedTitle') : t('previewTitle');
  const [problem] = done.errors;
  return (
    <section className={css.part} aria-label={title}>
      <div role="status">
        <h2>{title}</h2>
        {done.answer && <p>{t('applied', { count: change.written })}</p>}
        {!change.written && <p>{t('nothing')}</p>}
      </div>
      <Sums change={change} />
      {problem && (
        <PlainAlert
          action={
            <Button size="small" onClick={onFailed}>
              {t('preview')}
            </Button>
          }
        >
          {say(problem)}
        </PlainAlert>
      )}
      {isStale && !done.answer && <PlainAlert tone="info">{t('stale')}</PlainAlert>}
      <div className={css.buttons}>
        {done.answer ? (
          <Button variant="contained" component={Link} to={pathsOf('service').list}>
            {t('toServices')}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={isStale || !change.written}
            loading={done.status === 'loading'}
            onClick={() => done.begin(key, { ...previewed.values, token: change.token })}
          >
            {t('apply', { count: change.written })}
          </Button>
        )}
      </div>
      <Rows rows={change.rows} label={title} />
    </section>
  );
}

const names: readonly string[] = [...Object.keys(declared.attributes), ...Object.keys(declared.relations)];

export function TariffChange() {
  const { t } = useTranslation(['tariffs', 'common']);
  const fields = useFields();
  const today = useToday();
  const say = useErrorText();
  const [values, setValues] = useState<Wish>(() => ({ ...initialValues(declared), from: today }));
  const [hasTried, setTried] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const { answer, errors, status, begin } = useStep(previewed?.key ?? '');
  const wish = useMemo(() => normaliseValues(declared, values) as unknown as Wish, [values]);
  const missing = hasTried ? check(declared, wish, 'add') : [];
  const isStale = previewed !== null && JSON.stringify(previewed.values) !== JSON.stringify(wish);
  const found = [...missing, ...(isStale ? [] : errors)];
  const general = found.filter(({ pointer }) => !names.includes(fieldAt(declared, pointer) ?? ''));
  const preview = () => {
    setTried(true);
    if (check(declared, wish, 'add').length) return;
    const key = newId();
    setPreviewed({ key, values: wish });
    begin(key, wish);
  };
  return (
    <>
      <PageHeader title={t('common:page.tariffChange')} purpose={t('tariffs:changePurpose')} />
      <div className={css.form}>
        <FieldList
          form="tariff-change"
          resource={declared}
          fields={fields}
          values={values}
          problems={byField(declared, fields, found)}
          onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
          onBlur={() => undefined}
        />
        <div className={css.buttons}>
          <Button variant={answer && !isStale ? 'outlined' : 'contained'} loading={status === 'loading'} onClick={preview}>
            {t('tariffs:preview')}
          </Button>
        </div>
      </div>
      {general[0] && <PlainAlert>{say(general[0])}</PlainAlert>}
      {status === 'loading' && <RowSkeletons rows={4} height={36} />}
      {previewed && answer && <Result key={previewed.key} previewed={previewed} isStale={isStale} change={answer} onFailed={preview} />}
    </>
  );
}
