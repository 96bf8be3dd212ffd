/** What is told of cards, headers, and of places with nothing in them. */
import type { ComponentFacts } from './facts';

const StatsCard: ComponentFacts = {
  component: 'StatsCard',
  from: 'ui/StatsCard.tsx',
  props: [
    { name: 'icon', type: 'Icon', required: true },
    { name: 'label', type: 'string', required: true },
    { name: 'value', type: 'number', required: true },
    { name: 'news', type: 'string' },
    { name: 'trend', type: "'up' | 'down'" },
    { name: 'compared', type: 'string' },
    { name: 'course', type: 'readonly number[]' },
    { name: 'to', type: 'string' },
    { name: 'link', type: 'string' },
  ],
  use: `<StatsCard
  icon={ItemIcon}
  label={t('count.items')}
  value={items.total}
  news={t('news', { count: added })}
  trend="up"
  compared={t('compared', { percent })}
  course={perWeek}
  to="/usman/item-management"
  link={t('open.items')}
/>`,
};

const PageHeader: ComponentFacts = {
  component: 'PageHeader',
  from: 'ui/PageHeader.tsx',
  props: [
    { name: 'title', type: 'string', required: true },
    { name: 'purpose', type: 'string' },
    { name: 'action', type: 'ReactNode' },
    { name: 'badge', type: 'ReactNode' },
    { name: 'level', type: '1 | 2', fallback: '1' },
  ],
  use: `<PageHeader
  title={t('title')}
  purpose={t('purpose')}
  badge={<StatusChip tone="success">{t('active')}</StatusChip>}
  action={<Button variant="contained">{t('add')}</Button>}
/>`,
};

const Card: ComponentFacts = {
  component: 'Card',
  from: 'screens/usman/profile/Card.tsx',
  props: [
    { name: 'title', type: 'string', required: true },
    { name: 'purpose', type: 'string', required: true },
    { name: 'badge', type: 'ReactNode' },
    { name: 'children', type: 'ReactNode', required: true },
  ],
  use: `<Card title={t('twoStep.title')} purpose={t('twoStep.purpose')} badge={<StatusChip tone="success">{t('on')}</StatusChip>}>
  {content}
</Card>`,
};

const EmptyState: ComponentFacts = {
  component: 'EmptyState',
  from: 'ui/EmptyState.tsx',
  props: [
    { name: 'icon', type: 'Icon', required: true },
    { name: 'title', type: 'string', required: true },
    { name: 'message', type: 'string' },
    { name: 'action', type: 'ReactNode' },
  ],
  use: `<EmptyState icon={ItemIcon} title={t('empty.title')} message={t('empty.first')} action={addButton} />`,
};

const ErrorState: ComponentFacts = {
  component: 'ErrorState',
  from: 'ui/ErrorState.tsx',
  props: [
    { name: 'message', type: 'string', required: true },
    { name: 'offline', type: 'boolean', fallback: 'false' },
    { name: 'onRetry', type: '(() => void)' },
    { name: 'more', type: 'ReactNode' },
  ],
  use: `<ErrorState
  message={sentence(problem.code, language, problem.meta)}
  offline={problem.code === 'network'}
  onRetry={retry}
  more={<WhyButton problem={problem} />}
/>`,
};

const RowSkeletons: ComponentFacts = {
  component: 'RowSkeletons',
  from: 'ui/Skeletons.tsx',
  props: [
    { name: 'rows', type: 'number', fallback: '5' },
    { name: 'height', type: 'number', fallback: '52' },
  ],
  use: `{list.status === 'ready' ? rows : <RowSkeletons rows={5} height={64} />}`,
};

export const cardFacts = { StatsCard, PageHeader, Card, EmptyState, ErrorState, RowSkeletons };
