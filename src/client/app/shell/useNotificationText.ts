/** What a notification says, in the reader's language: made of its kind and of what it names. */
import { useTranslation } from 'react-i18next';
import { nameIn } from '#shared/areas/catalogue/domain/names';
import { notificationKind, notificationKinds, type NotificationKind } from '#shared/areas/identity/domain/notificationKinds';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import { formatDate, formatMoney } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import { deviceOf } from '../../areas/identity';
import type { NotificationGroup } from './groupNotifications';

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** "Chrome di Windows", as the list of sessions calls it. */
const useDevice = (userAgent: string | null): string => {
  const { t } = useTranslation('notification');
  const { browser, system } = deviceOf(userAgent);
  return browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
};

/** What the sentence of one notification contains. */
const useValues = (data: Readonly<Record<string, unknown>>) => {
  const { t } = useTranslation('notification');
  const language = useLanguage();
  const dateIn = (value: unknown): string => {
    const text = textIn(value);
    return text === null ? '–' : formatDate(text, language);
  };
  const named = (name: string): string => textIn(data[name]) ?? '–';
  return {
    address: textIn(data['address']) ?? '',
    device: useDevice(textIn(data['user_agent'])),
    ip: textIn(data['ip']) ?? t('unknownPlace'),
    minutes: numberIn(data['minutes']),
    name: named('name'),
    client: named('client'),
    number: named('number'),
    subject: named('subject'),
    package: nameIn({ name: named('package'), name_en: textIn(data['package_en']) }, language),
    reason: textIn(data['reason']) ?? t('noReason'),
    amount: formatMoney(numberIn(data['amount']), language, 'IDR'),
    date: dateIn(data['date']),
    time:
      textIn(data['at']) === null ? '–' : new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(String(data['at']))),
    role: roleCalled(named('role'), language),
    roles: Array.isArray(data['roles'])
      ? data['roles'].flatMap((one) => (typeof one === 'string' ? roleCalled(one, language) : [])).join(', ')
      : '',
  };
};

/** The kinds that may be several in one row. */
type ListedKind = { [K in NotificationKind]: (typeof notificationKind)[K] extends { readonly list: string } ? K : never }[NotificationKind];
const isListed = (kind: NotificationKind): kind is ListedKind => 'list' in notificationKind[kind];

/** Names that a row of several ones says. */
const MOST_NAMES = 3;

/** What each of several ones is called: its subject, or its number. */
const namesOf = ({ all }: NotificationGroup): string => {
  const names = [...new Set(all.flatMap(({ data }) => textIn(data?.['subject']) ?? textIn(data?.['number']) ?? []))];
  const shown = names.slice(0, MOST_NAMES);
  // Several records may be called the same.
  const more = new Set(all.map(({ link }) => link)).size - shown.length;
  return [...shown, ...(more > 0 ? [`+${more}`] : [])].join(', ');
};

/** One of a kind that this version doesn't know says no more than that something happened. */
export const useNotificationText = (group: NotificationGroup): { title: string; body: string } => {
  const { t } = useTranslation('notification');
  const { newest, all, list } = group;
  const values = useValues(newest.data ?? {});
  const known = notificationKinds.find((one) => one === newest.kind) ?? 'unknown';
  if (list && known !== 'unknown' && isListed(known)) {
    return { title: t(`kind.${known}.many`, { total: all.length }), body: namesOf(group) };
  }
  return { title: t(`kind.${known}.title`, values), body: t(`kind.${known}.body`, values) };
};
