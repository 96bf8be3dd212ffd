/** What stands in or above a list when there is nothing to show, or when it could not be asked for. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { ActionAlert } from '../../ui/ActionAlert';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { NothingFoundIcon, OfflineIcon, type Icon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import { WhyButton } from '../WhyButton';
import type { Grid } from './useGrid';

/** Why the last answer is missing: above the rows that are stored, or in their place when there are none. */
export function GridFailure({ grid: { list, retry } }: { grid: Grid }) {
  const { t } = useTranslation(['grid', 'common']);
  const language = useLanguage();
  const [problem] = list.errors;
  if (list.status !== 'failed' || !problem) return null;
  const offline = problem.code === 'network';
  const reason = sentence(problem.code, language, problem.meta);
  if (!list.rows.length)
    return (
      <ErrorState message={offline ? t('grid:offline') : reason} offline={offline} onRetry={retry} more={<WhyButton problem={problem} />} />
    );
  return (
    <Alert
      severity={offline ? 'warning' : 'error'}
      icon={offline ? <OfflineIcon size={20} /> : undefined}
      action={
        <>
          <WhyButton problem={problem} />
          <Button onClick={retry}>{t('common:action.retry')}</Button>
        </>
      }
      sx={{ mx: 2, mb: 1.5 }}
    >
      {offline ? t('grid:offline') : `${t('grid:failed')} ${reason}`} {t('grid:stale')}
    </Alert>
  );
}

/** Parts of the address that are named; there may be any number. */
const NAMED = 3;
/** The most characters that are shown of one. */
const LONGEST = 40;

/** Says which filters and orders of the address the list does not know, and takes them out of it. Rule: LST-2. */
export function GridUnused({ grid: { unused, query, go }, labels }: { grid: Grid; labels: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('grid');
  if (!unused.length) return null;
  const parts = unused
    .slice(0, NAMED)
    .map(({ name, value }) => `${labels.get(name) ?? (name === 'sort' ? t('sortBy') : name)}: ${value}`.slice(0, LONGEST));
  return (
    <ActionAlert
      severity="info"
      action={<Button onClick={() => go({ page: query.page }, { replace: true })}>{t('removeUnused')}</Button>}
      sx={{ mx: 2, mb: 1.5 }}
    >
      {t('unused', { parts: parts.join(', ') })}
    </ActionAlert>
  );
}

type Props = { grid: Grid; icon: Icon; words: { readonly empty: string }; add: ReactNode };

/** Nothing matches, or there is nothing yet; each with the one action that helps. */
export function GridEmpty({ grid: { query, list, go }, icon, words, add }: Props) {
  const { t } = useTranslation('grid');
  if (list.status !== 'ready' || list.total) return null;
  const narrowed = query.q !== '' || Object.keys(query.filter).length > 0;
  if (!narrowed) return <EmptyState icon={icon} title={words.empty} {...(add && { message: t('addFirst'), action: add })} />;
  return (
    <EmptyState
      icon={NothingFoundIcon}
      title={t('noMatch')}
      message={t('noMatchMessage')}
      action={
        <Button variant="outlined" onClick={() => go({ q: '', filter: {} })}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
