/** A field's value as words, where it is compared rather than edited. */
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maskedNik } from '#shared/domain/nik';
import { npwpText } from '#shared/domain/npwp';
import { phoneText } from '#shared/domain/phone';
import type { Resource } from '#shared/kit/resource';
import { useAppSelector } from '../../store/hooks';
import { DateText, PeriodText } from '../../ui/DateText';
import { formatDuration } from '../../ui/formatDuration';
import { formatMoney } from '../../ui/formats';
import { part } from '../../ui/lazyPart';
import { useLanguage } from '../../ui/useLanguage';
import { nameOf, type AnyModule } from '../anyModule';
import { isNumberKind, numberTexts } from '../numbers';
import { RegionText } from '../RegionText';
import { useFetched } from '../useFetched';
import { kindOf, refsIn, type FormField, type InputKind } from './fields';

/** A line's values are such texts again: a part of its own, so that neither imports the other. */
const LinesText = part(
  () => import(/* webpackChunkName: "lines-text" */ './lines/LinesText').then((chunk) => ({ default: chunk.LinesText })),
  {
    place: 'here',
  },
);

/** The names of related records; one that can't be had any more is said to be gone. */
function RelatedText({ module, value }: { module: AnyModule; value: unknown }) {
  const { t } = useTranslation('form');
  const ids = refsIn(value).map(({ id }) => id);
  useFetched(module, ids);
  return useAppSelector((state) =>
    ids
      .map((id) => {
        const row = module.selectors.byId(state, id);
        if (row) return nameOf(module, row);
        return module.selectors.request(state, id).failed ? t('gone') : '…';
      })
      .join(', '),
  );
}

/** The words of a rich text; nothing in it runs or is fetched, as the parsed document is never shown. */
export const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<\/(p|h2|h3|li|blockquote)>/g, '$& '), 'text/html').body.textContent.trim();

/** A file by its name: the audit keeps nothing else of it, and one that is still to be uploaded has nothing else. */
const fileNameIn = (value: unknown): string => (typeof value === 'string' ? value : (value as { readonly name: string }).name);

type ValueProps = { resource: Resource; field: FormField; value: unknown };

function Plain({ value }: ValueProps) {
  return String(value);
}

function Related({ field, value }: ValueProps) {
  return field.module ? <RelatedText module={field.module} value={value} /> : String(value);
}

function Choices({ field, value }: ValueProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return chosen.map((one) => field.options?.[String(one)] ?? String(one)).join(', ');
}

function NumberText({ resource, field, value }: ValueProps) {
  const language = useLanguage();
  const kind = kindOf(resource, field.name);
  if (resource.attributes[field.name]?.duration) return formatDuration(Number(value), language);
  if (kind === 'money') return typeof value === 'number' ? formatMoney(value, language, 'IDR') : String(value);
  return isNumberKind(kind) ? numberTexts[kind].write(value as number | string, language) : String(value);
}

function Flag({ value }: ValueProps) {
  const { t } = useTranslation('form');
  return t(value ? 'yes' : 'no');
}

const texts = {
  text: Choices,
  longText: Plain,
  richText: ({ value }) => wordsOf(String(value)),
  email: Plain,
  color: Plain,
  secret: Plain,
  image: ({ value }) => <img src={String(value)} alt="" width={72} height={72} />,
  file: ({ value }) => fileNameIn(value),
  files: ({ value }) => (Array.isArray(value) ? value.map(fileNameIn).join(', ') : String(value)),
  integer: NumberText,
  decimal: NumberText,
  money: NumberText,
  flag: Flag,
  date: ({ value }) => <DateText iso={String(value)} />,
  dateTime: ({ value }) => <DateText iso={String(value)} />,
  period: ({ value }) => <PeriodText period={String(value)} />,
  oneOf: Choices,
  someOf: Choices,
  phone: ({ value }) => phoneText(String(value)),
  bpjs: ({ value }) => maskedNik(String(value)),
  nik: ({ value }) => maskedNik(String(value)),
  npwp: ({ value }) => npwpText(String(value)),
  region: ({ value }) => <RegionText code={String(value)} />,
  id: Plain,
  json: ({ value }) => JSON.stringify(value),
  owned: (props) => (
    <Suspense fallback={null}>
      <LinesText {...props} />
    </Suspense>
  ),
  toOne: Related,
  toMany: Related,
} satisfies Record<InputKind, (props: ValueProps) => ReactNode>;

export function ValueText(props: ValueProps) {
  const { t } = useTranslation('form');
  const { resource, field, value } = props;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)) return <i>{t('empty')}</i>;
  const Text: (props: ValueProps) => ReactNode = texts[kindOf(resource, field.name)];
  return <Text {...props} />;
}
