/** What someone may do while a page is not open yet, and whom they ask: who arranges subscriptions is told otherwise than who doesn't. */
import { useTranslation } from 'react-i18next';
import { pathsOf } from '#client/kit/resource/paths';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import type { ModuleStatus } from './ModulePage';
import type { ModulePageProps } from './modulePageProps';

export type Way = { to: string; label: string };

export function useMeanwhile({ above }: ModulePageProps, standing: ModuleStatus): { sentence: string; ways: Way[] } {
  const { t } = useTranslation('modules');
  const { t: common } = useTranslation();
  const { t: apart } = useTranslation('clientOnly');
  const language = useLanguage();
  const manages = useCan('clientsubsheader', 'update');
  const reads = useCan('supportGrant', 'list');
  const own = useAppSelector(me.selectors.subscription);
  const whom = own?.owner
    ? t('ask.decide')
    : own?.owners.length
      ? t('ask.names', { owners: namesOf(own.owners, language) })
      : t('ask.owner');
  const sentences: Readonly<Record<ModuleStatus, string>> = {
    locked: whom,
    bought: t('ask.self'),
    coming: manages && !own ? apart('staff.message') : t(own?.owner ? 'ask.self' : 'ask.preparing'),
  };
  const ways = [
    ...(above ? [{ to: above.path, label: t('go.list', { page: common(above.title) }) }] : []),
    ...(reads && !own ? [{ to: pathsOf('supportGrant').list, label: apart('staff.go') }] : []),
    ...(standing === 'locked' ? [{ to: '/pricing', label: t('go.pricing') }] : []),
    ...(standing === 'locked' && own?.owner ? [{ to: '/services/subscription', label: t('go.subscription') }] : []),
    { to: '/dashboard', label: t('go.dashboard') },
  ];
  return { sentence: sentences[standing], ways };
}
