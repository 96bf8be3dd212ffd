/** What is told of words, numbers, dates and states. */
import type { ComponentFacts } from './facts';

const StatusChip: ComponentFacts = {
  component: 'StatusChip',
  from: 'ui/StatusChip.tsx',
  props: [
    { name: 'tone', type: 'Tone', required: true },
    { name: 'children', type: 'ReactNode', required: true },
  ],
  use: `<StatusChip tone="success">{t('status.published')}</StatusChip>`,
};

const DateText: ComponentFacts = {
  component: 'DateText',
  from: 'ui/DateText.tsx',
  props: [{ name: 'iso', type: 'string', required: true }],
  use: `<DateText iso="2026-11-21" />`,
};

const RelativeDate: ComponentFacts = {
  component: 'RelativeDate',
  from: 'ui/DateText.tsx',
  props: [
    { name: 'iso', type: 'string', required: true },
    { name: 'now', type: 'number', fallback: 'Date.now()' },
    { name: 'tabStop', type: 'boolean', fallback: 'false' },
  ],
  use: `<RelativeDate iso={item.created_at} tabStop />`,
};

const Money: ComponentFacts = {
  component: 'Money',
  from: 'ui/Money.tsx',
  props: [
    { name: 'amount', type: 'number', required: true },
    { name: 'currency', type: 'string' },
  ],
  use: `<Money amount={150000} currency="IDR" />`,
};

const Brand: ComponentFacts = {
  component: 'Brand',
  from: 'ui/BrandMark.tsx',
  props: [
    { name: 'size', type: 'number', fallback: '30' },
    { name: 'to', type: 'string' },
    { name: 'narrow', type: 'boolean', fallback: 'false' },
  ],
  use: `<Brand to={t('chrome.toDashboard')} />`,
};

export const typeFacts = { StatusChip, DateText, RelativeDate, Money, Brand };
