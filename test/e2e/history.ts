/** A record's history as a person reads it on the record's page. */
import type { Page } from '@playwright/test';
import type { Language } from './person';
import { words } from './words';

/** Each change is a list item, newest first. */
export const historyOf = (page: Page, language: Language) => {
  const { audit, form } = words[language];
  const lines = page
    .getByRole('tabpanel', { name: form.tabs.history })
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  return {
    tab: page.getByRole('tab', { name: form.tabs.history }),
    lines,
    /** A field of a change: its name, then its values. */
    told: (line: number, field: string) =>
      lines
        .nth(line)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) })
        .getByRole('cell')
        .allInnerTexts(),
    restore: (line: number) => lines.nth(line).getByRole('button', { name: audit.history.restore }),
    sure: page.getByRole('button', { name: audit.history.restoreConfirm }),
  };
};
