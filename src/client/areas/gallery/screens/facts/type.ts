/** Facts about words, numbers, dates and states. */
import type { ComponentFacts } from './facts';

const StatusChip: ComponentFacts = {
  component: 'StatusChip',
  from: 'ui/StatusChip.tsx',
  use: `<StatusChip tone="success">{t('status.published')}</StatusChip>`,
};

const DateText: ComponentFacts = {
  component: 'DateText',
  from: 'ui/DateText.tsx',
  use: `<DateText iso="2026-11-21" />`,
};

const RelativeDate: ComponentFacts = {
  component: 'RelativeDate',
  from: 'ui/DateText.tsx',
  use: `<RelativeDate iso={item.created_at} tabStop />`,
};

const Money: ComponentFacts = {
  component: 'Money',
  from: 'ui/Money.tsx',
  use: `<Money amount={150000} currency="IDR" />`,
};

const Brand: ComponentFacts = {
  component: 'Brand',
  from: 'ui/BrandMark.tsx',
  use: `<Brand to={t('chrome.toDashboard')} />`,
};

export const typeFacts = { StatusChip, DateText, RelativeDate, Money, Brand };
