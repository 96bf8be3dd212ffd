/** Facts about cards, headers, and of places with nothing in them. */
import type { ComponentFacts } from './facts';

const StatsCard: ComponentFacts = {
  component: 'StatsCard',
  from: 'ui/StatsCard.tsx',
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
  use: `<PageHeader
  title={t('title')}
  purpose={t('purpose')}
  badge={<StatusChip tone="success">{t('active')}</StatusChip>}
  action={<Button variant="contained">{t('add')}</Button>}
/>`,
};

const Card: ComponentFacts = {
  component: 'Card',
  from: 'ui/Card.tsx',
  use: `<Card title={t('twoStep.title')} purpose={t('twoStep.purpose')} badge={<StatusChip tone="success">{t('on')}</StatusChip>}>
  {content}
</Card>`,
};

const EmptyState: ComponentFacts = {
  component: 'EmptyState',
  from: 'ui/EmptyState.tsx',
  use: `<EmptyState icon={ItemIcon} title={t('empty.title')} message={t('empty.first')} action={addButton} />`,
};

const ErrorState: ComponentFacts = {
  component: 'ErrorState',
  from: 'ui/ErrorState.tsx',
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
  use: `{list.status === 'ready' ? rows : <RowSkeletons rows={5} height={64} />}`,
};

export const cardFacts = { StatsCard, PageHeader, Card, EmptyState, ErrorState, RowSkeletons };
