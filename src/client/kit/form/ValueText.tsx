/** A field's value as words, where it is compared rather than edited. */
import { useTranslation } from 'react-i18next';
import type { Resource } from '#shared/kit/resource';
import { useAppSelector } from '../../store/hooks';
import { DateText } from '../../ui/DateText';
import { nameOf, type AnyModule } from '../anyModule';
import { useFetched } from '../useFetched';
import { kindOf, refsIn, type FormField } from './fields';

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

export function ValueText({ resource, field, value }: { resource: Resource; field: FormField; value: unknown }) {
  const { t } = useTranslation('form');
  const kind = kindOf(resource, field.name);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)) return <i>{t('empty')}</i>;
  if (field.module) return <RelatedText module={field.module} value={value} />;
  if (kind === 'richText') return wordsOf(String(value));
  if (kind === 'date' || kind === 'dateTime') return <DateText iso={String(value)} />;
  if (kind === 'image') return <img src={String(value)} alt="" width={72} height={72} />;
  return field.options?.[String(value)] ?? String(value);
}
