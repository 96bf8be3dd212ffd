/** What a notification says, in the reader's language: made of its kind and of what it names. */
import { useTranslation } from 'react-i18next';
import { notificationKinds, type Notification } from '#shared/areas/identity/resources/notification';
import { roleCalled } from '#shared/areas/identity/resources/role';
import { useLanguage } from '../../ui/useLanguage';
import { deviceOf } from '../../areas/identity';

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** "Chrome di Windows", as the list of sessions calls it. */
const useDevice = (userAgent: string | null): string => {
  const { t } = useTranslation('notification');
  const { browser, system } = deviceOf(userAgent);
  return browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
};

/** One of a kind that this version doesn't know says no more than that something happened. */
export const useNotificationText = ({ kind, data }: Notification): { title: string; body: string } => {
  const { t } = useTranslation('notification');
  const language = useLanguage();
  const { address, user_agent, ip, minutes, roles, name, client, role } = data ?? {};
  const values = {
    address: textIn(address) ?? '',
    device: useDevice(textIn(user_agent)),
    ip: textIn(ip) ?? t('unknownPlace'),
    minutes: typeof minutes === 'number' ? minutes : 0,
    name: textIn(name) ?? '–',
    client: textIn(client) ?? '–',
    role: roleCalled(textIn(role) ?? '–', language),
    roles: Array.isArray(roles) ? roles.filter((one) => typeof one === 'string').join(', ') : '',
  };
  const known = notificationKinds.find((one) => one === kind) ?? 'unknown';
  return { title: t(`kind.${known}.title`, values), body: t(`kind.${known}.body`, values) };
};
