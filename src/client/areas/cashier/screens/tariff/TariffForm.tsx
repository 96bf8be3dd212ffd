/** The form of a tariff: a new one says which it ends; of one that has begun only the last day is asked for. Rules: SVC-1, SVC-2, SVC-3. */
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { careClasses, components, makesRoom, overlaps, type Component } from '#shared/areas/cashier/domain/tariffs';
import { tariff as declared, type Tariff } from '#shared/areas/cashier/resources/tariff';
import { addDays } from '#shared/domain/calendarDays';
import { useRecord, type AnyModule } from '#client/kit/anyModule';
import type { FormField, FormSummary } from '#client/kit/form/fields';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useLongList } from '#client/kit/useLongList';
import { useWords } from '#client/kit/useWords';
import { useToday } from '#client/store/session/useToday';
import { formatDate, formatMoney } from '#client/ui/formats';
import { PlainAlert } from '#client/ui/PlainAlert';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';

const first = ['entity', 'service', 'payer', 'class', 'valid_from', 'valid_to', 'price', ...components];
const placed = ['entity', 'service', 'payer', 'class'];
const begun = [...placed, 'price', ...components, 'valid_from'];

type Values = Readonly<Record<string, unknown>>;

const amountOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const sumOf = (values: Values): number => components.reduce((sum, name) => sum + amountOf(values[name]), 0);
const others = components.filter((name): name is Exclude<Component, 'facility'> => name !== 'facility');
const isAllFacility = (values: Values): boolean => others.every((name) => amountOf(values[name]) === 0);

/**
 * The price is the sum of the components until a person types a price. A typed price is never replaced: the page says where the components
 * do not add up to it. A price without other components is all for the facility.
 */
const useSum = (values: Values, onChange: (name: string, value: unknown) => void): void => {
  const last = useRef<{ price: unknown; sum: number } | null>(null);
  const ownPrice = useRef<unknown>(undefined);
  const isTyped = useRef(false);
  const [price, sum] = [values['price'], sumOf(values)];
  useEffect(() => {
    const before = last.current;
    last.current = { price, sum };
    if (!before || typeof price === 'string') return;
    if (before.price !== price && price !== ownPrice.current) isTyped.current = amountOf(price) !== 0;
    if (before.sum !== sum && sum !== price && !isTyped.current) {
      ownPrice.current = sum;
      onChange('price', sum);
    } else if (before.price !== price && amountOf(price) !== sum && isAllFacility(values)) onChange('facility', amountOf(price));
  });
};

const refId = (value: unknown): string | undefined => (value as { id?: string } | null)?.id;

/** The tariff that a new one ends, by the tariffs of the service. */
function Replaced({ values }: { values: Values }) {
  const { t } = useTranslation('tariffs');
  const language = useLanguage();
  const [service, payer] = [refId(values['service']), refId(values['payer'])];
  const sought = useMemo(() => (service === undefined ? undefined : { filter: { service: [service] }, sort: ['-valid_from'] }), [service]);
  const { rows } = useLongList<Tariff>(modules.tariff, 'replaced', sought);
  const from = values['valid_from'];
  if (typeof from !== 'string' || !from || payer === undefined) return null;
  const added = { valid_from: from, valid_to: (values['valid_to'] as string | null) || null };
  const found = rows.find(
    (one) => one.payer.id === payer && one.class === values['class'] && overlaps(one, added) && makesRoom(one, added),
  );
  if (!found) return null;
  const told = {
    price: formatMoney(found.price, language, 'IDR'),
    from: formatDate(found.valid_from, language),
    until: formatDate(addDays(from, -1), language),
  };
  return <PlainAlert tone="info">{t('replaced', told)}</PlainAlert>;
}

const Summary: FormSummary = ({ values, record, onChange }) => {
  const { t } = useTranslation('tariffs');
  const language = useLanguage();
  useSum(values, onChange);
  const [sum, price] = [sumOf(values), amountOf(values['price'])];
  const money = (amount: number) => formatMoney(amount, language, 'IDR');
  return (
    <>
      {sum !== price && <PlainAlert tone="info">{t('sumOther', { sum: money(sum), price: money(price) })}</PlainAlert>}
      {!record && <Replaced values={values} />}
    </>
  );
};

/** A new tariff begins today, and is for the class that the address names, unless others are chosen. */
const startingWith =
  (today: string, of: string | null) =>
  (field: FormField): FormField => {
    if (field.name === 'valid_from') return { ...field, start: () => today };
    const isClass = field.name === 'class' && careClasses.some((one) => one === of);
    return isClass ? { ...field, start: () => of } : field;
  };

export function TariffForm() {
  const { id } = useParams();
  const today = useToday();
  const { form } = useWords(declared);
  const asked = new URLSearchParams(useLocation().search);
  const of = asked.get('class');
  const record = useRecord(modules.tariff as unknown as AnyModule, id ?? '');
  const own = useMemo(() => startingWith(today, of), [today, of]);
  const isBegun = record !== undefined && String(record['valid_from']) <= today;
  return (
    <ResourceForm
      key={[asked.get('service'), asked.get('payer'), of].join(' ')}
      name="tariff"
      first={first}
      fixed={isBegun ? begun : placed}
      own={own}
      Summary={Summary}
      purpose={form.purpose}
    />
  );
}
