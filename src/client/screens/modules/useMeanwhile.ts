/** What someone may do while a page is not open yet, and whom they ask: who arranges subscriptions is told otherwise than who doesn't. */
import { useTranslation } from 'react-i18next';
import { useCan } from '../../store/access';
import type { ModulePageProps } from './modulePageProps';

export type Way = { to: string; label: string };

export function useMeanwhile({ module, audience, above }: ModulePageProps): { sentence: string; ways: Way[] } {
  const { t } = useTranslation('modules');
  const { t: common } = useTranslation();
  const manages = useCan('clientsubsheader', 'update');
  const asked = module ? (manages ? 'ask.manager' : 'ask.owner') : manages ? 'ask.self' : 'ask.preparing';
  const ways = [
    ...(above ? [{ to: above.path, label: t('go.list', { page: common(above.title) }) }] : []),
    ...(module || audience === 'payers' ? [{ to: '/pricing', label: t('go.pricing') }] : []),
    ...(module && manages ? [{ to: '/services/subscription', label: t('go.subscription') }] : []),
    { to: '/dashboard', label: t('go.dashboard') },
  ];
  return { sentence: t(asked), ways };
}
